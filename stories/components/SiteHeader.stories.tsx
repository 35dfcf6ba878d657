import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SiteHeader } from '../../src/components/SiteHeader';
import { brand } from '../../src/content/brand';
import { logo } from '../../src/content/logo';
import { whereForced } from '../media';
import * as frame from './frame.css';
import { menu } from './menu';

const { navigation } = menu;

/** Sets the attribute of a scrolled page, without scrolling it. */
const scrolled: Decorator = (Story) => {
  useEffect(() => {
    document.documentElement.dataset.scrolled = 'true';
    return () => {
      delete document.documentElement.dataset.scrolled;
    };
  }, []);
  return <Story />;
};

const meta = {
  title: 'components/Navigation/SiteHeader',
  id: 'components-siteheader',
  component: SiteHeader,
  args: {
    variant: 'solid',
    ...menu,
    home: { href: '/', ...logo, label: `${brand.name}, home` },
    path: '/services/upgrade-sap',
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: { story: { inline: false } },
    guide: {
      keyboard: [
        ['Tab', 'Moves from the logo through the navigation to the action; below 1024 px, from the logo to “Menu”.'],
        ['Escape', 'Closes an open dropdown.'],
        ['Other keys', 'The same as in NavMenu and MobileMenu.'],
      ],
      reader: 'A banner landmark with the logo’s link, then NavMenu and the action, or the button of MobileMenu.',
      limits: 'Two dropdowns and two direct links of one or two words, and an action of up to four words.',
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story, { args }) => (
      <div className={frame.page}>
        <Story />
        <div className={frame.first} data-surface={args.variant === 'solid' ? undefined : 'ink'} />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const low = { docs: { story: { height: '160px' } } };
export const Solid: Story = { parameters: low };
export const SolidScrolled: Story = { parameters: low, decorators: [scrolled] };
export const TransparentAtTop: Story = { parameters: low, args: { variant: 'transparent-at-top', path: '/' } };
export const TransparentScrolled: Story = { ...TransparentAtTop, decorators: [scrolled] };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
const opened = (name: string): NonNullable<Story['play']> => {
  return ({ canvas, step }) =>
    step(`a click on “${name}” opens it`, async () => {
      canvas.getByRole('button', { name }).click();
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true'));
    });
};
export const SecondMenuOpen: Story = { play: opened('Trades') };
export const SecondMenuOpenOnLaptop: Story = { play: opened('Trades'), globals: { viewport: { value: 'laptop' } } };
export const SecondMenuOpenOverTheHero: Story = { ...TransparentAtTop, play: opened('Trades') };
export const MobileMenuOpen: Story = {
  ...TransparentAtTop,
  globals: { viewport: { value: 'mobile1' } },
  play: opened('Menu'),
};

export const LongLabels: Story = {
  args: {
    navigation: {
      ...navigation,
      about: { ...navigation.about, label: 'About the house' },
      solutions: { ...navigation.solutions, label: 'Trades and occupations' },
    },
    action: { label: 'Speak With a Master This Week', href: '/contact' },
  },
};

export const KeyboardOnly: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab moves to the logo, then opens the first dropdown, which Escape closes', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: `${brand.name}, home` })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'House' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    });
    await step('Tab moves past the second dropdown to the direct links and the action', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Finished Works' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Speak With a Master' })).toHaveFocus();
    });
  },
};

export const ScrollingMakesItSolid: Story = {
  tags: ['check'],
  ...TransparentAtTop,
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const call = canvas.getByRole('link', { name: 'Speak With a Master' });
    const ground = () => getComputedStyle(header, '::before').backgroundColor;
    const clear = 'rgba(0, 0, 0, 0)';
    await step('scrolling by 10 px keeps the header transparent', async () => {
      window.scrollTo(0, 10);
      await waitFor(() => expect(window.scrollY).toBe(10));
      await expect(document.documentElement).not.toHaveAttribute('data-scrolled');
      await expect(ground()).toBe(clear);
      await expect(getComputedStyle(call).backgroundColor).toBe(clear);
    });
    await step('scrolling by 11 px makes the header solid', async () => {
      window.scrollTo(0, 11);
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scrolled', 'true'));
      // The ink color of both themes.
      await waitFor(() => expect(ground()).toBe('rgb(11, 29, 34)'));
      await waitFor(() => expect(getComputedStyle(call).backgroundColor).not.toBe(clear));
      await expect(header.getBoundingClientRect().top).toBe(0);
    });
    await step('at the top, the header is transparent again', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(ground()).toBe(clear));
    });
  },
};

/** Keyboard focus on the logo and the action; hover on a dropdown and a direct link. */
export const HoverAndFocus: Story = {
  parameters: {
    pseudo: {
      hover: ['[data-menu=about] > button', 'a[href="/resources"]'],
      focusVisible: ['header a[aria-label]', 'a[href="/contact"]'],
    },
  },
};
/** Forced colors remove the ink surface, so the header has a border. */
export const ForcedColors: Story = {
  ...TransparentAtTop,
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the header has a border, and its text is legible', () =>
      whereForced(async () => {
        const header = getComputedStyle(canvas.getByRole('banner'));
        await expect(header.borderBottomStyle).toBe('solid');
        const words = getComputedStyle(canvas.getByRole('button', { name: 'House' }));
        await expect(words.color).not.toBe(getComputedStyle(document.body).backgroundColor);
      }),
    ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

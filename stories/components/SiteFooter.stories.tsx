import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteFooter } from '../../src/components/SiteFooter';
import { ThemeSwitch } from '../../src/components/ThemeSwitch';
import { brand } from '../../src/content/brand';
import { frame } from '../../src/content/frame.data';

const { more, ...footer } = frame.footer;

const meta = {
  title: 'components/Navigation/SiteFooter',
  id: 'components-sitefooter',
  component: SiteFooter,
  args: {
    ...footer,
    page: 'Cover',
    path: '/',
    themeSwitch: <ThemeSwitch value="system" onValueChange={fn()} />,
  },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'The page’s footer: a list of figures, each before what it counts, a navigation named “Site index”, offices, the last call, the copyright with a list of legal texts, the theme switch. The current page’s link is said to be so.',
      limits:
        'Two figures, four to eight links, two offices, as many legal texts as fit into two lines. A long page name wraps.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('tagline and figures are shown', async () => {
      await expect(canvas.getByText(brand.tagline)).toBeVisible();
      for (const { value, label } of footer.stats)
        await expect(canvas.getByText(value).parentElement).toHaveTextContent(`${value} ${label}`);
    });
    await step('the index can be led to, and leads on', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Site index' })).toHaveAttribute('id', 'site-index');
      await expect(canvas.getByRole('link', { name: footer.start.label })).toHaveAttribute('href', footer.start.href);
    });
    await step('the disclaimer and the legal pages are there', async () => {
      await expect(canvas.getByText((text) => text.includes(brand.disclaimer))).toBeVisible();
      for (const { label, href } of footer.legalLinks)
        await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    });
  },
};
export const CurrentPage: Story = { args: { path: '/resources', page: 'Library' } };
export const CurrentLegalText: Story = { args: { path: '/privacy', page: 'Privacy' } };
export const LongPageName: Story = {
  args: { page: 'Looms and mechanical organs for distributed manufacturing groups' },
};
export const WithoutOptionalParts: Story = { args: { legalLinks: [], themeSwitch: undefined } };

/** Keyboard focus on a page and the last call; hover on all other links. */
export const HoverAndFocus: Story = {
  parameters: {
    pseudo: {
      hover: ['a:not([href="/resources"], [href="/contact"])', 'label'],
      focusVisible: ['a[href="/resources"]', 'a[href="/contact"]'],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteFooter } from '../../src/components/SiteFooter';
import { ThemeSwitch } from '../../src/components/ThemeSwitch';
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
      keyboard: [
        ['Tab', 'Moves through the links, then to the theme switch.'],
        ['Enter', 'Follows a link.'],
        ['Arrow keys', 'Select a theme.'],
      ],
      reader:
        'A content information landmark with a list of figures, a navigation named “Site index”, the offices, a list of legal links and the theme switch. The link to the current page is announced as current.',
      limits: 'Two figures, four to eight links, two offices, and two lines of legal links. A long page name wraps.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the index has an id', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Site index' })).toHaveAttribute('id', 'site-index');
    });
  },
};
export const CurrentPage: Story = { args: { path: '/resources', page: 'Library' } };
export const CurrentLegalText: Story = { args: { path: '/privacy', page: 'Privacy' } };
export const LongPageName: Story = {
  args: { page: 'Looms and mechanical organs for distributed manufacturing groups' },
};
export const WithoutOptionalParts: Story = { args: { legalLinks: [], themeSwitch: undefined } };

/** Keyboard focus on one page link and the call to action; hover on all other links and labels. */
export const HoverAndFocus: Story = {
  parameters: {
    pseudo: {
      hover: ['a:not([href="/resources"], [href="/contact"])', 'label'],
      focusVisible: ['a[href="/resources"]', 'a[href="/contact"]'],
    },
  },
};

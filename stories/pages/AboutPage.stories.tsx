import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { about } from '../../src/content/companyPages/about.data';
import { AboutPage } from '../../src/pages/AboutPage';
import { expectParts, longWords } from './shown';

const meta = {
  title: 'pages/Company/AboutPage',
  id: 'pages-aboutpage',
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: '/about' },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { mission, group, explore, closing } = about;
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [mission, group, explore, closing]);
    });
  },
};
export const NothingToExplore: Story = { args: { content: { ...about, explore: { ...about.explore, pages: [] } } } };
export const OneFigure: Story = { args: { content: { ...about, figures: about.figures.slice(0, 1) } } };
export const LongWords: Story = { args: { content: longWords(about) } };

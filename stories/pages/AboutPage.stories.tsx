import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { about } from '../../src/content/companyPages/about.data';
import { AboutPage } from '../../src/pages/AboutPage';
import { expectCalls, expectFigures, expectParts, longWords } from './shown';

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
    const { head, figures, mission, group, explore, closing } = about;
    await step('shows all sections in order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [mission, group, explore, closing]);
    });
    await step('shows all links and figures', async () => {
      await expectCalls(canvas, [
        ...explore.pages.map(({ title, href }) => ({ label: title, href })),
        ...Object.values(closing.actions),
      ]);
      await expectFigures(
        canvas,
        figures.map(({ value }) => value),
      );
    });
  },
};
export const NothingToExplore: Story = { args: { content: { ...about, explore: { ...about.explore, pages: [] } } } };
export const OneFigure: Story = { args: { content: { ...about, figures: about.figures.slice(0, 1) } } };
export const LongWords: Story = { args: { content: longWords(about) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '../../src/content/companyPages/about';
import { AboutPage } from '../../src/pages/AboutPage';
import { expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Company/AboutPage',
  id: 'pages-aboutpage',
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: '/about' },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { head, figures, mission, group, explore, closing } = about;
    await step('its parts stand in the order of its record', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [mission, group, explore, closing]);
    });
    await step('calls lead where they say, and figures are printed', async () => {
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NothingToExplore: Story = { args: { content: { ...about, explore: { ...about.explore, pages: [] } } } };
export const OneFigure: Story = { args: { content: { ...about, figures: about.figures.slice(0, 1) } } };
export const LongWords: Story = {
  args: {
    content: {
      ...about,
      mission: {
        ...about.mission,
        heading: 'Unternehmenssoftwarelandschaft',
        paragraphs: [...about.mission.paragraphs, ...about.group.paragraphs],
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };

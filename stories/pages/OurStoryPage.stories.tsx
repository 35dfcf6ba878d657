import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { story } from '../../src/content/companyPages/story';
import { OurStoryPage } from '../../src/pages/OurStoryPage';

const meta = {
  title: 'pages/Company/OurStoryPage',
  id: 'pages-ourstorypage',
  component: OurStoryPage,
  parameters: { layout: 'fullscreen', path: '/about/our-story' },
} satisfies Meta<typeof OurStoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { mission, timeline, values, forward, closing } = story;
    await step('its parts stand in the order of its record', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: story.head.heading })).toBeVisible();
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([mission, timeline, values, forward, closing].map(({ heading }) => heading));
    });
    await step('each year is told', async () => {
      for (const { year } of timeline.milestones) await expect(canvas.getByText(year)).toBeVisible();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NoMilestonesNoValues: Story = {
  args: {
    content: { ...story, timeline: { ...story.timeline, milestones: [] }, values: { ...story.values, points: [] } },
  },
};
export const OneOfEach: Story = {
  args: {
    content: {
      ...story,
      timeline: { ...story.timeline, milestones: story.timeline.milestones.slice(0, 1) },
      values: { ...story.values, points: story.values.points.slice(0, 1) },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...story,
      values: {
        ...story.values,
        points: story.values.points.map(({ title, description, drawing }) => ({
          drawing,
          title: `${title}, Unternehmenssoftwarelandschaft`,
          description: `${description} ${description}`,
        })),
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };

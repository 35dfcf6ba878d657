import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { story } from '../../src/content/companyPages/story.data';
import { OurStoryPage } from '../../src/pages/OurStoryPage';
import { emptyLists, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Company/OurStoryPage',
  id: 'pages-ourstorypage',
  component: OurStoryPage,
  parameters: { layout: 'fullscreen', path: '/about/our-story' },
} satisfies Meta<typeof OurStoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { mission, timeline, values, forward, closing } = story;
    await step('shows all sections in order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: story.head.heading })).toBeVisible();
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([mission, timeline, values, forward, closing].map(({ heading }) => heading));
    });
    await step('shows every milestone', async () => {
      for (const { year } of timeline.milestones) await expect(canvas.getByText(year)).toBeVisible();
    });
  },
};
export const NoMilestonesNoValues: Story = { args: { content: emptyLists(story) } };
export const OneOfEach: Story = { args: { content: oneOfEach(story) } };
export const LongWords: Story = { args: { content: longWords(story) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { claims } from '../../src/content/claims.data';
import { home } from '../../src/content/home.data';
import { SuccessStories } from '../../src/sections/SuccessStories';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { stories } = home.stories;
const meta = {
  title: 'sections/Home/SuccessStories',
  id: 'sections-successstories',
  component: SuccessStories,
  args: { index: 3, ...home.stories },
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A region named by its heading, with the rating as text and as a labeled image, and a list of stories.',
      limits: 'One to three stories. The first is the largest. Without stories, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SuccessStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the rating with a named scale', async () => {
      const { value, label } = claims.rating;
      await expect(canvas.getByText(value)).toBeVisible();
      await expect(canvas.getByText(label)).toBeVisible();
      await expect(canvas.getByRole('img', { name: `${value} on a scale from 0 to 5` })).toBeVisible();
    });
    await step('each title links to its story', async () => {
      const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      await expect(links).toEqual(stories.map(({ title, href }) => [title, href]));
    });
  },
};
export const WithoutRating: Story = { args: { rating: undefined } };
export const One: Story = { args: { stories: stories.slice(0, 1) } };
export const Two: Story = { args: { stories: stories.slice(0, 2) } };
export const None: Story = { args: { stories: [] }, play: noHeading };
export const LongWords: Story = { args: { stories: lengthen(stories, 'title', 'description', 'category') } };

/** A story without an `href` is not a link. */
export const WithoutLinks: Story = { args: { stories: stories.map((story) => ({ ...story, href: undefined })) } };

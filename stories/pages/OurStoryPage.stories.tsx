import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { story } from '../../src/content/companyPages/story.data';
import { OurStoryPage } from '../../src/pages/OurStoryPage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

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
      await expectParts(canvas, [mission, timeline, values, forward, closing]);
    });
  },
};
export const NoMilestonesNoValues: Story = { args: { content: emptyLists(story) } };
export const OneOfEach: Story = { args: { content: oneOfEach(story) } };
export const LongWords: Story = { args: { content: longWords(story) } };

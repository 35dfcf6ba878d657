import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ai } from '../../src/content/topics.data';
import { PageHead } from '../../src/sections/PageHead';
import { Topics } from '../../src/sections/Topics';
import { lengthen } from './longWords';

const meta = {
  title: 'sections/Any page/Topics',
  id: 'sections-topics',
  component: Topics,
  args: { navigation: ai.navigation, topics: ai.topics, layout: 'sequence' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the navigation, then the sections.'],
        ['Enter', 'On a tab: scrolls to the section and focuses its heading.'],
      ],
      reader:
        'The navigation, as in StickyTabs, then a region for each section, named by its heading. Points are a description list.',
      limits: 'Two to seven sections, each with two or three points. Without sections, nothing is shown.',
    },
    layout: 'fullscreen',
  },
  // Adds the page's head, because the sticky bar would otherwise cover the first section.
  render: (args) => (
    <>
      <PageHead {...ai.head} />
      <Topics {...args} />
    </>
  ),
} satisfies Meta<typeof Topics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {
  play: ({ canvas, step }) =>
    step('each topic is a region with a link in the navigation', async () => {
      for (const { id, label } of ai.topics) {
        await expect(canvas.getByRole('region', { name: label })).toHaveAttribute('id', id);
        await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      }
    }),
};
export const LastCurrent: Story = { args: { activeId: 'monitoring' } };
export const One: Story = { args: { topics: ai.topics.slice(0, 1) } };
export const None: Story = {
  args: { topics: [] },
  render: (args) => <Topics {...args} />,
  play: ({ canvas, step }) =>
    step('shows no navigation', async () => {
      await expect(canvas.queryByRole('navigation')).toBeNull();
    }),
};
export const WithoutDrawingsAndPoints: Story = {
  args: { topics: ai.topics.map((topic) => ({ ...topic, drawing: undefined, points: [], more: undefined })) },
};
export const TwoPoints: Story = {
  args: { topics: ai.topics.map((topic) => ({ ...topic, points: topic.points.slice(0, 2) })) },
};
export const LongWords: Story = { args: { topics: lengthen(ai.topics, 'label') } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ai, industries } from '../../src/content/topics.data';
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
        ['Tab', 'Goes through the navigation, then on through the parts.'],
        ['Enter', 'On a tab: leads to the part, whose heading takes the focus.'],
      ],
      reader:
        'The navigation as in StickyTabs, then a region for each part, named by its heading; points are terms and definitions.',
      limits: 'Two to seven parts, each with two or three points. None shows nothing.',
    },
    layout: 'fullscreen',
  },
  // Under a page's head, as everywhere: the bar sticks below the site's header, and would cover what it stands on.
  render: (args) => (
    <>
      <PageHead {...(args.layout === 'catalog' ? industries : ai).head} />
      <Topics {...args} />
    </>
  ),
} satisfies Meta<typeof Topics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {
  play: ({ canvas, step }) =>
    step('each topic is a region that can be led to', async () => {
      for (const { id, label } of ai.topics) {
        await expect(canvas.getByRole('region', { name: label })).toHaveAttribute('id', id);
        await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      }
    }),
};
export const Catalog: Story = {
  args: { navigation: industries.navigation, topics: industries.topics, layout: 'catalog' },
};
export const LastCurrent: Story = { args: { activeId: 'monitoring' } };
export const One: Story = { args: { topics: ai.topics.slice(0, 1) } };
export const None: Story = {
  args: { topics: [] },
  render: (args) => <Topics {...args} />,
  play: ({ canvas, step }) =>
    step('without topics there is no navigation', async () => {
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

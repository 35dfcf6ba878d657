import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { ai, industries, type TopicsContent } from '../../src/content/topics.data';
import { TopicsPage } from '../../src/pages/TopicsPage';
import { emptyLists, expectParts, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/TopicsPage',
  id: 'pages-topicspage',
  component: TopicsPage,
  args: { content: ai },
  parameters: { layout: 'fullscreen', path: '/ai' },
} satisfies Meta<typeof TopicsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsItsParts = ({ topics, closing }: TopicsContent): Story => ({
  play: async ({ canvas, step }) => {
    await step('shows all sections in order', async () => {
      await expectParts(canvas, [...topics.map(({ label }) => ({ heading: label })), closing]);
    });
  },
});
const catalog: Story = { args: { content: industries }, parameters: { path: '/system' } };

export const Default: Story = { ...showsItsParts(ai), parameters: pictured('phone', 'tablet') };
export const NoParts: Story = { args: { content: emptyLists(ai) } };
export const OnePart: Story = { args: { content: oneOfEach(ai) } };
export const LongWords: Story = {
  args: {
    content: {
      ...ai,
      topics: ai.topics.map((topic) => ({ ...topic, label: `${topic.label} Unternehmenssoftwarelandschaft` })),
    },
  },
};
export const Catalog: Story = { ...catalog, ...showsItsParts(industries) };
export const CatalogOfOne: Story = { ...catalog, args: { content: oneOfEach(industries) } };

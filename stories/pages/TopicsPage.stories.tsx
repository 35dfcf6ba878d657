import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ai, industries, type TopicsContent } from '../../src/content/topics';
import { TopicsPage } from '../../src/pages/TopicsPage';
import { expectParts } from './shown';

const meta = {
  title: 'pages/Services/TopicsPage',
  id: 'pages-topicspage',
  component: TopicsPage,
  args: { content: ai },
  parameters: { layout: 'fullscreen', path: '/ai' },
} satisfies Meta<typeof TopicsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsItsParts = ({ topics, navigation, closing }: TopicsContent): Story => ({
  play: async ({ canvas, step }) => {
    await step('its parts stand in the order of its record', async () => {
      await expectParts(canvas, [...topics.map(({ label }) => ({ heading: label })), closing]);
    });
    await step('each tab leads to its part', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: navigation })).getAllByRole('link');
      await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(topics.map(({ id }) => `#${id}`));
    });
  },
});
const longWords = (content: TopicsContent): Story => ({
  args: {
    content: {
      ...content,
      topics: content.topics.map((topic) => ({
        ...topic,
        label: `${topic.label}, Unternehmenssoftwarelandschaft`,
        paragraphs: [...topic.paragraphs, ...topic.paragraphs.map((text) => `${text} ${text}`)],
      })),
    },
  },
});
const catalogue: Story = { args: { content: industries }, parameters: { path: '/system' } };

export const Default: Story = showsItsParts(ai);
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NoParts: Story = { args: { content: { ...ai, topics: [] } } };
export const OnePart: Story = { args: { content: { ...ai, topics: ai.topics.slice(0, 1) } } };
export const LongWords: Story = longWords(ai);
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const Catalogue: Story = { ...catalogue, ...showsItsParts(industries) };
export const CatalogueDark: Story = { ...catalogue, globals: { theme: 'dark' } };
export const CatalogueNarrow: Story = { ...catalogue, globals: { viewport: { value: 'mobile1' } } };
export const CatalogueTablet: Story = { ...catalogue, globals: { viewport: { value: 'tablet' } } };
export const CatalogueOfOne: Story = {
  ...catalogue,
  args: { content: { ...industries, topics: industries.topics.slice(0, 1) } },
};
export const CatalogueLongWords: Story = { ...catalogue, ...longWords(industries) };
export const CatalogueLongWordsOnAPhone: Story = {
  ...CatalogueLongWords,
  globals: { viewport: { value: 'reflow' } },
};

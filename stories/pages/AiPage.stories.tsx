import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ai } from '../../src/content/topics';
import { AiPage } from '../../src/pages/AiPage';
import { expectParts } from './shown';

const meta = {
  title: 'pages/Services/AiPage',
  id: 'pages-aipage',
  component: AiPage,
  parameters: { layout: 'fullscreen', path: '/ai' },
} satisfies Meta<typeof AiPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('its parts stand in the order of its record', async () => {
      await expectParts(canvas, [...ai.topics.map(({ label }) => ({ heading: label })), ai.closing]);
    });
    await step('each tab leads to its part', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: ai.navigation })).getAllByRole('link');
      await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(ai.topics.map(({ id }) => `#${id}`));
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NoParts: Story = { args: { content: { ...ai, topics: [] } } };
export const OnePart: Story = { args: { content: { ...ai, topics: ai.topics.slice(0, 1) } } };
export const LongWords: Story = {
  args: {
    content: {
      ...ai,
      topics: ai.topics.map((topic) => ({
        ...topic,
        label: `${topic.label}, Unternehmenssoftwarelandschaft`,
        paragraphs: [...topic.paragraphs, ...topic.paragraphs.map((text) => `${text} ${text}`)],
      })),
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { industries } from '../../src/content/topics';
import { SystemPage } from '../../src/pages/SystemPage';
import { expectParts } from './shown';

const meta = {
  title: 'pages/Whole site/SystemPage',
  id: 'pages-systempage',
  component: SystemPage,
  parameters: { layout: 'fullscreen', path: '/system' },
} satisfies Meta<typeof SystemPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('its parts stand in the order of its record', async () => {
      await expectParts(canvas, [...industries.topics.map(({ label }) => ({ heading: label })), industries.closing]);
    });
    await step('each tab leads to its part', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: industries.navigation })).getAllByRole('link');
      await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(industries.topics.map(({ id }) => `#${id}`));
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NoParts: Story = { args: { content: { ...industries, topics: [] } } };
export const OnePart: Story = { args: { content: { ...industries, topics: industries.topics.slice(0, 1) } } };
export const LongWords: Story = {
  args: {
    content: {
      ...industries,
      topics: industries.topics.map((topic) => ({
        ...topic,
        label: `${topic.label}, Unternehmenssoftwarelandschaft`,
        paragraphs: [...topic.paragraphs, ...topic.paragraphs.map((text) => `${text} ${text}`)],
      })),
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resourceHub } from '../../src/content/listPages/resources';
import { ResourceHead } from '../../src/sections/ResourceHead';

const meta = {
  title: 'sections/Resources/ResourceHead',
  id: 'sections-resourcehead',
  component: ResourceHead,
  args: { crumb: resourceHub.sheet, heading: resourceHub.heading, lead: resourceHub.lead },
  parameters: {
    guide: {
      reader: 'The name of the area, then the page’s h1, which can take the focus, and the lead.',
      limits: 'A heading of up to six words, a lead of two sentences.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ResourceHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the heading can be given the focus', async () => {
      const title = canvas.getByRole('heading', { level: 1 });
      title.focus();
      await expect(title).toHaveFocus();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const WithoutCrumb: Story = { args: { crumb: undefined } };
export const LongWords: Story = {
  args: {
    heading: 'What a Donaudampfschifffahrtsgesellschaft measured, moved and learned',
    lead: `${resourceHub.lead} ${resourceHub.lead} ${resourceHub.lead}`,
  },
  globals: { viewport: { value: 'reflow' } },
};

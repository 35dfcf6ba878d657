import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '../../src/content/companyPages/about.data';
import { story } from '../../src/content/companyPages/story.data';
import { Narrative } from '../../src/sections/Narrative';

const { heading, paragraphs } = about.mission;
const meta = {
  title: 'sections/Any page/Narrative',
  id: 'sections-narrative',
  component: Narrative,
  args: { index: 1, heading, paragraphs },
  parameters: {
    guide: {
      reader: 'A region named by its heading, with paragraphs.',
      limits: 'One to four paragraphs of up to 80 words. A statement is one sentence.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Narrative>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the region is named by its heading', async () => {
      await expect(canvas.getByRole('region', { name: heading })).toHaveTextContent(paragraphs[0] ?? '');
    }),
};
export const Statement: Story = { args: { variant: 'statement' } };
export const NoParagraph: Story = { args: { paragraphs: [], variant: 'statement' } };
export const OnInk: Story = { args: { surface: 'ink', variant: 'statement', ...story.forward } };
export const LongWords: Story = {
  args: { heading: 'Unternehmenssoftwarelandschaft', paragraphs: [...paragraphs, ...story.forward.paragraphs] },
};

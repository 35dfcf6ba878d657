import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stubPages } from '../../src/content/stubPages';
import { ProofIndex } from '../../src/sections/ProofIndex';
import { lengthen } from './longWords';

const { heading = '', proof, pages = [] } = stubPages['/solutions/s4hana']?.next ?? {};
if (!proof) throw new Error('The stub has no record to show');
const meta = {
  title: 'sections/Any page/ProofIndex',
  id: 'sections-proofindex',
  component: ProofIndex,
  tags: ['new'],
  args: { heading, proof, pages, pagesLabel: 'Services around it' },
  parameters: {
    guide: {
      keyboard: [['Tab, Enter', 'Goes from title to title; the ring runs round the whole cell; follows the link.']],
      reader:
        'A region named by its heading: the proof, then a list named by its label, in which only the titles are links.',
      limits: 'One proof, two to four pages.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ProofIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the proof comes before the other pages', async () => {
      await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', proof.href);
    });
    await step('the list has the name that stands above it', async () => {
      await expect(canvas.getByRole('list', { name: args.pagesLabel ?? '' })).toBeVisible();
    });
  },
};
export const DrawingAtTheEnd: Story = { args: { variant: 'end', surface: 'canvas' } };
export const LongWords: Story = { args: { pages: lengthen(pages, 'title', 'text') } };

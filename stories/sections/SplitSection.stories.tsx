import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing } from '../../src/components/Drawing';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';
import { BenefitCells } from '../../src/sections/Benefits';
import { SplitSection } from '../../src/sections/SplitSection';

const { heading, lead, benefits } = sapSolutions.benefits;
const meta = {
  title: 'sections/Services/SplitSection',
  id: 'sections-splitsection',
  tags: ['new'],
  component: SplitSection,
  args: { index: 2, heading, lead, children: <BenefitCells benefits={benefits} columns={1} /> },
  parameters: {
    guide: {
      reader: 'A region named by its heading, then its content.',
      limits:
        'A heading of up to six words and a lead of two sentences, beside a column of three to five rows. Add media below the lead if the column is much taller.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SplitSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the first row is to the right of the heading', async () => {
      const head = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
      const first = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect();
      await expect(first?.left).toBeGreaterThan(head.right);
      await expect(first?.top).toBeLessThan(head.bottom);
    }),
};
export const OnInk: Story = { args: { surface: 'ink' } };
export const WithoutLead: Story = { args: { lead: undefined } };
export const WithMedia: Story = { args: { media: <Drawing name="aside-maintained" viewBox="0 0 340 400" /> } };
export const LongWords: Story = {
  args: { heading: `${heading}, Geschäftsprozessverantwortung`, lead: `${lead} ${lead}` },
};

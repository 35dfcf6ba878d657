import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProcessSteps } from '../../src/components/ProcessSteps';
import { Section } from '../../src/components/Section';
import { partnershipProcess } from '../../src/content/partners';

const meta = {
  title: 'components/Figures/ProcessSteps (stepper)',
  id: 'components-processsteps',
  component: ProcessSteps,
  args: { steps: partnershipProcess },
  parameters: {
    guide: {
      reader:
        'An ordered list, so that each step is read with its number; then its heading and text. Line and nodes are decoration.',
      limits: 'Two to eight steps, four to a row. A title of up to four words, one or two sentences.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section surface="band">
      <ProcessSteps {...args} />
    </Section>
  ),
} satisfies Meta<typeof ProcessSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, step }) => {
    await step('there is an entry for each step', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(partnershipProcess.length);
    });
  },
};
export const Three: Story = { args: { steps: partnershipProcess.slice(0, 3) } };
export const One: Story = { args: { steps: partnershipProcess.slice(0, 1) } };
export const None: Story = { args: { steps: [] } };
export const Down: Story = { args: { variant: 'down' } };
export const Seven: Story = {
  args: {
    steps: [1, 2, 3, 4, 5, 6, 7].map((n) => ({
      title: `Step ${n}`,
      description: 'One thing at a time, and a day for it.',
    })),
  },
};
export const LongWords: Story = {
  args: {
    steps: partnershipProcess.map(({ title, description }) => ({
      title: `${title}, Unternehmenssoftwarelandschaft`,
      description: `${description} ${description} ${description}`,
    })),
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

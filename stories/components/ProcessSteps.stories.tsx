import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProcessSteps } from '../../src/components/ProcessSteps';
import { partnershipProcess } from '../../src/content/partners.data';
import { inSection } from '../decorators';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Figures/ProcessSteps (stepper)',
  id: 'components-processsteps',
  component: ProcessSteps,
  args: { steps: partnershipProcess },
  parameters: {
    guide: {
      reader: 'An ordered list. Each step has a heading and a text.',
      limits:
        'Two to eight steps, four in a row. A title has up to four words, and a description has one or two sentences.',
    },
    layout: 'fullscreen',
    surface: 'band',
  },
  decorators: [inSection],
} satisfies Meta<typeof ProcessSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: ({ canvas, step }) =>
    step('each step is a list item', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(partnershipProcess.length);
    }),
};
const text = 'One thing at a time, and a day for it.';
export const AllVariants: Story = gallery(ProcessSteps, {
  one: { steps: partnershipProcess.slice(0, 1) },
  three: { steps: partnershipProcess.slice(0, 3) },
  seven: { steps: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ title: `Step ${n}`, description: text })) },
  down: { variant: 'down' },
  'long words': {
    steps: partnershipProcess.map(({ title, description }) => ({
      title: `${title}, Unternehmenssoftwarelandschaft`,
      description: `${description} ${description} ${description}`,
    })),
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { Measure } from '../../src/sections/Measure';

const label = 'A measured line of 90 days, with the result on day 90.';
const meta = {
  title: 'sections/Any page/Measure',
  id: 'sections-measure',
  component: Measure,
  args: { name: 'measure-results', label },
  parameters: {
    guide: {
      reader:
        'An image named by `label`, which states the measured quantity and its value. Drawings for other widths are hidden.',
      limits: 'A label of one sentence. The text in the drawing is part of the file.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section surface="band">
      <Measure {...args} />
    </Section>
  ),
} satisfies Meta<typeof Measure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the drawing has a text alternative', async () => {
      await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    }),
};
export const Large: Story = { args: { name: 'measure-received', width: 1280, height: 150 } };
export const AcrossTheSheet: Story = { args: { name: 'measure-maintenance', whole: true, label } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };

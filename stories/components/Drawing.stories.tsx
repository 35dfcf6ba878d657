import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing } from '../../src/components/Drawing';
import { choice } from '../choice';
import { Variants } from '../gallery';

const meta = {
  title: 'components/Figures/Drawing',
  id: 'components-drawing',
  component: Drawing,
  argTypes: {
    fit: choice(['width', 'natural', 'contain', 'cover'], 'width'),
    palette: choice(['theme', 'portrait'], 'theme'),
  },
  parameters: {
    guide: {
      reader: 'With `label`, the drawing is an image of that name. Without it, the drawing is decorative.',
      limits: 'A label of one sentence. Omit it if the text beside the drawing contains the same information.',
    },
  },
  args: { name: 'plate-01', viewBox: '0 0 664 404' },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FillsItsWidth: Story = {
  play: async ({ canvasElement, step }) => {
    await step('the aspect ratio is reserved before the file loads', async () => {
      const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
      await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(664 / 404, 1);
    });
  },
};
export const AllVariants: Story = {
  render: (args) => (
    <Variants
      columns={2}
      items={[
        { label: 'natural', children: <Drawing {...args} fit="natural" /> },
        { label: 'natural, smaller', children: <Drawing {...args} fit="natural" width={332} height={202} /> },
        { label: 'on a band', surface: 'band', children: <Drawing {...args} fit="natural" /> },
        { label: 'on ink', surface: 'ink', children: <Drawing {...args} fit="natural" /> },
      ]}
    />
  ),
};

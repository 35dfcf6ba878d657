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
      reader: 'Nothing, unless `label` gives it a name: then an image.',
      limits: 'A label of one sentence, only where the words beside the drawing do not say the same.',
    },
  },
  args: { name: 'plate-01', viewBox: '0 0 664 404' },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FillsItsWidth: Story = {
  play: async ({ canvasElement, step }) => {
    await step('its box has the drawing’s shape before it arrives', async () => {
      const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
      await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(664 / 404, 1);
    });
  },
};
/** For the first window: the address stands in the HTML. */
export const Eager: Story = {
  tags: ['check'],
  args: { loading: 'eager' },
  play: async ({ canvasElement, step }) => {
    await step('it is requested without waiting for the window', async () => {
      await expect(canvasElement.querySelector('use')).toHaveAttribute('href', '/drawings/plate-01.svg#d');
      await expect(canvasElement.querySelector('noscript')).toBeNull();
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
export const HasANameWhereItSaysMore: Story = {
  tags: ['check'],
  args: { fit: 'natural', label: 'The core plate: racks, a main unit and two vessels' },
  play: async ({ canvas, step }) => {
    await step('the drawing is an image with a name', async () => {
      await expect(canvas.getByRole('img', { name: /core plate/ })).toBeVisible();
    });
  },
};

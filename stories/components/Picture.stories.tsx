import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing } from '../../src/components/Drawing';
import { Monogram } from '../../src/components/Monogram';
import { Picture } from '../../src/components/Picture';
import { choice } from '../choice';
import { inColumn } from '../decorators';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Figures/Picture (image)',
  id: 'components-picture',
  component: Picture,
  argTypes: {
    ratio: choice(['landscape', 'square', 'portrait'], 'landscape'),
  },
  args: { src: '/icon-512.png', alt: 'Three nodes on a diagonal between two bars' },
  parameters: {
    guide: {
      reader: 'An image with its `alt`, also when the fallback stands in its place; nothing where `alt` is empty.',
      limits:
        '`alt` in one sentence; empty where the words beside it say the same. Pictures are cut to the ratio from their middle.',
    },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['check'],
  decorators: [inColumn(360)],
  play: ({ canvas, step }) =>
    step('the image is shown whole', async () => {
      const image = canvas.getByRole<HTMLImageElement>('img', { name: /Three nodes/ });
      await image.decode();
      await expect(image.naturalWidth).toBe(512);
    }),
};
/** The same place, hatched; what it would have shown is still said. */
export const Fails: Story = {
  tags: ['check'],
  decorators: [inColumn(360)],
  args: { src: 'data:image/png;base64,none' },
  play: ({ canvas, canvasElement, step }) =>
    step('a plate with the image’s words stands in its place', async () => {
      const plate = await canvas.findByLabelText(/Three nodes/);
      await expect(plate).toHaveAttribute('role', 'img');
      await expect(canvasElement.querySelector('img')).toBeNull();
    }),
};

const remote =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAIAAAD38zoCAAAAFUlEQVR4nGO4cOUGVsQwuCQgCKscABPwcYGOfNWxAAAAAElFTkSuQmCC';
export const AllVariants: Story = {
  ...gallery(
    Picture,
    {
      landscape: {},
      square: { ratio: 'square' },
      portrait: { ratio: 'portrait' },
      decoration: { alt: '' },
      // Its bytes are in the address: no story asks another host.
      'from another host': { src: remote, alt: 'A field of one color' },
      'failed, with a drawing': {
        src: 'data:image/png;base64,none',
        fallback: <Drawing name="industry-lines" viewBox="14 0 560 399" />,
      },
      'no picture yet': { src: undefined, alt: '', ratio: 'square', fallback: <Monogram name="Ruth Kessler" /> },
    },
    { columns: 3 },
  ),
  play: ({ canvas, step }) =>
    step('an image of another host is shown', async () => {
      const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A field of one color' });
      await image.decode();
      await expect(image).toBeVisible();
    }),
};

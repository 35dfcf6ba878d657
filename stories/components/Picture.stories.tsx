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
      reader: 'An image named by `alt`, also while the fallback is shown. If `alt` is empty, the image is hidden.',
      limits:
        'An `alt` of one sentence, or an empty `alt` if the text beside the image says the same. Images are cropped to the ratio around their center.',
    },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fallback keeps the size and the name of the image. */
export const Fails: Story = {
  tags: ['check'],
  decorators: [inColumn(360)],
  args: { src: 'data:image/png;base64,none' },
  play: ({ canvas, canvasElement, step }) =>
    step('the fallback is an image named by `alt`', async () => {
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
      // A data URL, because stories must not request other hosts.
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
    step('an image from another host is shown', async () => {
      const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A field of one color' });
      await image.decode();
      await expect(image).toBeVisible();
    }),
};

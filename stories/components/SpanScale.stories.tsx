import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpanScale } from '../../src/components/SpanScale';
import { gallery } from '../gallery';
import { whereForced } from '../media';

const weeks = [
  [0, '0'],
  [24, '24 weeks'],
] as const;
const meta = {
  title: 'components/Figures/SpanScale (range chart)',
  id: 'components-spanscale',
  component: SpanScale,
  parameters: {
    guide: {
      reader:
        'An image named by `label`. Without `label`, the scale is hidden. Omit `label` only if the text beside the scale says the same.',
      limits: 'Two to five marks of a few characters. Values beyond the axis are cut off at its end.',
    },
  },
  args: { axis: [0, 24], span: [12, 24], tick: 1, major: 4, marks: weeks, label: '12 to 24 of 24 weeks' },
} satisfies Meta<typeof SpanScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {};
export const AllVariants: Story = {
  ...gallery(
    SpanScale,
    {
      'from the least to the most': { label: 'range' },
      'a phase that begins later': { between: true, span: [6, 12], label: 'phase' },
      'a planned phase': { between: true, planned: true, label: 'planned' },
      'a single quantity': { span: 18, label: 'single' },
      'beyond the axis': { span: [12, 40], label: 'beyond' },
      ongoing: { span: null, label: 'ongoing' },
      'on ink': { label: 'on ink' },
      'the stretch alone': { tick: undefined, marks: [], between: true, label: 'stretch' },
      'without marks, as decoration': { marks: [], label: undefined },
      'a share': {
        axis: [0, 100],
        span: [15, 35],
        tick: 5,
        major: 10,
        marks: [
          [0, '0'],
          [100, '100%'],
        ],
        label: 'share',
      },
      'a level of service': {
        axis: [99, 100],
        span: 99.9,
        tick: 0.05,
        major: 10,
        pointer: true,
        marks: [
          [99, '99'],
          [99.5, '99.5'],
          [100, '100%'],
        ],
        label: 'service',
      },
    },
    { columns: 3, onInk: ['on ink'] },
  ),
  play: async ({ canvas, step }) => {
    /** Start and width of each part of an image, as shares of the width of the image. */
    const parts = (name: string) => {
      const image = canvas.getByRole('img', { name });
      const whole = image.getBoundingClientRect();
      return [...image.querySelectorAll('rect')].map((part) => {
        const { x, width } = part.getBoundingClientRect();
        return [(x - whole.x) / whole.width, width / whole.width].map((share) => share.toFixed(2));
      });
    };
    await step('a range is solid up to its minimum and hatched up to its maximum', async () => {
      await expect(parts('range')).toEqual([
        ['0.00', '0.50'],
        ['0.50', '0.50'],
      ]);
    });
    await step('a range beyond the axis ends at the end of the axis', async () => {
      await expect(parts('beyond')).toEqual([
        ['0.00', '0.50'],
        ['0.50', '0.50'],
      ]);
    });
    await step('nothing is drawn before the start of a phase', async () => {
      await expect(parts('phase')).toEqual([['0.25', '0.25']]);
    });
    await step('a single value is solid', async () => {
      await expect(parts('single')).toEqual([['0.00', '0.75']]);
    });
    await step('a scale without a label is hidden', async () => {
      await expect(canvas.getAllByRole('img')).toHaveLength(10);
    });
  },
};
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the scale has the text color', () =>
      whereForced(async () => {
        await expect(getComputedStyle(canvas.getByRole('img')).stroke).toBe(getComputedStyle(document.body).color);
      }),
    ),
};

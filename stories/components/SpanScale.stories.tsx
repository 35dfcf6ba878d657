import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { SpanScale } from '../../src/components/SpanScale';
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
      reader: 'An image with its `label`; nothing without one, where the words beside it say the same.',
      limits: 'Two to five marks of a few characters. Values beyond the axis end at its end.',
    },
  },
  args: { axis: [0, 24], span: [12, 24], tick: 1, major: 4, marks: weeks, label: '12 to 24 of 24 weeks' },
} satisfies Meta<typeof SpanScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Share: Story = {
  args: {
    axis: [0, 100],
    span: [15, 35],
    tick: 5,
    major: 10,
    marks: [
      [0, '0'],
      [50, '50'],
      [100, '100%'],
    ],
    label: '15 to 35 of 100 on a straight line',
  },
};
export const ServiceLevel: Story = {
  args: {
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
    label: '99.9 percent',
  },
};
export const Planned: Story = { args: { between: true, planned: true, label: 'Planned, weeks 12 to 24' } };
export const Ongoing: Story = { args: { span: null, label: 'Ongoing' } };
export const StretchAlone: Story = { args: { tick: undefined, marks: [], between: true } };
export const WithoutMarks: Story = { args: { marks: [] } };
export const OnInk: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};
export const BeyondTheAxisEndsAtItsEnd: Story = {
  tags: ['check'],
  args: { span: [12, 40] },
  play: async ({ canvas, canvasElement, step }) => {
    await step('what is drawn ends with the axis', async () => {
      await expect(canvas.getByRole('img', { name: '12 to 24 of 24 weeks' })).toBeVisible();
      const [solid, stretch] = canvasElement.querySelectorAll('rect');
      await expect(solid).toHaveAttribute('width', '50%');
      await expect(stretch).toHaveAttribute('x', '50%');
      await expect(stretch).toHaveAttribute('width', '50%');
    });
  },
};
export const DrawnToScale: Story = {
  tags: ['check'],
  args: {
    axis: [0, 16],
    span: [4, 8],
    marks: [
      [0, '0'],
      [16, '16 weeks'],
    ],
    label: '4 to 8 of 16 weeks',
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is solid to the least, and hatched to the most', async () => {
      const whole = canvas.getByRole('img').getBoundingClientRect();
      const [solid, stretch] = [...canvasElement.querySelectorAll('rect')].map((part) => part.getBoundingClientRect());
      await expect((solid?.x ?? 0) - whole.x).toBeCloseTo(0, 0);
      await expect((solid?.width ?? 0) / whole.width).toBeCloseTo(0.25, 2);
      await expect(((stretch?.x ?? 0) - whole.x) / whole.width).toBeCloseTo(0.25, 2);
      await expect((stretch?.width ?? 0) / whole.width).toBeCloseTo(0.25, 2);
    });
  },
};
/** A phase begins where it begins: nothing leads up to it. */
export const Between: Story = {
  tags: ['check'],
  args: { between: true, span: [6, 12], label: 'Weeks 6 to 12 of 24' },
  play: async ({ canvasElement, step }) => {
    await step('nothing leads up to it', async () => {
      const parts = canvasElement.querySelectorAll('rect');
      await expect(parts).toHaveLength(1);
      await expect(parts[0]).toHaveAttribute('x', '25%');
    });
  },
};
/** A quantity without a range is solid as far as it goes. */
export const Single: Story = {
  tags: ['check'],
  args: { span: 18, label: '18 of 24 weeks' },
  play: async ({ canvasElement, step }) => {
    await step('it is solid as far as it goes', async () => {
      const parts = canvasElement.querySelectorAll('rect');
      await expect(parts).toHaveLength(1);
      await expect(parts[0]).toHaveAttribute('width', '75%');
    });
  },
};
export const DecorationWithoutALabel: Story = {
  args: { label: undefined },
  play: async ({ canvas, step }) => {
    await step('without a label it is not read out', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
};
/** Where the system sets the colours, the scale is drawn in the text’s. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) =>
    step('it has the color of text', () =>
      whereForced(async () => {
        await expect(getComputedStyle(canvas.getByRole('img')).stroke).toBe(getComputedStyle(document.body).color);
      }),
    ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from '../../src/components/BarList';
import { choice } from '../choice';
import { gallery } from '../gallery';
import { whereForced } from '../media';

const meta = {
  title: 'components/Figures/BarList (bar chart)',
  id: 'components-barlist',
  tags: ['new'],
  component: BarList,
  argTypes: {
    size: choice(['medium', 'large'], 'medium'),
    layout: choice(['rows', 'steps', 'pairs', 'columns'], 'rows'),
  },
  args: {
    caption: 'Crossings by the state of the tide, days of one summer',
    unit: ' days',
    bars: [
      { label: 'Slack water', value: 40 },
      { label: 'Rising', value: 20 },
      { label: 'Falling', value: 10 },
      { label: 'In a storm', value: 0 },
    ],
  },
  parameters: {
    guide: {
      reader: 'A list named by its caption. Each item is a label and a number. The bars are decorative.',
      limits:
        'Two to ten bars of the same unit, or up to eight columns. Labels have up to eight words; those of columns have up to two. Negative numbers are not supported.',
    },
  },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('each list item contains its label and number', async () => {
      const list = canvas.getByRole('list', { name: args.caption });
      await expect([...list.children].map(({ textContent }) => textContent)).toEqual(
        args.bars.map(({ label, value }) => `${label} ${value}${args.unit}`),
      );
    });
    await step('all bars share one scale that starts at 0', async () => {
      const whole = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      const drawn = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width / whole);
      await expect(drawn.map((share) => Math.round(share * 100))).toEqual([100, 50, 25]);
    });
  },
};
const before = [
  { label: 'Close of the month, before', value: 20 },
  { label: 'Close of the month, after', value: 12, highlighted: true },
  { label: 'Close of the year, before', value: 45 },
  { label: 'Close of the year, after', value: 30, highlighted: true },
];
const months = [
  { label: 'May', value: 20 },
  { label: 'June', value: 40, highlighted: true },
  { label: 'July', value: 30 },
  { label: 'August', value: 10 },
];
export const AllVariants: Story = gallery(BarList, {
  'rows, medium': {},
  'rows, large': { size: 'large' },
  'rows, on a scale to 100': { unit: '%', max: 100 },
  'steps, the parts of a whole': { size: 'large', layout: 'steps' },
  'pairs, before and after': { size: 'large', layout: 'pairs', bars: before },
  'columns, a series in time': { size: 'large', layout: 'columns', unit: '', bars: months },
  'one bar': { bars: [{ label: 'Slack water', value: 1840 }] },
  'long words': {
    bars: [
      { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', value: 12 },
      { label: 'Waiting for the approval, which waits for the audit, which waits for the close', value: 7 },
    ],
  },
});

export const OnAScaleOfItsOwn: Story = {
  tags: ['check'],
  args: { caption: 'Crossings that left on time, by the state of the tide', unit: '%', max: 100 },
  play: async ({ canvasElement, step }) => {
    await step('the first bar covers its share of the scale', async () => {
      const whole = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      const first = canvasElement.querySelector('rect')?.getBoundingClientRect().width ?? 0;
      await expect(first / whole).toBeCloseTo(0.4, 2);
    });
  },
};
/** Parts of a whole: each bar starts where the previous one ends. */
export const Steps: Story = {
  tags: ['check'],
  args: { size: 'large', layout: 'steps' },
  play: async ({ canvasElement, step }) => {
    await step(
      'each bar starts where the previous one ends, and the last one reaches the end of the scale',
      async () => {
        const whole = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        const places = [...canvasElement.querySelectorAll('rect')].map((bar) => {
          const { left, right } = bar.getBoundingClientRect();
          return [left, right].map((x) => Math.round(((x - whole.left) / whole.width) * 70));
        });
        await expect(places).toEqual([
          [0, 40],
          [40, 60],
          [60, 70],
        ]);
      },
    );
  },
};
/** Values over time. */
export const Columns: Story = {
  tags: ['check'],
  args: {
    size: 'large',
    layout: 'columns',
    unit: '',
    bars: months,
  },
  play: async ({ canvasElement, step }) => {
    await step('all columns share one scale and one baseline', async () => {
      const bars = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
      const tallest = Math.max(...bars.map(({ height }) => height));
      await expect(bars.map(({ height }) => Math.round((height / tallest) * 40))).toEqual([20, 40, 30, 10]);
      await expect(new Set(bars.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    });
  },
};
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvasElement, step }) =>
    step('bars have the text color in forced colors', () =>
      whereForced(async () => {
        const bar = canvasElement.querySelector('svg');
        await expect(bar && getComputedStyle(bar).stroke).toBe(getComputedStyle(document.body).color);
      }),
    ),
};

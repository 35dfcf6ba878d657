import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from '../../src/components/BarList';
import { whereForced } from '../media';

const meta = {
  title: 'components/Figures/BarList (bar chart)',
  id: 'components-barlist',
  tags: ['new'],
  component: BarList,
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
      reader: 'A list named by its caption; each entry is its label and its number. The bars are not read.',
      limits: 'Two to ten bars of one kind, labels of up to eight words, no negative numbers.',
    },
  },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('each entry says its label and its number', async () => {
      const list = canvas.getByRole('list', { name: args.caption });
      await expect([...list.children].map(({ textContent }) => textContent)).toEqual(
        args.bars.map(({ label, value }) => `${label} ${value}${args.unit}`),
      );
    });
    await step('the bars are drawn to one scale from 0', async () => {
      const whole = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      const drawn = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width / whole);
      await expect(drawn.map((share) => Math.round(share * 100))).toEqual([100, 50, 25]);
    });
  },
};
export const OnAScaleOfItsOwn: Story = {
  args: { unit: '%', max: 100 },
  play: async ({ canvasElement, step }) => {
    await step('the first bar is as long as its share of the scale', async () => {
      const whole = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      const first = canvasElement.querySelector('rect')?.getBoundingClientRect().width ?? 0;
      await expect(first / whole).toBeCloseTo(0.4, 2);
    });
  },
};
/** Across a whole sheet. */
export const Large: Story = { args: { size: 'large' } };
export const LargeOnAPhone: Story = { ...Large, globals: { viewport: { value: 'mobile1' } } };
export const One: Story = { args: { bars: [{ label: 'Slack water', value: 1840 }] } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: {
    bars: [
      { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', value: 12 },
      { label: 'Waiting for the ferryman, who waits for the customs officer, who waits for the tide', value: 7 },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};
/** Where the system sets the colours, the bars are drawn in the text’s. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) =>
    step('bars have the color of text', () =>
      whereForced(async () => {
        const bar = canvasElement.querySelector('svg');
        await expect(bar && getComputedStyle(bar).stroke).toBe(getComputedStyle(document.body).color);
      }),
    ),
};

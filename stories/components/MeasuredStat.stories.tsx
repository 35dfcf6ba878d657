import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MeasuredStat } from '../../src/components/MeasuredStat';

const scale = {
  axis: [0, 100],
  span: 85,
  tick: 5,
  major: 10,
  marks: [
    [0, '0'],
    [50, '50'],
    [100, '100 %'],
  ],
  label: '85 of 100 on a straight line',
} as const;
const meta = {
  title: 'components/Figures/MeasuredStat',
  id: 'components-measuredstat',
  component: MeasuredStat,
  parameters: {
    guide: {
      reader: 'The figure, then what it counts, then the scale as an image if it has a label of its own.',
      limits: 'A figure of up to eight characters in `large`; `medium` for several words. A label of up to two lines.',
    },
  },
  args: { value: '85%', label: 'retention', scale },
} satisfies Meta<typeof MeasuredStat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutScale: Story = { args: { value: '200+', label: 'SAP projects', scale: undefined } };
export const Medium: Story = { args: { size: 'medium' } };
export const LongWords: Story = {
  args: {
    value: '15-35% a year',
    label: 'efficiency gains in Geschäftsprozessverantwortung and in everything around it',
  },
  globals: { viewport: { value: 'reflow' } },
};
export const FigureAndScaleAreBothSaid: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('the figure reads with its label', async () => {
      await expect(canvas.getByRole('paragraph')).toHaveTextContent('85% retention');
    });
    await step('the scale is said in words', async () => {
      await expect(canvas.getByRole('img', { name: scale.label })).toBeVisible();
    });
  },
};

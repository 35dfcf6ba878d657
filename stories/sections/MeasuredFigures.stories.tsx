import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx.data';
import { joule } from '../../src/content/servicePages/joule.data';
import { overview } from '../../src/content/servicePages/overview.data';
import { MeasuredFigures } from '../../src/sections/MeasuredFigures';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { figures } = enterpriseCx.results;
const meta = {
  title: 'sections/Services/MeasuredFigures',
  id: 'sections-measuredfigures',
  component: MeasuredFigures,
  args: { index: 2, surface: 'ink', ...enterpriseCx.results },
  parameters: {
    guide: {
      reader:
        'If the section has a heading, it is a region with that name. Each figure is read before its label. A labeled scale is read as an image.',
      limits: 'One to six figures, three to a row. Without figures, nothing is shown.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MeasuredFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: ({ canvas, step }) =>
    step('shows each figure with a named scale', async () => {
      for (const { value, scale } of figures) {
        await expect(canvas.getByText(value)).toBeVisible();
        await expect(canvas.getByRole('img', { name: scale?.label ?? '' })).toBeVisible();
      }
    }),
};
const headless = { index: undefined, surface: 'canvas', heading: undefined, lead: undefined } as const;
export const Claims: Story = { args: { ...headless, note: undefined, ...overview.claims } };
export const ClosingStats: Story = { args: { ...headless, ...joule.stats } };
export const One: Story = { args: { figures: figures.slice(0, 1) } };
export const None: Story = { args: { figures: [] }, play: noHeading };
export const LongWords: Story = { args: { figures: lengthen(figures, 'label') } };

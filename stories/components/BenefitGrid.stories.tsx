import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitGrid } from '../../src/components/BenefitGrid';
import { Drawing } from '../../src/components/Drawing';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx.data';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';

type Record = (typeof sapSolutions.benefits.benefits)[number];
const drawn = ({ drawing, ...benefit }: Record) => ({
  ...benefit,
  media: <Drawing name={drawing} viewBox="0 0 480 280" fit="contain" />,
});
const benefits = sapSolutions.benefits.benefits.map(drawn);
const meta = {
  title: 'components/Layout/BenefitGrid',
  id: 'components-benefitgrid',
  component: BenefitGrid,
  args: { benefits },
  parameters: {
    guide: {
      reader: 'A list of as many entries as there are benefits, each with a heading. The drawings are decoration.',
      limits:
        'One to eight benefits; four to a row at most. A title of up to two lines, a description of two sentences. Drawings for all or for none.',
    },
  },
} satisfies Meta<typeof BenefitGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, step }) => {
    await step('each benefit is an entry with its heading', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.length);
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.length);
    });
    await step('signs are not read out', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
};
export const OneColumn: Story = { args: { columns: 1 } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const TwoColumnsAbove: Story = { args: { columns: 2, variant: 'above' } };
export const Three: Story = { args: { benefits: benefits.slice(0, 3) } };
export const FirstLarge: Story = { args: { ...Three.args, columns: '1 | 2' } };
export const LastLarge: Story = { args: { ...Three.args, columns: '2 | 1' } };
/** A row each, the drawing before the words. */
export const ThreeOnATablet: Story = { ...Three, globals: { viewport: { value: 'tablet' } } };
export const One: Story = { args: { benefits: benefits.slice(0, 1) } };
export const WithoutDetails: Story = {
  args: { benefits: benefits.map(({ title, description }) => ({ title, description })) },
};
const { row, benefits: four } = enterpriseCx.benefits;
/** One drawing for the whole row; below 1024 px each benefit has its own. */
export const Across: Story = {
  args: { benefits: four.map(drawn), across: row && <Drawing name={row.drawing} viewBox={row.viewBox} /> },
};
export const LongWords: Story = {
  args: {
    benefits: benefits.map((benefit) => ({
      ...benefit,
      title: `${benefit.title}, Geschäftsprozessverantwortung included`,
      description: `${benefit.description} ${benefit.description}`,
    })),
  },
  globals: { viewport: { value: 'reflow' } },
};

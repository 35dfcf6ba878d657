import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitGrid } from '../../src/components/BenefitGrid';
import { Drawing } from '../../src/components/Drawing';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx.data';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';
import { gallery } from '../gallery';

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
      reader: 'A list with one item and one heading per benefit. The drawings are decorative.',
      limits:
        'One to eight benefits, at most four in a row. Each has a title of up to two lines and a description of two sentences. Give all benefits a drawing, or none.',
    },
  },
} satisfies Meta<typeof BenefitGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, step }) => {
    await step('each benefit is a list item with a heading', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.length);
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.length);
    });
  },
};
const { row, benefits: shared } = enterpriseCx.benefits;
const three = benefits.slice(0, 3);
export const AllVariants: Story = gallery(BenefitGrid, {
  four: {},
  three: { benefits: three },
  one: { benefits: benefits.slice(0, 1) },
  'one column': { columns: 1 },
  'two columns': { columns: 2 },
  'two columns, drawings above': { columns: 2, variant: 'above' },
  'first large': { benefits: three, columns: '1 | 2' },
  'last large': { benefits: three, columns: '2 | 1' },
  // Below 1024 px each benefit shows its own drawing.
  'one drawing for the row': {
    benefits: shared.map(drawn),
    across: row && <Drawing name={row.drawing} viewBox={row.viewBox} />,
  },
  'without drawings': { benefits: benefits.map(({ title, description }) => ({ title, description })) },
  'long words': {
    benefits: benefits.map(({ title, description, ...benefit }) => ({
      ...benefit,
      title: `${title}, Geschäftsprozessverantwortung included`,
      description: `${description} ${description}`,
    })),
  },
});

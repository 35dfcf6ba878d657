import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from '../../src/components/Stat';
import { choice } from '../choice';
import { gallery } from '../gallery';

const scale = {
  axis: [0, 100],
  span: 85,
  tick: 5,
  major: 10,
  marks: [
    [0, '0'],
    [50, '50'],
    [100, '100%'],
  ],
  label: '85 of 100 on a straight line',
} as const;
const meta = {
  title: 'components/Figures/Stat (metric, callout, scale)',
  id: 'components-stat',
  component: Stat,
  argTypes: {
    size: choice(['large', 'medium', 'fit'], 'large'),
    row: choice([true, false, 'always'], false),
  },
  parameters: {
    guide: {
      instead: [['StatStrip', 'There are several figures.']],
      anatomy: ['Figure', 'Label', 'Scale'],
      pairs: [
        ['Label each figure.', 'Show “99.9%” without a label.'],
        ['Show the figure as in its record.', 'Add a plus sign that is not in the record.'],
      ],
      content: [['The label is short and has no period', '“Projects delivered”']],
      reader: 'The figure, then its label, as one text. A scale with a label is an image.',
      limits:
        'A figure of up to eight characters, or of several words with the size `medium`. A label of up to two lines.',
    },
  },
  args: { value: '500+', label: 'projects delivered' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
const share = { ...scale, span: [15, 35] as const, marks: [], label: 'Fifteen to thirty-five of a hundred' };
export const AllVariants: Story = gallery(
  Stat,
  {
    row: { layout: 'row', value: '4.9', label: 'from 88 letters home' },
    'row, long label': {
      layout: 'row',
      value: '15-35%',
      label: 'efficiency gains that our clients report as typical',
    },
    callout: { layout: 'callout' },
    'medium, for words': { size: 'medium', value: '12-24 weeks', label: 'timeline' },
    'callout on ink': { layout: 'callout' },
    'scale beside it': { value: '15-35%', label: 'efficiency gains', row: 'always', scale: share },
    'long words': {
      scale,
      value: '15-35% a year',
      label: 'efficiency gains in Geschäftsprozessverantwortung and in everything around it',
    },
    measured: { value: '85%', label: 'retention', scale },
    'measured, medium': { value: '85%', label: 'retention', scale, size: 'medium' },
  },
  { columns: 3, onInk: ['callout on ink'] },
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, Grid } from '../../src/components/Grid';
import { Section } from '../../src/components/Section';
import { SectionHead } from '../../src/components/SectionHead';
import { Text } from '../../src/components/Text';
import { choice, spaces } from '../choice';
import { gallery } from '../gallery';

const words =
  'Every engagement starts with one measurable result and a date for it. The guarantee is part of the offer. ';
const meta = {
  title: 'components/Layout/Grid',
  id: 'components-grid',
  component: Grid,
  argTypes: {
    rowGap: choice(spaces, '32'),
    align: choice(['stretch', 'start', 'center', 'end'], 'stretch'),
  },
  args: {
    children: (
      <>
        <Column span={5} medium={6}>
          <Text>{words.repeat(2)}</Text>
        </Column>
        <Column span={5} start={8} medium={6}>
          <Text tone="muted">{words}</Text>
        </Column>
      </>
    ),
  },
  parameters: {
    guide: {
      reader: 'Only the content is read.',
      limits: 'The columns of a row add up to twelve. Further columns wrap onto the next row.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <SectionHead heading="Columns" lead="One to seven, eight to twelve." />
      <Grid {...args} />
    </Section>
  ),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
export const AllVariants: Story = gallery(Grid, {
  'two columns, one to seven and eight to twelve': {},
  'aligned at the end': { align: 'end' },
  thirds: {
    children: [1, 2, 3].map((n) => (
      <Column key={n} span={4} medium={4}>
        <Text>{words}</Text>
      </Column>
    )),
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { Heading } from '../../src/components/Heading';
import { IndexNumber } from '../../src/components/IndexNumber';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';
import { Variants } from '../gallery';

const titles = ['SAP core', 'Integration', 'Intelligence', 'Experience', 'Operations', 'Training'];
const some = (count: number) =>
  titles.slice(0, count).map((title, index) => (
    <Cell key={title}>
      <Stack gap="8">
        <IndexNumber value={index + 1} />
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">Flows, events and interfaces. Each one has an owner, a version and an alarm.</Text>
      </Stack>
    </Cell>
  ));

const meta = {
  title: 'components/Layout/Cells (card grid, tiles)',
  id: 'components-cells',
  component: Cells,
  argTypes: {
    columns: choice([1, 2, 3, 4, '2 + 3', '5 / 7', '7 / 5', '2 / 1 / 1', '1 | 2', '2 | 1'], 2),
    medium: choice([1, 2, 3, 4, '2 + 3'], 2),
    narrow: choice([1, 2, 3, 4], 1),
    lines: choice(['both', 'start', 'none'], 'both'),
    edge: choice(['bleed', 'boxed', 'none'], 'bleed'),
    fill: choice([true, false]),
  },
  args: { columns: 2, children: some(4) },
  parameters: {
    guide: {
      reader: 'Only the content is read. With `as`, the cells are a list. Lines and surfaces are not announced.',
      limits:
        'An incomplete row ends with empty space, unless `fill` stretches the last cell. All cells of a row are as tall as its tallest cell.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <Cells {...args} />
    </Section>
  ),
} satisfies Meta<typeof Cells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Section>
      <Variants
        columns={1}
        items={([3, 4, 1, '5 / 7', '7 / 5', '1 | 2', '2 | 1'] as const).map((columns) => ({
          label: String(columns),
          children: (
            <Cells columns={columns} medium={1}>
              {some(columns === 4 ? 4 : 3)}
            </Cells>
          ),
        }))}
      />
    </Section>
  ),
};
export const LastRowNotFull: Story = { args: { columns: 3, children: some(5) } };
export const OneCell: Story = { args: { columns: 3, children: some(1) } };
export const LastOneTakesTheRest: Story = {
  tags: ['check'],
  args: { columns: 3, fill: true, children: some(5) },
  play: async ({ canvas, step }) => {
    await step('the last cell ends where the row above ends', async () => {
      const right = (name: string) => canvas.getByRole('heading', { name }).closest('div[class]')?.parentElement;
      const ends = ['Intelligence', 'Operations'].map((name) => right(name)?.getBoundingClientRect().right ?? 0);
      await expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(1);
    });
  },
};
export const OneTakesARow: Story = { args: { columns: 3, fill: true, children: some(4) } };
export const LineAboveOnly: Story = { args: { lines: 'start' } };
export const Boxed: Story = { args: { edge: 'boxed' } };
const plans = (lifted: 'ink' | 'canvas', others?: 'band') =>
  (['Essential', 'Premium', 'Enterprise'] as const).map((plan) => (
    <Cell key={plan} surface={plan === 'Premium' ? lifted : others}>
      <Heading level={3}>{plan}</Heading>
      <Text tone="muted">An answer by telephone</Text>
    </Cell>
  ));
export const OneLifted: Story = { args: { columns: 3, medium: 1, children: plans('ink') } };
export const OneLiftedOffABand: Story = { args: { ...OneLifted.args, children: plans('canvas', 'band') } };
export const CellsWithinACell: Story = {
  args: {
    children: (
      <>
        <Cell pad="none">
          <Drawing name="plate-01" viewBox="0 0 664 404" />
          <Cells columns={1} medium={1} lines="start">
            <Cell>
              <Heading level={3}>SAP core</Heading>
            </Cell>
          </Cells>
        </Cell>
        <Cell>
          <Stack gap="28">
            <Text>Cells in a padded cell reach out to its edge.</Text>
            <Cells>{some(2)}</Cells>
            <Text>Below them its own words go on.</Text>
          </Stack>
        </Cell>
      </>
    ),
  },
};
export const OnInk: Story = {
  render: (args) => (
    <Section surface="ink">
      <Cells {...args} />
    </Section>
  ),
};
export const TwoOnAPhone: Story = { args: { narrow: 2 }, globals: { viewport: { value: 'mobile1' } } };

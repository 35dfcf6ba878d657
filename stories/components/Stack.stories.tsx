import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/components/Badge';
import { Cell, Cells } from '../../src/components/Cells';
import { Heading } from '../../src/components/Heading';
import { Link } from '../../src/components/Link';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { choice, spaces } from '../choice';
import { gallery } from '../gallery';

const children = (
  <>
    <Badge dot>Four seats left</Badge>
    <Heading level={3}>Bring the clock that lost its hour</Heading>
    <Text tone="muted">Thirty minutes with an architect, a sketch of your landscape.</Text>
  </>
);
const meta = {
  title: 'components/Layout/Stack (vertical spacing)',
  id: 'components-stack',
  component: Stack,
  argTypes: {
    gap: choice(spaces, '16'),
    align: choice(['stretch', 'start', 'center', 'end'], 'stretch'),
    justify: choice(['start', 'between'], 'start'),
  },
  args: { children },
  parameters: {
    guide: {
      keyboard: [['Tab', 'Moves through the links and controls in the stack, from top to bottom.']],
      reader: 'Only its content, or a list if `as` is a list element.',
      limits: 'Any number of elements.',
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { align: 'start' } };
export const AllVariants: Story = gallery(
  Stack,
  {
    close: { gap: '4', align: 'start' },
    wide: { gap: '48', align: 'start' },
    centered: { align: 'center' },
  },
  { columns: 3 },
);
export const LastThingAtTheBottom: Story = {
  render: () => (
    <Cells edge="boxed">
      {['Short. ', 'A text that is a good deal longer than its neighbor and so decides how high the row is. '].map(
        (text) => (
          <Cell key={text}>
            <Stack justify="between" align="start">
              <Text>{text.repeat(3)}</Text>
              <Link variant="arrow" href="/contact/sales-inquiry">
                Learn More
              </Link>
            </Stack>
          </Cell>
        ),
      )}
    </Cells>
  ),
};

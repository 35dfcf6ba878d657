import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Heading } from '../../src/components/Heading';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { TitleLink } from '../../src/components/TitleLink';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Actions/TitleLink',
  id: 'components-titlelink',
  component: TitleLink,
  args: { href: '/services/sap-solutions', children: 'SAP core' },
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A heading with a link named by the title.',
      limits: 'A title of up to three lines. The cell must not contain other controls.',
    },
  },
  render: (args) => (
    <>
      <Cells columns={2} edge="boxed">
        <Cell>
          <Stack gap="12">
            <Heading level={3}>
              <TitleLink {...args} />
            </Heading>
            <Text tone="muted">Finance, supply and production on one clean core.</Text>
          </Stack>
        </Cell>
        <Cell>
          <Heading level={3}>Its neighbor</Heading>
        </Cell>
      </Cells>
    </>
  ),
} satisfies Meta<typeof TitleLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(
  meta.render,
  {
    'with an arrow': {},
    // For cells with a button that states the action.
    'without an arrow': { arrow: false },
    hover: {},
    focus: {},
    'long words': { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and two more words' },
  },
  { columns: 2 },
);

export const TheWholeCellIsTheLink: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'SAP core' });
    const { left, bottom, top } = canvas.getByText(/^Finance/).getBoundingClientRect();
    await step('the whole cell is clickable', async () => {
      await expect(document.elementFromPoint(left + 4, (top + bottom) / 2)).toBe(link);
    });
    await step('the neighboring cell is not clickable', async () => {
      const neighbor = canvas.getByText('Its neighbor').getBoundingClientRect();
      await expect(document.elementFromPoint(neighbor.left + 4, neighbor.top + 4)).not.toBe(link);
    });
  },
};

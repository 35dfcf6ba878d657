import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashList } from '../../src/components/DashList';
import { Section } from '../../src/components/Section';
import { choice } from '../choice';
import { gallery } from '../gallery';

const items = ['A bell for each door', 'Fresh paint in spring', 'A letter at new moon'];

const meta = {
  title: 'components/Text/DashList',
  id: 'components-dashlist',
  component: DashList,
  argTypes: {
    size: choice(['small', 'medium'], 'small'),
  },
  args: { items },
  parameters: {
    guide: {
      reader: 'A list, named by `labelledBy` if that is set. The dashes are not announced.',
      limits: 'One to eight items of up to two lines. An empty list renders nothing.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <DashList {...args} />
    </Section>
  ),
} satisfies Meta<typeof DashList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const AllVariants: Story = gallery(
  DashList,
  {
    small: {},
    medium: { size: 'medium' },
    'one entry': { items: items.slice(0, 1) },
    'long words': {
      items: [...items, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, in several countries at once'],
    },
  },
  { columns: 2 },
);

export const None: Story = {
  tags: ['check'],
  args: { items: [] },
  play: async ({ canvas, step }) => {
    await step('an empty list renders nothing', async () => {
      await expect(canvas.queryByRole('list')).toBeNull();
    });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { OfficeCard } from '../../src/components/OfficeCard';
import { printHours } from '../../src/content/format';
import { offices } from '../../src/content/offices';
import { gallery } from '../gallery';

const [hq, second] = offices;
if (!hq || !second) throw new Error('There are fewer than two offices');
// The stories expect these hours.
const { id: _, ...philadelphia } = { ...hq, timezone: 'America/New_York', zoneName: 'EST', hours: { from: 8, to: 18 } };
const { id: __, ...mumbai } = { ...second, timezone: 'Asia/Kolkata', zoneName: 'IST', hours: { from: 9, to: 18 } };
const winter = '2025-01-15T12:00:00Z';

const meta = {
  title: 'components/Cards/OfficeCard',
  id: 'components-officecard',
  component: OfficeCard,
  args: { ...philadelphia, printHours, visitor: { zone: 'Europe/Berlin', at: '2025-01-15T12:00:00Z' } },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'The city as a heading, the phone number as a link, and the hours. The hours in the visitor’s time zone are not announced when they appear.',
      limits: 'A city of up to two words.',
    },
  },
  render: (args) => (
    <Cells columns={1} medium={1} edge="boxed">
      <Cell>
        <OfficeCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof OfficeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headquarters: Story = {
  play: async ({ canvas, step }) => {
    await step('hours are shown in the time zones of the office and the visitor', async () => {
      await expect(canvas.getByText('8AM-6PM EST')).toBeVisible();
      await expect(await canvas.findByText('Your time: 2PM-12AM')).toBeVisible();
    });
    await step('the phone number is a link', async () => {
      await expect(canvas.getByRole('link', { name: philadelphia.phone.label })).toHaveAttribute(
        'href',
        philadelphia.phone.href,
      );
    });
  },
};
const summer = { ...mumbai, isHQ: false, visitor: { zone: 'America/New_York', at: '2025-07-15T12:00:00Z' } };
export const AllVariants: Story = gallery(
  meta.render,
  {
    headquarters: {},
    'other office': summer,
    'where the visitor has the same time': { visitor: { zone: 'America/New_York', at: winter } },
    'without coordinates': { coordinates: undefined },
    'long words': {
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Wales',
      role: 'Unternehmenssoftwarelandschaft',
      isHQ: true,
    },
  },
  { columns: 3 },
);

/** If the visitor is in the office's time zone, the line for the visitor's hours is empty but keeps its height. */
export const SameClock: Story = {
  tags: ['check'],
  args: { visitor: { zone: 'America/New_York', at: winter } },
  play: ({ canvas, step }) =>
    step('in the office’s time zone, the line for the visitor’s hours is empty and keeps its height', async () => {
      const line = canvas.getByText('8AM-6PM EST').nextElementSibling;
      await expect(line).toHaveTextContent('');
      await expect(line?.getBoundingClientRect().height).toBeGreaterThan(12);
    }),
};

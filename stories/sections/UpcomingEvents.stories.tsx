import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventsPage } from '../../src/content/listPages/events';
import { UpcomingEvents } from '../../src/sections/UpcomingEvents';

const { events, upcoming } = eventsPage;
const meta = {
  title: 'sections/Resources/UpcomingEvents',
  id: 'sections-upcomingevents',
  component: UpcomingEvents,
  args: { ...upcoming, first: events.length, events },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through each event’s registration and calendar.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading; a list of articles, or the heading that there is none.',
      limits: 'Any number of events, one a row: of many, `first` are shown until all are asked for.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UpcomingEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each event is listed with its places', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(events.length);
      for (const { registrations, maxCapacity } of events)
        await expect(canvas.getByText(`${registrations}/${maxCapacity}`)).toBeVisible();
    });
    await step('each can be added to a calendar', async () => {
      const files = canvas
        .queryAllByRole('link', { name: /^Add to calendar/ })
        .map((link) => link.getAttribute('href'));
      await expect(files).toEqual(events.map(({ calendar }) => calendar));
    });
  },
};
export const Many: Story = {
  args: {
    events: Array.from({ length: 9 }, (_, at) => events.slice(0, 1).map((event) => ({ ...event, id: `${at}` }))).flat(),
    first: 4,
    all: 'Every date of the year',
  },
  play: async ({ canvas, userEvent, step }) => {
    const shown = () => canvas.queryAllByRole('article').length;
    const some = events.length > 0;
    await step('four are shown at first', async () => {
      await expect(shown()).toBe(some ? 4 : 0);
    });
    await step('a press shows the others', async () => {
      const button = canvas.queryByRole('button', { name: 'Every date of the year' });
      if (button) await userEvent.click(button);
      await expect(shown()).toBe(some ? 9 : 0);
    });
  },
};
export const One: Story = { args: { events: events.slice(0, 1) } };
export const None: Story = {
  args: { events: [] },
  play: async ({ canvas, step }) => {
    await step('it says that nothing is to come', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: upcoming.none.title })).toBeVisible();
    });
    await step('no lead and no event stand over it', async () => {
      await expect(canvas.queryByText(upcoming.lead ?? '')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    });
  },
};
export const NoneNarrow: Story = { args: { events: [] }, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

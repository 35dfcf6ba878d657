import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { EventCard } from '../../src/components/EventCard';
import { agendaLengths, events } from '../../src/content/events';
import { outlined, whereForced } from '../media';

/** One whose agenda is drawn. */
const drawn = events.find(agendaLengths);
const media = <Drawing name={`event-${drawn?.id}`} viewBox="0 0 480 300" />;

const meta = {
  title: 'components/Cards/EventCard',
  id: 'components-eventcard',
  component: EventCard,
  parameters: {
    guide: {
      instead: [['Card', 'What was said there is told in short.']],
      anatomy: {
        story: 'RegistrationOpen',
        parts: [
          ['Date', 'time'],
          ['Time and length', 'time + span'],
          ['Title, below its kind, format and place', 'h3'],
          ['Agenda, beside the speakers', 'ol'],
          ['Places taken, drawn to scale', 'svg[role=img]'],
          ['Registration and calendar', 'a[rel]'],
        ],
      },
      pairs: [
        ['Print the time with its zone.', 'Leave the zone to be guessed.'],
        ['Keep the button and say that no seat is left.', 'Take it away.'],
      ],
      content: [['The title promises one thing', '“From pilot to production”']],
      keyboard: [
        ['Tab', 'Reaches the registration, then “Add to calendar”; of an event that is over, its recording.'],
        [
          'Enter',
          'Follows the link. Without a registration address the button does nothing, and its reason is read out.',
        ],
      ],
      reader:
        'An article: date and time, kind of event as a list, title, description, agenda and speakers as named lists, seats in words. The scale is decoration. The actions say which event they are about. One that is over says that registration is closed.',
      limits:
        'An agenda of up to six entries, one to six speakers. Both may be missing. A booked-out event says so in words.',
    },
  },
  args: {
    heading: 'Day of Open Workshops',
    type: 'Forum',
    date: { value: '2025-02-13', label: 'February 13, 2025' },
    time: '9AM-5PM EST',
    duration: '8 hours',
    format: 'In person',
    place: 'Philadelphia, PA',
    registrations: 450,
    maxCapacity: 500,
    text: 'A day for everybody who wants to see how a roof is raised.',
    speakers: [
      { name: 'Meera Raghunathan', role: 'Master of the Guild' },
      { name: 'Ruth Kessler', role: 'First Carpenter' },
    ],
    agenda: [
      { time: '9:00', title: 'The frame: where it stands, and who carries' },
      { time: '11:00', title: 'Nine crooked beams, and where they went' },
      { time: '1:30', title: 'At the benches, in pairs' },
    ],
    action: { label: 'Register' },
    calendar: '/events/forum.ics',
  },
  render: (args) => (
    <Cells columns={1} medium={1} edge="boxed">
      <Cell pad="none">
        <EventCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('what it is, how many come and how many seats are left is shown', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Day of Open Workshops' })).toBeVisible();
      await expect(canvas.getByText('450/500')).toBeVisible();
      await expect(canvas.getByText('50 seats left')).toBeVisible();
    });
    await step('the agenda is a list', async () => {
      await expect(canvas.getByRole('list', { name: 'Agenda' }).children).toHaveLength(3);
    });
    await step('Tab reaches the button, which does nothing and says why', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Register for Day of Open Workshops' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Registration is not open online yet.');
      button.blur();
    });
    await step('the other link downloads the calendar’s file', async () => {
      const link = canvas.getByRole('link', { name: 'Add to calendar Day of Open Workshops' });
      await expect(link).toHaveAttribute('href', '/events/forum.ics');
      await expect(link).toHaveAttribute('download');
    });
  },
};
const registration = 'https://events.example/clean-core';
const recording = 'https://video.example/clean-core';
export const RegistrationOpen: Story = {
  args: { action: { label: 'Register', href: registration }, recording: { href: recording } },
  play: async ({ canvas, step }) => {
    await step('registration leads to its address', async () => {
      const link = canvas.getByRole('link', { name: 'Register for Day of Open Workshops' });
      await expect(link).toHaveAttribute('href', registration);
    });
    await step('the date can be added to a calendar, and no recording is offered beforehand', async () => {
      await expect(canvas.getByRole('link', { name: 'Add to calendar Day of Open Workshops' })).toBeVisible();
      await expect(canvas.queryByText(/Watch recording/)).not.toBeInTheDocument();
    });
  },
};
export const Leads: Story = { args: { lead: true, media } };
export const OnePlaceLeft: Story = {
  args: { registrations: 99, maxCapacity: 100 },
  play: async ({ canvas, step }) => {
    await step('a single seat is said in the singular', async () => {
      await expect(canvas.getByText('1 seat left')).toBeVisible();
    });
  },
};
export const FullyBooked: Story = {
  args: { registrations: 500 },
  play: async ({ canvas, step }) => {
    await step('it says so, and the button gives the reason', async () => {
      await expect(canvas.getByText('Fully booked')).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: 'Register for Day of Open Workshops' }),
      ).toHaveAccessibleDescription('All seats are taken.');
    });
  },
};
export const Over: Story = {
  args: { over: true, action: { label: 'Register', href: registration } },
  play: async ({ canvas, step }) => {
    await step('it says that registration is closed, whatever its address, and how many came', async () => {
      await expect(canvas.getByText('Registration is closed.')).toBeVisible();
      await expect(canvas.getByText('450/500')).toBeVisible();
      await expect(canvas.getByText('registered')).toBeVisible();
    });
    await step('nothing speaks of seats, and nothing can be pressed', async () => {
      await expect(canvas.queryByText(/left|not open/)).not.toBeInTheDocument();
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};
export const OverWithRecording: Story = {
  args: { over: true, recording: { href: recording } },
  play: async ({ canvas, step }) => {
    await step('registration is closed, and the recording can be watched', async () => {
      await expect(canvas.getByText('Registration is closed.')).toBeVisible();
      const link = canvas.getByRole('link', { name: 'Watch recording Day of Open Workshops' });
      await expect(link).toHaveAttribute('href', recording);
    });
  },
};
export const OverWithRecordingToCome: Story = {
  args: { over: true, recording: {} },
  play: async ({ canvas, step }) => {
    await step('the button says that the recording is not there yet', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Watch recording Day of Open Workshops' }),
      ).toHaveAccessibleDescription('This recording is not online yet.');
    });
  },
};
export const NobodyYet: Story = { args: { registrations: 0 } };
export const WithoutAgendaAndSpeakers: Story = {
  args: { agenda: [], speakers: [], calendar: undefined },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByText('Agenda')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Speakers')).not.toBeInTheDocument();
    });
  },
};
/** Beside the list of its parts, below it in narrower windows. */
export const AgendaToScale: Story = {
  args: { media },
  play: async ({ canvasElement, step }) => {
    await step('it is shown as decoration', async () => {
      const drawing = canvasElement.querySelector(`svg[data-drawing="/drawings/event-${drawn?.id}.svg"]`);
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    });
  },
};
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaftsverantwortung: a day for those who have it',
    place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    speakers: [{ name: 'Maximiliane von Hohenlohe-Schillingsfürst', role: 'Telecommunications infrastructure' }],
    registrations: 123_456,
    maxCapacity: 200_000,
  },
  globals: { viewport: { value: 'reflow' } },
};
export const ForcedColors: Story = {
  ...RegistrationOpen,
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    step('the call to register has an edge', () =>
      whereForced(async () => {
        const [link] = canvas.getAllByRole('link');
        await expect(outlined(link)).toBe(true);
      }),
    ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { EventCard, type EventCardProps } from '../../src/components/EventCard';
import { Variants } from '../gallery';

const media = <Drawing name="type-webinar-1" viewBox="0 0 480 300" />;

const inCell = (props: EventCardProps) => (
  <Cells columns={1} medium={1} edge="boxed">
    <Cell pad="none">
      <EventCard {...props} />
    </Cell>
  </Cells>
);

const meta = {
  title: 'components/Cards/EventCard',
  id: 'components-eventcard',
  component: EventCard,
  parameters: {
    guide: {
      instead: [['Card', 'It is a recording in a list.']],
      anatomy: [
        'Date',
        'Time and duration',
        'Heading, below type, format and place',
        'Agenda and speakers',
        'Seats taken, drawn to scale',
        'Registration and calendar links',
      ],
      pairs: [
        ['Show the time zone.', 'Show a time without a zone.'],
        ['Keep the button of a fully booked event and give the reason.', 'Remove the button.'],
      ],
      content: [['The heading names one topic.', '“From pilot to production”']],
      keyboard: [
        ['Tab', 'Moves focus to the registration, then to “Add to calendar”; in a past event, to the recording.'],
        ['Enter', 'Follows the link. Without `href`, nothing happens; the reason is announced with the button.'],
      ],
      reader:
        'An article with date and time, a list (type, format and place), the heading, the text, two named lists (agenda and speakers) and the seats as text. The scale is decorative. The names of the actions include the event. A past event states that registration is closed.',
      limits: 'An agenda of up to six items and one to six speakers. Both can be left out.',
    },
  },
  args: {
    heading: 'Day of Open Workshops',
    type: 'Forum',
    date: { value: '2025-02-13', label: 'February 13, 2025' },
    time: '9AM-5PM EST',
    duration: '8 hours',
    format: 'In person',
    location: 'Philadelphia, PA',
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
  render: inCell,
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the heading, the registrations and the seats left are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Day of Open Workshops' })).toBeVisible();
      await expect(canvas.getByText('450/500')).toBeVisible();
      await expect(canvas.getByText('50 seats left')).toBeVisible();
    });
    await step('the agenda is a list', async () => {
      await expect(canvas.getByRole('list', { name: 'Agenda' }).children).toHaveLength(3);
    });
    await step('Tab moves to the unavailable button, which is described by the reason', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Register for Day of Open Workshops' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Registration is not open online yet.');
      button.blur();
    });
    await step('the calendar link downloads a file', async () => {
      const link = canvas.getByRole('link', { name: 'Add to calendar Day of Open Workshops' });
      await expect(link).toHaveAttribute('href', '/events/forum.ics');
      await expect(link).toHaveAttribute('download');
    });
  },
};
const registration = 'https://events.example/clean-core';
const recording = 'https://video.example/clean-core';
export const RegistrationOpen: Story = {
  tags: ['check'],
  args: { action: { label: 'Register', href: registration }, recording: { href: recording } },
  play: async ({ canvas, step }) => {
    await step('the registration link has the URL from `action`', async () => {
      const link = canvas.getByRole('link', { name: 'Register for Day of Open Workshops' });
      await expect(link).toHaveAttribute('href', registration);
    });
    await step('the calendar link is shown, and the recording is not', async () => {
      await expect(canvas.getByRole('link', { name: 'Add to calendar Day of Open Workshops' })).toBeVisible();
      await expect(canvas.queryByText(/Watch recording/)).not.toBeInTheDocument();
    });
  },
};
/** States with the expected text about the seats, and the reason of the unavailable button. */
const states: readonly (readonly [label: string, props: Partial<EventCardProps>, said: string, reason?: string])[] = [
  ['nobody yet', { registrations: 0 }, '0/500', 'Registration is not open online yet.'],
  ['one seat left', { registrations: 99, maxCapacity: 100 }, '1 seat left', 'Registration is not open online yet.'],
  ['fully booked', { registrations: 500 }, 'Fully booked', 'All seats are taken.'],
  ['past', { past: true, action: { label: 'Register', href: registration } }, '450/500'],
  ['past, recording to come', { past: true, recording: {} }, '450/500', 'This recording is not online yet.'],
  ['past, with its recording', { past: true, recording: { href: recording } }, '450/500'],
];
const looks: readonly (readonly [label: string, props: Partial<EventCardProps>])[] = [
  ['with a drawing', { media }],
  ['leads a list', { lead: true, media }],
  ['without agenda and speakers', { agenda: [], speakers: [], calendar: undefined }],
  [
    'long words',
    {
      heading: 'Unternehmenssoftwarelandschaftsverantwortung: a day for those who have it',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      speakers: [{ name: 'Maximiliane von Hohenlohe-Schillingsfürst', role: 'Telecommunications infrastructure' }],
      registrations: 123_456,
      maxCapacity: 200_000,
    },
  ],
];
export const AllVariants: Story = {
  render: (args) => (
    <Variants
      columns={1}
      items={[...states, ...looks].map(([label, props]) => ({ label, children: inCell({ ...args, ...props }) }))}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const variant = (label: string) => within(canvasElement.querySelector(`[data-variant="${label}"]`) as HTMLElement);
    for (const [label, { past }, said, reason] of states)
      await step(label, async () => {
        const card = variant(label);
        await expect(card.getByText(said)).toBeVisible();
        const [button] = card.queryAllByRole('button');
        if (reason) await expect(button).toHaveAccessibleDescription(reason);
        else await expect(button).toBeUndefined();
        if (!past) return;
        await expect(card.getByText('Registration is closed.')).toBeVisible();
        await expect(card.getByText('registered')).toBeVisible();
        await expect(card.queryByText(/left|not open/)).not.toBeInTheDocument();
      });
    await step('a past event links only to its recording', async () => {
      await expect(variant('past').queryByRole('link')).not.toBeInTheDocument();
      const link = variant('past, with its recording').getByRole('link');
      await expect(link).toHaveAccessibleName('Watch recording Day of Open Workshops');
      await expect(link).toHaveAttribute('href', recording);
    });
  },
};
export const WithoutAgendaAndSpeakers: Story = {
  tags: ['check'],
  args: { agenda: [], speakers: [], calendar: undefined },
  play: async ({ canvas, step }) => {
    await step('the labels of empty parts are left out', async () => {
      await expect(canvas.queryByText('Agenda')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Speakers')).not.toBeInTheDocument();
    });
  },
};
export const WithADrawing: Story = {
  tags: ['check'],
  args: { media },
  play: async ({ canvasElement, step }) => {
    await step('the drawing is visible, but hidden from screen readers', async () => {
      const drawing = canvasElement.querySelector('svg[data-drawing="/drawings/type-webinar-1.svg"]');
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ApplicationCard } from '../../src/components/ApplicationCard';
import { ContributorCard } from '../../src/components/ContributorCard';
import { Drawing } from '../../src/components/Drawing';
import { PlanCard } from '../../src/components/PlanCard';
import { eventsPage } from '../../src/content/listPages/events.data';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership.data';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration.data';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import type { SupportPlan } from '../../src/content/supportPlans.data';
import { CardSection } from '../../src/sections/CardSection';
import { EventEntry } from '../../src/sections/EventEntry';
import { ListHead } from '../../src/sections/ListHead';
import { Portrait } from '../../src/sections/Portrait';
import { RecordingCard, type RecordingCardProps } from '../../src/sections/RecordingCard';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { heading, lead, items: plans, popular, action } = upgrade.plans;
const meta = {
  title: 'sections/Any page/CardSection (list, pricing)',
  id: 'sections-cardsection',
  tags: ['new'],
  component: CardSection<SupportPlan>,
  args: {
    index: 2,
    surface: 'band',
    heading,
    lead,
    items: plans,
    columns: 3,
    medium: 1,
    children: (plan) => <PlanCard {...plan} popular={plan.popular ? popular : undefined} action={action} />,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the links of each card, then to the button that shows all cards.'],
        ['Enter', 'Follows a link. On the button: shows all cards and moves focus to the first new one.'],
      ],
      reader: 'A region named by its heading, with a list of articles, each named by its heading.',
      limits:
        'Any number of cards. `first` limits the cards that are shown initially. Without cards, the section shows `none` or is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CardSection<SupportPlan>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the region is named by its heading, and each plan has a heading', async () => {
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(plans.length);
    });
    await step('Tab moves from plan to plan', async () => {
      for (const { name } of plans) {
        await userEvent.tab();
        const link = canvas.getByRole('link', { name: `${action.label} ${name}` });
        await expect(link).toHaveFocus();
        await expect(link).toHaveAttribute('href', action.href);
        if (name === plans.at(-1)?.name) link.blur();
      }
    });
  },
};
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const HeadInARow: Story = { args: { head: ListHead } };
export const Two: Story = { args: { items: plans.slice(0, 2), columns: 2 } };
export const One: Story = { args: { items: plans.slice(0, 1), columns: 2 } };
export const None: Story = { args: { items: [] }, play: noHeading };
export const LongWords: Story = { args: { items: lengthen(plans, 'name', 'features') } };

const { events, upcoming, past, recordings } = eventsPage;
const eventSection = (list = events) => (
  <CardSection rule columns={1} medium={1} {...upcoming} items={list} first={list.length}>
    {(event) => <EventEntry {...event} />}
  </CardSection>
);
export const Events: Story = { render: () => eventSection() };
export const NoEvents: Story = {
  render: () => eventSection([]),
  play: async ({ canvas, step }) => {
    await step('shows that there are no upcoming events', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: upcoming.none.title })).toBeVisible();
    });
    await step('shows no lead', async () => {
      await expect(canvas.queryByText(upcoming.lead ?? '')).not.toBeInTheDocument();
    });
  },
};

const film = 'https://video.example/film';
const over = events.map((event, at) => (at === 0 ? { ...event, recording: { href: film } } : event));
export const PastEvents: Story = {
  render: () => (
    <CardSection rule columns={1} medium={1} {...past} items={over} first={over.length}>
      {(event) => <EventEntry {...event} past />}
    </CardSection>
  ),
  play: async ({ canvas, step }) => {
    await step('each event says that registration is closed and shows no seats or calendar link', async () => {
      await expect(canvas.getAllByText('Registration is closed.')).toHaveLength(over.length);
      await expect(canvas.queryByText(/Add to calendar|seats? left|not open/)).not.toBeInTheDocument();
    });
    await step('existing recordings are linked', async () => {
      const films = canvas
        .queryAllByRole('link', { name: /^Watch recording/ })
        .map((link) => link.getAttribute('href'));
      await expect(films).toEqual(over.slice(0, 1).map(() => film));
    });
  },
};

const recordingStates: readonly Partial<RecordingCardProps>[] = [
  { title: 'To be watched', href: film },
  { title: 'Not online, and not to be asked for', href: undefined, request: undefined },
  { title: 'Not recorded', recording: false },
  { title: 'With a photograph', image: '/icon-512.png' },
];
export const RecordingStates: Story = {
  render: () => (
    <CardSection
      surface="band"
      columns={2}
      medium={1}
      heading="States of a recording"
      items={recordingStates.flatMap((state) => recordings.items.slice(0, 1).map((item) => ({ ...item, ...state })))}
    >
      {(recording) => <RecordingCard {...recording} />}
    </CardSection>
  ),
  play: async ({ canvas, step }) => {
    const [online, offline, unrecorded] = canvas.getAllByRole('article').map((card) => within(card));
    await step('a recording that is online links to its video', async () => {
      await expect(online?.getByRole('link', { name: /^Watch recording / })).toHaveAttribute('href', film);
    });
    await step('a recording that is not online has an unavailable button with a reason', async () => {
      await expect(offline?.getByRole('button', { name: /^Watch recording / })).toHaveAccessibleDescription(
        'This recording is not online yet.',
      );
    });
    await step('an event without a recording has no link and no button', async () => {
      await expect(unrecorded?.queryByRole('button')).toBeNull();
      await expect(unrecorded?.queryByRole('link', { name: /^Watch recording / })).toBeNull();
    });
  },
};

const { contributors } = thoughtLeadershipPage;
const peopleSection = (columns: 3 | 4, count?: number) => (
  <CardSection surface="band" columns={columns} {...contributors} items={contributors.items.slice(0, count)}>
    {({ image, drawing, ...contributor }) => (
      <ContributorCard {...contributor} media={<Portrait name={contributor.name} image={image} drawing={drawing} />} />
    )}
  </CardSection>
);
export const People: Story = { render: () => peopleSection(4) };
export const ThreePeople: Story = { render: () => peopleSection(3, 3) };

const { applications } = aiOrchestration;
const useSection = (drawings = true) => (
  <CardSection index={2} surface="band" pad="inset" {...applications}>
    {({ title, description, drawing, metric }) => (
      <ApplicationCard
        heading={title}
        text={description}
        media={drawings && drawing && <Drawing name={drawing} viewBox="0 0 480 190" fit="cover" />}
        metric={{ label: applications.metricLabel, text: metric }}
      />
    )}
  </CardSection>
);
export const Uses: Story = {
  render: () => useSection(),
  play: ({ canvas, step }) =>
    step('each application shows its metric', async () => {
      await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
        applications.items.map(({ metric }) => metric),
      );
    }),
};
export const UsesWithoutDrawings: Story = { render: () => useSection(false) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationCard } from '../../src/components/ApplicationCard';
import { ContributorCard } from '../../src/components/ContributorCard';
import { Drawing } from '../../src/components/Drawing';
import { PlanCard } from '../../src/components/PlanCard';
import { eventsPage } from '../../src/content/listPages/events';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration';
import { joule } from '../../src/content/servicePages/joule';
import { upgrade } from '../../src/content/servicePages/upgrade';
import type { SupportPlan } from '../../src/content/supportPlans';
import { CardSection } from '../../src/sections/CardSection';
import { EventEntry } from '../../src/sections/EventEntry';
import { ListHead } from '../../src/sections/ListHead';
import { Portrait } from '../../src/sections/Portrait';
import { RecordingCard, type RecordingCardProps } from '../../src/sections/RecordingCard';

const { heading, lead, items: plans, popular, action } = upgrade.plans;
const meta = {
  title: 'sections/Any page/CardSection (list, pricing)',
  id: 'sections-cardsection',
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
    docs: {
      states: ['Default', 'Events', 'NoEvents', 'Recordings', 'People', 'Uses', 'Questions', 'Dark'],
    },
    guide: {
      keyboard: [
        ['Tab', 'Goes through the links of each card, then to the button that shows all.'],
        ['Enter', 'Follows a link; on the button it shows all and moves to the first card that was hidden.'],
      ],
      reader: 'A region named by its heading; a list of articles, each named by its own heading.',
      limits: 'Any number of cards: of many, `first` are shown until all are asked for. None shows nothing, or `none`.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CardSection<SupportPlan>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tablet = { viewport: { value: 'tablet' } };
const phone = { viewport: { value: 'mobile1' } };

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const HeadInARow: Story = { args: { head: ListHead } };
export const Narrow: Story = { globals: phone };
export const Tablet: Story = { globals: tablet };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Two: Story = { args: { items: plans.slice(0, 2), columns: 2 } };
export const One: Story = { args: { items: plans.slice(0, 1), columns: 2 } };
export const NonePopular: Story = { args: { items: plans.map(({ popular: _popular, ...plan }) => plan) } };
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    items: plans.map((plan) => ({
      ...plan,
      name: `${plan.name} for Unternehmenssoftwarelandschaften`,
      features: plan.features.map((feature) => `${feature}, in every region and every system`),
    })),
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const NamedByItsHeading: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('the region has the name of its heading, and each plan its own', async () => {
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(plans.length);
    });
  },
};
export const KeyboardGoesFromPlanToPlan: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab goes from plan to plan', async () => {
      for (const { name } of plans) {
        await userEvent.tab();
        const link = canvas.getByRole('link', { name: `${action.label} ${name}` });
        await expect(link).toHaveFocus();
        await expect(link).toHaveAttribute('href', action.href);
      }
    });
    await step('the popular one is marked', async () => {
      await expect(canvas.getAllByText(popular)).toHaveLength(plans.filter((plan) => plan.popular).length);
    });
  },
};
export const PopularPlanFitsOnAPhone: Story = {
  tags: ['check'],
  globals: phone,
  play: async ({ canvas, step }) => {
    await step('the mark is shown, and nothing scrolls sideways', async () => {
      await expect(canvas.getByText(popular)).toBeVisible();
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    });
  },
};

const { events, upcoming, past, recordings } = eventsPage;
const eventSection = (list = events, first = list.length, all = upcoming.all) => (
  <CardSection rule columns={1} medium={1} {...upcoming} items={list} first={first} all={all}>
    {(event) => <EventEntry {...event} />}
  </CardSection>
);
export const Events: Story = {
  render: () => eventSection(),
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
export const EventsOnATablet: Story = { render: () => eventSection(), globals: tablet };
export const EventsOnAPhone: Story = { render: () => eventSection(), globals: phone };
export const Many: Story = {
  render: () =>
    eventSection(
      Array.from({ length: 9 }, (_, at) => events.slice(0, 1).map((event) => ({ ...event, id: `${at}` }))).flat(),
      4,
      'Every date of the year',
    ),
  play: async ({ canvas, userEvent, step }) => {
    const shown = () => canvas.queryAllByRole('article').length;
    const some = events.length > 0;
    await step('four are shown at first', async () => {
      await expect(shown()).toBe(some ? 4 : 0);
    });
    await step('a click shows the others', async () => {
      const button = canvas.queryByRole('button', { name: 'Every date of the year' });
      if (button) await userEvent.click(button);
      await expect(shown()).toBe(some ? 9 : 0);
    });
  },
};
export const NoEvents: Story = {
  render: () => eventSection([]),
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
export const NoEventsOnAPhone: Story = { render: () => eventSection([]), globals: phone };

const film = 'https://video.example/film';
const over = events.map((event, at) => (at === 0 ? { ...event, recording: { href: film } } : event));
export const PastEvents: Story = {
  render: () => (
    <CardSection rule columns={1} medium={1} {...past} items={over} first={over.length}>
      {(event) => <EventEntry {...event} over />}
    </CardSection>
  ),
  play: async ({ canvas, step }) => {
    await step('each says that registration is closed, and nothing of seats', async () => {
      await expect(canvas.getAllByText('Registration is closed.')).toHaveLength(over.length);
      await expect(canvas.queryByText(/Add to calendar|seats? left|not open/)).not.toBeInTheDocument();
    });
    await step('recordings that there are can be watched', async () => {
      const films = canvas
        .queryAllByRole('link', { name: /^Watch recording/ })
        .map((link) => link.getAttribute('href'));
      await expect(films).toEqual(over.slice(0, 1).map(() => film));
    });
  },
};

const recordingSection = (columns: 2 | 3, other: Partial<RecordingCardProps> = {}) => (
  <CardSection surface="band" columns={columns} medium={1} {...recordings}>
    {(recording) => <RecordingCard {...recording} {...other} />}
  </CardSection>
);
export const Recordings: Story = {
  render: () => recordingSection(3),
  play: async ({ canvas, step }) => {
    await step('every recording is listed', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(recordings.items.length);
    });
  },
};
const watch = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.queryAllByRole('link', { name: /^Watch recording / }).map((link) => link.getAttribute('href'));
export const RecordingsOnline: Story = {
  render: () => recordingSection(3, { href: film }),
  play: async ({ canvas, step }) => {
    await step('each leads to its film', async () => {
      await expect(watch(canvas)).toEqual(recordings.items.map(() => film));
    });
  },
};
/** Neither a film nor a way to ask for one. */
export const RecordingsToCome: Story = {
  render: () => recordingSection(3, { href: undefined, request: undefined }),
  play: async ({ canvas, step }) => {
    await step('each button says why there is nothing to watch', async () => {
      const buttons = canvas.queryAllByRole('button', { name: /^Watch recording / });
      await expect(buttons).toHaveLength(recordings.items.length);
      for (const button of buttons)
        await expect(button).toHaveAccessibleDescription('This recording is not online yet.');
    });
  },
};
export const NotRecorded: Story = {
  render: () => recordingSection(3, { recording: false }),
  play: async ({ canvas, step }) => {
    await step('nothing is offered', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
      await expect(watch(canvas)).toEqual([]);
    });
  },
};
export const Photographs: Story = { render: () => recordingSection(2, { image: 'data:image/png;base64,AAAA' }) };
export const RecordingsOnATablet: Story = { render: () => recordingSection(2), globals: tablet };

const { contributors } = thoughtLeadershipPage;
const peopleSection = (columns: 3 | 4, count?: number) => (
  <CardSection surface="band" columns={columns} {...contributors} items={contributors.items.slice(0, count)}>
    {({ image, drawing, ...contributor }) => (
      <ContributorCard {...contributor} media={<Portrait name={contributor.name} image={image} drawing={drawing} />} />
    )}
  </CardSection>
);
export const People: Story = {
  render: () => peopleSection(4),
  play: async ({ canvas, step }) => {
    await step('each contributor has a heading', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(contributors.items.length);
    });
  },
};
export const ThreePeople: Story = { render: () => peopleSection(3, 3) };
export const PeopleOnATablet: Story = { render: () => peopleSection(4), globals: tablet };

const { applications } = aiOrchestration;
const useSection = ({ drawings = true, words = '' } = {}) => (
  <CardSection index={2} surface="band" pad="inset" {...applications}>
    {({ title, description, drawing, metric }) => (
      <ApplicationCard
        heading={`${title}${words}`}
        text={description}
        media={drawings && drawing && <Drawing name={drawing} viewBox="0 0 480 190" fit="cover" />}
        metric={{ label: applications.metricLabel, text: `${metric}${words}` }}
      />
    )}
  </CardSection>
);
export const Uses: Story = {
  render: () => useSection(),
  play: async ({ canvas, step }) => {
    await step('each has its measure', async () => {
      await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
        applications.items.map(({ metric }) => metric),
      );
    });
  },
};
export const UsesWithoutDrawings: Story = { render: () => useSection({ drawings: false }) };
export const UsesWithLongWords: Story = {
  render: () => useSection({ words: ' in Unternehmenssoftwarelandschaften' }),
  globals: { viewport: { value: 'reflow' } },
};

const { scenarios } = joule;
const questionSection = (words = '') => (
  <CardSection index={2} surface="ink" pad="inset" {...scenarios}>
    {({ title, description, prompt = '', metric }) => (
      <ApplicationCard
        heading={title}
        text={description}
        prompt={{ label: scenarios.promptLabel, text: `${prompt}${words}` }}
        metric={{ label: scenarios.metricLabel, text: metric }}
      />
    )}
  </CardSection>
);
export const Questions: Story = {
  render: () => questionSection(),
  play: async ({ canvas, step }) => {
    await step('each question stands in quotation marks', async () => {
      await expect(canvas.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual(
        scenarios.items.map(({ prompt }) => `“${prompt}”`),
      );
    });
  },
};
export const QuestionsOnAPhone: Story = { render: () => questionSection(), globals: phone };
export const QuestionsWithLongWords: Story = {
  render: () => questionSection(' And what of the Unternehmenssoftwarelandschaftsbestandteile?'),
  globals: { viewport: { value: 'reflow' } },
};

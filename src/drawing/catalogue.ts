import { aiIntegrationWide } from './aiIntegrationWide.ts';
import { aiDrawings } from './aiTopics.ts';
import { allianceDrawings } from './allianceDrawings.ts';
import { applicationDrawings } from './applications.ts';
import { asideDrawings } from './asides.ts';
import { menuDrawing } from './assembly.ts';
import { benefitDrawings } from './benefits/index.ts';
import { boundaryDrawing } from './boundary.ts';
import { closings } from './closings.ts';
import { companyDrawings } from './company.ts';
import { valueDrawings } from './companyValues.ts';
import { customerDataDrawing } from './customerData.ts';
import { plateDrawing } from './detail.ts';
import { emergencyDrawing } from './emergency.ts';
import { openCircuitDrawing } from './empty.ts';
import { formSteps } from './formSteps.ts';
import { headDrawings } from './heads/index.ts';
import type { Offered } from './heads/machine.ts';
import type { TitlesOfKind } from './heads/titles.ts';
import { heroDrawing } from './hero.ts';
import { integrationHead } from './integrationHead.ts';
import { type MeasureOptions, measure, scaleDrawing } from './measure.ts';
import { milestoneDrawings } from './milestones.ts';
import { partnerDrawings } from './partnerDrawings.ts';
import { partnershipDrawings } from './partnershipKinds.ts';
import type { Alliance } from './partnerViews.ts';
import { plateFile, plateOrder } from './plates.ts';
import type { Traits } from './portrait/traits.ts';
import { receivedDrawing } from './received.ts';
import { plantsStory } from './records/plants.ts';
import { serviceDrawing } from './service.ts';
import { services } from './services.ts';
import { statementDrawings } from './statements.ts';
import { alarmStory, priceStory, type Stories } from './storyDrawings.ts';
import type { Drawing } from './svg.ts';
import { workDrawings } from './work/index.ts';

/** What drawings show of the firm's records. */
export interface Drawn {
  /** Of five stars: 4.9. */
  rating: number;
  /** The year of its beginning, and for how many years it has been at work. */
  founded: number;
  years: number;
  /** The years of its milestones. */
  milestones: readonly number[];
  /** Names of its executives, in the order of their page. */
  executives: readonly string[];
  /** Names of those who lead its practices, in the order of theirs. */
  leads: readonly string[];
  /** Its services, each with its plate. */
  services: readonly Offered[];
  /** Its resources, by kind. */
  titles: readonly TitlesOfKind[];
  /** Its articles of thought leadership, by topic. */
  topics: readonly TitlesOfKind[];
  /** The blog's articles by category. */
  blog: readonly TitlesOfKind[];
  /** Within which a result is guaranteed. */
  guaranteeDays: number;
  /** Share of a week, in percent. */
  innovationTime: number;
  /** In a year, in percent. */
  growth: number;
  /** Results of the cases that the home page tells in short. */
  stories: Stories;
  /** The categories of alliance, with what their partners are. */
  alliances: readonly { readonly id: string; readonly partners: readonly string[] }[];
  /** The ways to work together, and the alliances that lead their categories. */
  ways: readonly { readonly id: string; readonly title: string }[];
  keyAlliances: readonly Alliance[];
  /** Everybody who has a portrait, with what tells theirs from the others'. */
  people: readonly { readonly id: string; readonly portrait?: Traits }[];
}

/** From the founding on, in four equal parts; what came between stands where its year is. */
function since(
  { founded, years }: Drawn,
  launches: readonly [string, string] = ['SAP launches S/4HANA', 'SAP announces Joule'],
): Omit<MeasureOptions, 'width'> {
  const milestones = [
    [2015, launches[0]],
    [2023, launches[1]],
  ] as const;
  return {
    divisions: years,
    majorEvery: Math.max(1, Math.round(years / 4)),
    labels: [0, 0.25, 0.5, 0.75, 1].map((share) => [share, String(Math.round(founded + years * share))]),
    dimension: `${years} years`,
    marks: milestones
      .map(([year, text]) => [(year - founded) / years, text] as const)
      .filter(([at]) => at >= 0 && at <= 1),
  };
}

/** The days until a guaranteed result, in three equal parts. */
const guarantee = ({ guaranteeDays }: Drawn): Omit<MeasureOptions, 'width'> => ({
  divisions: 18,
  majorEvery: 6,
  labels: [0, 1 / 3, 2 / 3, 1].map((share) => [
    share,
    share === 0 ? 'Day 0' : String(Math.round(guaranteeDays * share)),
  ]),
  dimension: `${guaranteeDays} days`,
  live: { at: 1, text: 'Result' },
});

/** The promises of Why Choose and the contact page, drawn to scale. Each comes wide and for phones. */
const measures = (drawn: Drawn) =>
  ({
    since: since(drawn),
    results: guarantee(drawn),
    answer: {
      divisions: 24,
      majorEvery: 6,
      labels: [
        [0, '0 h'],
        [0.25, '6'],
        [0.5, '12'],
        [0.75, '18'],
        [1, '24 h'],
      ],
      dimension: '24 hours',
      spans: [{ from: 0, to: 4 / 24, text: 'Average, business hours: under 4 h' }],
    },
  }) satisfies Record<string, Omit<MeasureOptions, 'width'>>;

const received: Omit<MeasureOptions, 'width'> = {
  divisions: 24,
  majorEvery: 6,
  labels: [
    [0, 'Sent'],
    [0.25, '6 h'],
    [0.5, '12 h'],
    [0.75, '18 h'],
    [1, '24 h'],
  ],
  dimension: '24 hours, on business days',
  spans: [{ from: 0, to: 4 / 24, text: 'Average in business hours: under 4 h' }],
};

/**
 * Every drawing that is written to a file, by the file's name without its ending. Drawings of content records are not
 * among them: they follow the records, and are made from `recordDrawing`.
 *
 * @param drawn what they show of the firm's records
 */
export function catalogue(drawn: Drawn): ReadonlyMap<string, Drawing> {
  const entries: (readonly [string, Drawing])[] = [
    ['hero', heroDrawing('stage')],
    ['hero-phone', heroDrawing('phone')],
    ['menu', menuDrawing()],
    ...plateOrder.map((kind, i): [string, Drawing] => [plateFile(i), plateDrawing(kind)]),
    ['plate-04-close', plateDrawing('cx', true)],
    ...closings(),
    ...Object.entries(measures(drawn)).flatMap(([name, options]): [string, Drawing][] => [
      [`measure-${name}`, measure({ ...options, width: 712 })],
      [`measure-${name}-phone`, measure({ ...options, width: 350 })],
    ]),
    ['measure-since-phone', measure({ ...since(drawn, ['SAP’s S/4HANA', 'SAP’s Joule']), width: 350 })],
    ['measure-received', measure({ ...received, width: 1280, height: 150 })],
    [
      'measure-received-phone',
      measure({
        ...received,
        width: 350,
        dimension: '24 hours',
        labels: received.labels.map(([at, text]) => [at, at > 0 && at < 1 ? text.replace(' h', '') : text]),
        spans: [{ from: 0, to: 4 / 24, text: 'Average: under 4 h' }],
      }),
    ],
    ['measure-results-wide', measure({ ...guarantee(drawn), width: 1304, height: 150 })],
    ['rating', ratingScale(drawn.rating)],
    ['story-1', plantsStory(drawn.stories.weekend)],
    ['story-2', priceStory(drawn.stories.price)],
    ['story-3', alarmStory(drawn.stories.alarm)],
    ['received', receivedDrawing('wide')],
    ['received-phone', receivedDrawing('phone')],
    ...Object.entries(services).map(([file, options]): [string, Drawing] => [file, serviceDrawing(options)]),
    ...Object.entries(services)
      .filter(([, { plate, above }]) => [plate, above?.plate].includes('cx'))
      .map(([file, options]): [string, Drawing] => [`${file}-close`, serviceDrawing({ ...options, peopled: false })]),
    ...applicationDrawings(),
    ...aiDrawings(),
    ['ai-integration-wide', aiIntegrationWide()],
    ['customer-data', customerDataDrawing()],
    ['s4hana-integration', integrationHead()],
    ['boundary', boundaryDrawing()],
    ...allianceDrawings(drawn.alliances),
    ...partnerDrawings(
      drawn.ways.map(({ title }) => title),
      drawn.keyAlliances,
    ),
    ...partnershipDrawings(drawn.ways),
    ...formSteps(),
    ['emergency', emergencyDrawing()],
    ['empty', openCircuitDrawing()],
    ...companyDrawings(drawn),
    ...milestoneDrawings(),
    ...statementDrawings(),
    ...valueDrawings(),
    ...asideDrawings(),
    ...headDrawings(drawn),
    ...benefitDrawings(),
    ...workDrawings(),
  ];
  return new Map(entries);
}

/** The rating in stars on a scale from 0 to 5. */
function ratingScale(value: number): Drawing {
  const labels = [0, 1, 2, 3, 4, 5].map((star) => [star, String(star)] as const);
  return scaleDrawing({ width: 220, from: 0, to: 5, ticksPerUnit: 10, value, labels });
}

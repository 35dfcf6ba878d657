import { brand } from '../../../src/content/brand.ts';
import { claims } from '../../../src/content/claims.data.ts';
import { range } from '../figures/paper.ts';
import { type MeasureOptions, measure } from '../measure.ts';
import type { Drawing } from '../svg.ts';
import { numberIn } from './numberIn.ts';

type Measured = Omit<MeasureOptions, 'width'>;

/** The years since the founding, with a label at each quarter. Launches outside this period are left out. */
function since(launches: readonly [string, string] = ['SAP launches S/4HANA', 'SAP announces Joule']): Measured {
  const [founded, years] = [brand.founded, numberIn(claims.years)];
  const milestones = [
    [2015, launches[0]],
    [2023, launches[1]],
  ] as const;
  return {
    figures: `${founded} ${years}`,
    divisions: years,
    majorEvery: Math.max(1, Math.round(years / 4)),
    labels: [0, 0.25, 0.5, 0.75, 1].map((share) => [share, String(Math.round(founded + years * share))]),
    dimension: `${years} years`,
    marks: milestones
      .map(([year, text]) => [(year - founded) / years, text] as const)
      .filter(([at]) => at >= 0 && at <= 1),
  };
}

/** The days until a guaranteed result, with a label at each third. */
function guarantee(): Measured {
  const days = numberIn(claims.resultsGuarantee);
  return {
    figures: `${days}`,
    divisions: 18,
    majorEvery: 6,
    labels: [0, 1 / 3, 2 / 3, 1].map((share) => [share, share === 0 ? 'Day 0' : String(Math.round(days * share))]),
    dimension: `${days} days`,
    live: { at: 1, text: 'Result' },
  };
}

const quarters = (...texts: readonly string[]) => texts.map((text, i) => [i / 4, text] as const);
const answer: Measured = {
  divisions: 24,
  majorEvery: 6,
  labels: quarters('0 h', '6', '12', '18', '24 h'),
  dimension: '24 hours',
  spans: [{ from: 0, to: 4 / 24, text: 'Average, business hours: under 4 h' }],
};
const received: Measured = {
  divisions: 24,
  majorEvery: 6,
  labels: quarters('Sent', '6 h', '12 h', '18 h', '24 h'),
  dimension: '24 hours, on business days',
  spans: [{ from: 0, to: 4 / 24, text: 'Average in business hours: under 4 h' }],
};

/** The innovation time at the end of a working week. */
function innovation(): Measured {
  const percent = numberIn(claims.innovationTime);
  return {
    figures: `${percent}`,
    divisions: 5,
    majorEvery: 1,
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, i) => [0.1 + i / 5, day]),
    dimension: 'One week',
    spans: [{ from: 1 - percent / 100, to: 1, text: `${percent}% innovation time` }],
    live: { at: 1 - percent / 100, text: '' },
  };
}

/** Maintenance of SAP ERP 6.0 from 2025 to the end of 2030, one division per year (src/content/FACTS.md). */
const maintained: Measured = {
  divisions: 6,
  majorEvery: 1,
  labels: range(6).map((i) => [(i + 0.5) / 6, String(2025 + i)]),
  dimension: 'Maintenance of SAP ERP 6.0',
  marks: [[1 / 6, 'EHP 0-5 ended']],
  spans: [{ from: 3 / 6, to: 1, text: 'Extended, to end of 2030' }],
  live: { at: 3 / 6, text: 'Mainstream ends' },
};

const [phone, middle, wide] = [350, 712, 1304];

/** Returns the scales of times and shares, each in the widths at which pages show it. */
export const measures = (): readonly (readonly [name: string, drawing: Drawing])[] => [
  ['measure-since', measure({ ...since(), width: middle })],
  ['measure-since-phone', measure({ ...since(['SAP’s S/4HANA', 'SAP’s Joule']), width: phone })],
  ['measure-results', measure({ ...guarantee(), width: middle })],
  ['measure-results-wide', measure({ ...guarantee(), width: wide, height: 150 })],
  ['measure-results-phone', measure({ ...guarantee(), width: phone })],
  ['measure-answer', measure({ ...answer, width: middle })],
  ['measure-answer-phone', measure({ ...answer, width: phone })],
  ['measure-received', measure({ ...received, width: 1280, height: 150 })],
  [
    'measure-received-phone',
    measure({
      ...received,
      width: phone,
      dimension: '24 hours',
      labels: quarters('Sent', '6', '12', '18', '24 h'),
      spans: [{ from: 0, to: 4 / 24, text: 'Average: under 4 h' }],
    }),
  ],
  ['measure-innovation', measure({ ...innovation(), width: middle, height: 112 })],
  ['measure-innovation-wide', measure({ ...innovation(), width: wide, height: 120 })],
  ['measure-innovation-phone', measure({ ...innovation(), width: phone, height: 112 })],
  ['measure-maintenance', measure({ ...maintained, width: middle })],
  ['measure-maintenance-wide', measure({ ...maintained, width: wide, height: 150 })],
  [
    'measure-maintenance-phone',
    measure({
      ...maintained,
      width: phone,
      labels: maintained.labels.map(([at, text]) => [at, `’${text.slice(2)}`]),
      spans: [{ from: 3 / 6, to: 1, text: 'Extended' }],
      live: { at: 3 / 6, text: 'Mainstream ends', above: true },
    }),
  ],
];

import type { Drawn } from './catalogue.ts';
import { growthDrawing } from './growth.ts';
import { type HoursOptions, hoursDrawing, type RelayOptions, relayDrawing } from './hours.ts';
import { industryDrawings } from './industries/index.ts';
import { type MeasureOptions, measure } from './measure.ts';
import { portraitDrawing } from './portrait.ts';
import { range } from './records/paper.ts';
import type { Drawing } from './svg.ts';

/** What is left of a week at its end. */
const innovation = (percent: number): Omit<MeasureOptions, 'width'> => ({
  divisions: 5,
  majorEvery: 1,
  labels: [
    [0.1, 'Mon'],
    [0.3, 'Tue'],
    [0.5, 'Wed'],
    [0.7, 'Thu'],
    [0.9, 'Fri'],
  ],
  dimension: 'One week',
  spans: [{ from: 1 - percent / 100, to: 1, text: `${percent}% innovation time` }],
  live: { at: 1 - percent / 100, text: '' },
});

/** What SAP maintains of its older ERP, a part of the axis for each year from 2025 to its end (src/content/FACTS.md). */
const maintained: Omit<MeasureOptions, 'width'> = {
  divisions: 6,
  majorEvery: 1,
  labels: range(6).map((i) => [(i + 0.5) / 6, String(2025 + i)]),
  dimension: 'Maintenance of SAP ERP 6.0',
  marks: [[1 / 6, 'EHP 0-5 ended']],
  spans: [{ from: 3 / 6, to: 1, text: 'Extended, to end of 2030' }],
  live: { at: 3 / 6, text: 'Mainstream ends' },
};

/** On the axis of universal time, without summer time. */
const philadelphia = { name: 'Philadelphia', spans: [[13, 23]] } as const;
const mumbai = { name: 'Mumbai', spans: [[3.5, 12.5]] } as const;
const clientOffices: HoursOptions['rows'] = [
  { name: 'London', spans: [[9, 17]] },
  {
    name: 'Sydney',
    spans: [
      [0, 7],
      [23, 24],
    ],
  },
];
const labels: HoursOptions['labels'] = [
  [0, '0 h UTC'],
  [6, '6'],
  [12, '12'],
  [18, '18'],
  [24, '24 h'],
];
const offices: Pick<HoursOptions, 'rows' | 'labels'> = { rows: [philadelphia, mumbai, ...clientOffices], labels };
const relay: Omit<RelayOptions, 'width' | 'height'> = {
  relay: [mumbai, philadelphia],
  rows: clientOffices,
  labels,
  handover: 'Handover',
  hours: (count) => `${count} hours`,
};

/** The drawings of the company and sticky-navigation screens (spec 2.5, 2.7 and 2.9), by the names of their files. */
export const companyDrawings = ({ people, growth, innovationTime }: Drawn): [name: string, drawing: Drawing][] => [
  ...people.flatMap(({ id, portrait }): [string, Drawing][] =>
    portrait ? [[`portrait-${id}`, portraitDrawing(portrait)]] : [],
  ),
  ...industryDrawings(),
  [
    'growth',
    growthDrawing({
      growth: growth / 100,
      // The figure itself stands large below it.
      words: { dimension: ['Growth', 'to scale'], labels: ['Year before', 'Last year'] },
    }),
  ],
  ['growth-stacks', growthDrawing({ growth: growth / 100 })],
  ['measure-innovation', measure({ ...innovation(innovationTime), width: 712, height: 112 })],
  ['measure-innovation-wide', measure({ ...innovation(innovationTime), width: 1304, height: 120 })],
  ['measure-innovation-phone', measure({ ...innovation(innovationTime), width: 350, height: 112 })],
  ['measure-maintenance', measure({ ...maintained, width: 712 })],
  ['measure-maintenance-wide', measure({ ...maintained, width: 1304, height: 150 })],
  [
    'measure-maintenance-phone',
    measure({
      ...maintained,
      width: 350,
      labels: maintained.labels.map(([at, text]) => [at, `’${text.slice(2)}`]),
      spans: [{ from: 3 / 6, to: 1, text: 'Extended' }],
      live: { at: 3 / 6, text: 'Mainstream ends', above: true },
    }),
  ],
  ['offices', hoursDrawing({ ...offices, width: 800, height: 190 })],
  ['offices-phone', hoursDrawing({ ...offices, width: 350, height: 136 })],
  ['office-relay', relayDrawing({ ...relay, width: 800, height: 340 })],
  ['office-relay-wide', relayDrawing({ ...relay, width: 1304, height: 400 })],
  ['office-relay-phone', relayDrawing({ ...relay, width: 350, height: 250 })],
];

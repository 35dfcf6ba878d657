import { type HoursOptions, hoursDrawing, type RelayOptions, relayDrawing } from '../hours.ts';
import type { Drawing } from '../svg.ts';

// Hours in UTC, without daylight saving time.
const philadelphia = { name: 'Philadelphia', spans: [[13, 23]] } as const;
const mumbai = { name: 'Mumbai', spans: [[3.5, 12.5]] } as const;
const clients: HoursOptions['rows'] = [
  { name: 'London', spans: [[9, 17]] },
  {
    name: 'Sydney',
    spans: [
      [0, 7],
      [23, 24],
    ],
  },
];
const labels = ['0 h UTC', '6', '12', '18', '24 h'].map((text, i) => [i * 6, text] as const);
const hours = { rows: [philadelphia, mumbai, ...clients], labels };
const relay: Omit<RelayOptions, 'width' | 'height'> = {
  relay: [mumbai, philadelphia],
  rows: clients,
  labels,
  handover: 'Handover',
  hours: (count) => `${count} hours`,
};

/** Returns drawings of the offices' opening hours, with the hours of clients below them. */
export const offices = (): readonly (readonly [name: string, drawing: Drawing])[] => [
  ['offices', hoursDrawing({ ...hours, width: 800, height: 190 })],
  ['offices-phone', hoursDrawing({ ...hours, width: 350, height: 136 })],
  ['office-relay', relayDrawing({ ...relay, width: 800, height: 340 })],
  ['office-relay-wide', relayDrawing({ ...relay, width: 1304, height: 400 })],
  ['office-relay-phone', relayDrawing({ ...relay, width: 350, height: 250 })],
];

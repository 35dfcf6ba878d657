import type { Point } from '../geometry.ts';
import type { PenName } from '../pens.ts';
import type { Sheet } from '../sheet.ts';
import type { EventFigure } from './eventFigure.ts';
import type { RecordDraft } from './paper.ts';
import type { TextFigure } from './textFigure.ts';

/** What a record says in figures, for a drawing to scale. What is counted, in a word or two, is its `unit`. */
export type Figure =
  | EventFigure
  | TextFigure
  /** Things that were handed over: those that are kept, each by an owner, and those that are gone, which had none. */
  | {
      readonly kind: 'owners';
      readonly kept: number;
      readonly gone: number;
      readonly names: {
        readonly kept: string;
        readonly owner: string;
        readonly gone: string;
        /** In lines. */
        readonly none: readonly string[];
      };
    }
  /** Shares of a hundred before and after, on one scale. */
  | {
      readonly kind: 'slopes';
      readonly values: readonly (readonly [before: number, after: number])[];
      /** What each pair is of, as many as values. */
      readonly names: readonly string[];
      readonly when: readonly [before: string, after: string];
      readonly unit: string;
    }
  /** A whole that parts on its way, each part as wide as it is large. */
  | {
      readonly kind: 'flow';
      readonly values: readonly number[];
      /** What each part is, as many as values. */
      readonly names: readonly string[];
      readonly unit: string;
    }
  /** What follows one after the other, in one unit of time. */
  | {
      readonly kind: 'steps';
      readonly values: readonly number[];
      /** What each is, as many as values. */
      readonly names?: readonly string[];
      readonly unit: string;
    }
  /** The same as blocks in one course that leads to the last of them. */
  | {
      readonly kind: 'course';
      readonly values: readonly number[];
      readonly names: readonly string[];
      readonly unit: string;
    }
  /** Days in weeks of so many, in the order of their parts. */
  | {
      readonly kind: 'calendar';
      readonly parts: readonly {
        readonly value: number;
        readonly name: string;
        readonly of: 'waiting' | 'work' | 'other';
      }[];
      readonly week: number;
      readonly unit: string;
    }
  /** Hours that follow one after the other over days; of the last part nothing was used. */
  | {
      readonly kind: 'weekend';
      readonly days: readonly string[];
      /** Hour of the first day. */
      readonly begins: number;
      readonly values: readonly number[];
      /** What each is, as many as values. */
      readonly names: readonly string[];
      readonly total: { readonly value: string; readonly name: string };
      /** After it one can no longer go back: hours from the first midnight. */
      readonly last: { readonly at: number; readonly name: string };
    }
  /** Parts of a whole, a square for each `each` of them. */
  | {
      readonly kind: 'squares';
      readonly values: readonly number[];
      /** What each part is, as many as values; two words or more stand in two lines. */
      readonly names?: readonly string[];
      readonly each?: number;
      readonly unit?: string;
    }
  /** What was, and what it became. */
  | {
      readonly kind: 'pairs';
      readonly values: readonly (readonly [before: number, after: number])[];
      /** What each pair is of, as many as values. */
      readonly names?: readonly string[];
      readonly unit?: string;
    }
  /** Parts of a whole, around it. */
  | {
      readonly kind: 'ring';
      readonly values: readonly number[];
      /** What each part is, as many as values. */
      readonly names?: readonly string[];
      readonly unit?: string;
    }
  /** Of an hour or a number of them, on a dial. */
  | { readonly kind: 'dial'; readonly value: number; readonly of: number; readonly unit: string }
  /** The parts that a landscape has before and after, by name. */
  | { readonly kind: 'landscape'; readonly names: readonly [before: readonly string[], after: readonly string[]] }
  /** A fault on a line, and how long it takes to be on a screen. */
  | {
      readonly kind: 'alarm';
      readonly seconds: number;
      readonly names: { readonly fault: string; readonly screen: string };
      /** What the screen says of it. */
      readonly fields: readonly string[];
    }
  /** Plants, and the hours of the weekend in which they moved. */
  | {
      readonly kind: 'plants';
      readonly count: number;
      readonly unit: string;
      /** Hours from the first midnight; the weekend is shown from noon to noon. */
      readonly begins: number;
      readonly hours: number;
      readonly names: readonly [begin: string, end: string];
    }
  /** Tasks by how often they come up and how much they read; the first is the one to begin with. */
  | {
      readonly kind: 'tasks';
      readonly tasks: readonly {
        readonly name: string;
        readonly weekly: number;
        readonly reads: number;
      }[];
      /** Below the axis of how often, and above that of how much. */
      readonly axes: readonly [often: string, wide: string];
      /** In the corner of what is frequent and narrow: at least so often, at most so much. */
      readonly corner: { readonly weekly: number; readonly reads: number; readonly name: string };
    }
  /** Fields as they stood on a screen, each with its place in what is said; without one it is left out. */
  | { readonly kind: 'spoken'; readonly fields: readonly { readonly name: string; readonly place?: number }[] }
  /** Counts around a day, from midnight, in equal parts of it. */
  | {
      readonly kind: 'clock';
      readonly values: readonly number[];
      readonly night: readonly [from: number, to: number];
      readonly names: readonly [night: string, day: string];
      readonly unit: string;
    }
  /** Hours of data that a plan can run on: a message refills them every so often, and one comes late. */
  | {
      readonly kind: 'stock';
      readonly every: number;
      readonly safety: number;
      readonly due: number;
      readonly late: number;
      /** Hours after it was due at which somebody is told. */
      readonly told: number;
      readonly names: { readonly level: string; readonly safety: string; readonly late: string; readonly told: string };
    }
  /** What somebody signs for: how much of each kind, and up to what amount; 0 is never. */
  | {
      readonly kind: 'mandate';
      readonly heading: string;
      readonly rows: readonly { readonly name: string; readonly count: number; readonly limit: number }[];
      readonly names: {
        readonly count: string;
        readonly limit: string;
        readonly never: string;
        readonly signer: string;
      };
    }
  /** Stations on the way from a call to a van; the interface of that number failed, and its message was sent again. */
  | { readonly kind: 'journey'; readonly stations: readonly string[]; readonly failed: number; readonly again: string }
  /** One record, and what may be sent by which channel. */
  | {
      readonly kind: 'gates';
      readonly heading: string;
      readonly channels: readonly { readonly name: string; readonly allowed: boolean }[];
    }
  /** Of so many things, in rows of ten: those that are out of use, those in use, and of these the ones that are owned. */
  | {
      readonly kind: 'counted';
      readonly unused: number;
      readonly used: number;
      readonly owned: number;
      readonly names: { readonly unused: string; readonly used: string; readonly owned: string };
      readonly unit: string;
    }
  /** Spans of time with their middle: the half that lies around the median. `truck` is what one of them was to announce. */
  | {
      readonly kind: 'ages';
      readonly rows: readonly {
        readonly name: string;
        readonly half: readonly [from: number, to: number];
        readonly median: number;
        readonly truck?: number;
      }[];
      readonly truck: string;
      readonly unit: string;
    }
  /** Counts of a week, one row a day from Monday, in equal parts of the day. */
  | {
      readonly kind: 'week';
      readonly days: readonly string[];
      readonly values: readonly (readonly number[])[];
      readonly unit: string;
    };

/** How one kind of figure is drawn. */
export type Draw<Kind extends Figure['kind']> = (draft: RecordDraft, figure: Extract<Figure, { kind: Kind }>) => void;

/** Of the numbers, in drawing units. */
export const size = 20;
/** Of names and units. */
export const small = 17;
/** Hatchings from the darkest. */
export const tones: readonly PenName[] = ['hatchStrong', 'hatchMiddle', 'hatch', 'grid'];
const printed = (value: number) => value.toLocaleString('en');
/** Of all values. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A number of the record, as it is written. */
export function number(
  sheet: Sheet,
  at: Point,
  value: number | string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): void {
  sheet.text(at, typeof value === 'number' ? printed(value) : value, { size, anchor, weight: 600 });
}

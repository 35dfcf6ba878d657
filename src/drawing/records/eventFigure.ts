/** A part of a day, on a bar of its hours. */
interface DayPart {
  readonly name: string;
  /** As printed. */
  readonly time: string;
  /** Hours from midnight. */
  readonly from: number;
  readonly to: number;
  /** Lines of writing, so many dots or tables, or hatching. */
  readonly filled: 'writing' | 'dots' | 'tables' | 'hatch';
  readonly count?: number;
}

/** What an event or its recording says in figures. */
export type EventFigure =
  /** A day as a bar: each part at its hours, filled with what it is about. */
  | {
      readonly kind: 'day';
      readonly parts: readonly DayPart[];
      readonly unit: string;
    }
  /** What follows one after the other on one stage, as long as it takes, with what stands there. */
  | {
      readonly kind: 'stage';
      readonly parts: readonly {
        readonly name: string;
        readonly length: number;
        readonly shows: 'screens' | 'page' | 'people';
        /** Of screens or people. */
        readonly count?: number;
      }[];
      readonly unit: string;
    }
  /** So many teams that do the same side by side, and the part in which each of them goes on or back. */
  | {
      readonly kind: 'lanes';
      readonly count: number;
      readonly unit: string;
      readonly parts: readonly { readonly name: string; readonly time: string; readonly length: number }[];
      /** As printed: when the last part ends. */
      readonly end: string;
      /** Place of that part, from 0. */
      readonly fork: number;
    }
  /** A month of nights, each with its check, and the close at its end. */
  | {
      readonly kind: 'month';
      readonly nights: number;
      /** Place of the first in its week, from 0. */
      readonly first: number;
      readonly days: readonly string[];
      readonly names: { readonly nights: string; readonly close: string };
    };

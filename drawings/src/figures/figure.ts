import type { Point } from '../geometry.ts';
import type { PenName } from '../pens.ts';
import type { Sheet } from '../sheet.ts';
import type { FigureDraft } from './paper.ts';

/** Data of a figure that is drawn to scale. `unit` is the text beside the numbers. */
export type Figure =
  /** Durations of consecutive steps. */
  | {
      readonly kind: 'steps';
      readonly values: readonly number[];
      /** One per value. */
      readonly names: readonly string[];
      readonly unit: string;
    }
  /** Parts of a whole, with one square for every item. */
  | {
      readonly kind: 'squares';
      readonly values: readonly number[];
      /** One per value. Names of two or more words take two lines. */
      readonly names: readonly string[];
      readonly unit: string;
    }
  /** Values before and after a change. */
  | {
      readonly kind: 'pairs';
      readonly values: readonly (readonly [before: number, after: number])[];
      /** One per pair. */
      readonly names?: readonly string[];
      readonly unit?: string;
    }
  /** Parts of a whole, as segments of a ring. */
  | {
      readonly kind: 'ring';
      readonly values: readonly number[];
      /** One per value. */
      readonly names: readonly string[];
      readonly unit: string;
    }
  /** A value on a dial with `of` units per turn. Further turns are smaller rings inside. */
  | { readonly kind: 'dial'; readonly value: number; readonly of: number; readonly unit: string }
  /** A stack of `whole` items, of which `taken` moved to a second stack. */
  | {
      readonly kind: 'stacks';
      readonly whole: number;
      readonly taken: number;
      readonly names: { readonly whole: string; readonly taken: string; readonly left: string };
    }
  /** Shares in percent of the whole, which `of` describes. `gone` draws the first share as removed. */
  | {
      readonly kind: 'shares';
      readonly values: readonly number[];
      readonly names: readonly string[];
      readonly of: { readonly value: string; readonly name: string };
      /** Number of items per share, as text. Only the wide form with `gone` shows it. */
      readonly counts?: readonly string[];
      readonly gone?: boolean;
    }
  /** `whole` items on a plate: the first `taken` as blocks, the others as footprints. */
  | {
      readonly kind: 'chosen';
      readonly whole: number;
      readonly taken: number;
      readonly names: { readonly whole: string; readonly taken: string; readonly left: string };
    };

export type Draw<Kind extends Figure['kind']> = (draft: FigureDraft, figure: Extract<Figure, { kind: Kind }>) => void;

/** Font size of numbers, in drawing units. */
export const size = 20;
/** Font size of names and units, in drawing units. */
export const small = 17;
/** Pens for hatching, darkest first. */
export const tones: readonly PenName[] = ['hatchStrong', 'hatchMiddle', 'hatch'];
const printed = (value: number) => value.toLocaleString('en');
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Writes a bold number. Numbers get thousands separators; strings stay as they are. */
export function number(
  sheet: Sheet,
  at: Point,
  value: number | string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): void {
  sheet.text(at, typeof value === 'number' ? printed(value) : value, { size, anchor, weight: 600 });
}

import type { Point } from '../geometry.ts';
import type { PenName } from '../pens.ts';
import type { Sheet } from '../sheet.ts';
import type { FigureDraft } from './paper.ts';

/** Figures for a drawing to scale. What is counted, in a word or two, is its `unit`. */
export type Figure =
  /** What follows one after the other, in one unit of time. */
  | {
      readonly kind: 'steps';
      readonly values: readonly number[];
      /** What each is, as many as values. */
      readonly names?: readonly string[];
      readonly unit: string;
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
  /** So many of one kind on one desk, and how many of them another has taken. */
  | {
      readonly kind: 'stacks';
      readonly whole: number;
      readonly taken: number;
      readonly names: { readonly whole: string; readonly taken: string; readonly left: string };
    }
  /** Shares of a hundred, each as long as it is large, and what they are shares of; `gone` where the first is no longer there. */
  | {
      readonly kind: 'shares';
      readonly values: readonly number[];
      readonly names: readonly string[];
      readonly of: { readonly value: string; readonly name: string };
      /** How many each share is, as printed. */
      readonly counts?: readonly string[];
      readonly gone?: boolean;
    }
  /** Of so many, those that are in. */
  | {
      readonly kind: 'chosen';
      readonly whole: number;
      readonly taken: number;
      readonly names: { readonly whole: string; readonly taken: string; readonly left: string };
    };

/** How one kind of figure is drawn. */
export type Draw<Kind extends Figure['kind']> = (draft: FigureDraft, figure: Extract<Figure, { kind: Kind }>) => void;

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

import type { FillName } from '../pens.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import type { Head } from './head.ts';
import type { Traits } from './traits.ts';

/** What every part of a portrait is drawn with. */
export interface Draft {
  readonly sheet: Sheet;
  readonly head: Head;
  readonly traits: Traits;
  /** What the hand leaves to chance. */
  readonly random: Random;
  /** For places of less than 100 px: fewer lines, further apart. */
  readonly small: boolean;
}

const washes = ['lit', 'wash1', 'wash2', 'wash3', 'wash4', 'wash5'] as const satisfies FillName[];
/** What lays a tone onto the figure: 0 for none, 5 for the darkest. */
export const washOf = (tone = 0): FillName => washes[Math.min(5, Math.max(0, Math.round(tone)))] ?? 'lit';

const skins = ['skin0', 'skin1', 'skin2', 'skin3', 'skin4', 'skin5', 'skin6', 'skin7'] as const satisfies FillName[];
/** What skin is washed with, from 0 for the lightest to 7 for the darkest. */
export const skinOf = (tone = 0): FillName => skins[Math.min(7, Math.max(0, Math.round(tone)))] ?? 'skin0';
/** On skin from this tone on shade is laid on deeper, and light thinner. */
const deep = 4;
/** A plane of somebody's skin that is turned to the light or from it, or onto which something throws its shadow. */
export const planeOf = ({ traits: { tones = {} } }: Draft, plane: 'shadow' | 'veil' | 'cast' | 'glow'): FillName =>
  (tones.skin ?? 0) < deep ? plane : `${plane}Deep`;

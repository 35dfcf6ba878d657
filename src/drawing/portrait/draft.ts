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

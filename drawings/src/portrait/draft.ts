import type { FillName } from '../pens.ts';
import type { HeadSheet } from './lines.ts';
import type { Profile } from './profile.ts';
import type { Traits } from './traits.ts';

/** Input of the functions that draw a part of a portrait. */
export interface Draft {
  readonly sheet: HeadSheet;
  readonly profile: Profile;
  readonly traits: Traits;
  /** Whether lines are fewer and heavier, for display below 100 px. */
  readonly small: boolean;
}

const washes = ['lit', 'wash1', 'wash2', 'wash3', 'wash4', 'wash5'] as const satisfies FillName[];
/** Returns the fill for a tone of hair or cloth, from 0 (paper) to 5 (darkest). */
export const washOf = (tone = 0): FillName => washes[Math.min(5, Math.max(0, Math.round(tone)))] ?? 'lit';

const skins = ['skin0', 'skin1', 'skin2', 'skin3', 'skin4', 'skin5', 'skin6', 'skin7'] as const satisfies FillName[];
/** Returns the fill for a skin tone, from 0 (lightest) to 7 (darkest). */
export const skinOf = (tone = 0): FillName => skins[Math.min(7, Math.max(0, Math.round(tone)))] ?? 'skin0';
/** First skin tone with deeper shades. */
const deep = 4;
/**
 * Returns the fill for shade on skin. `veil` is for skin that turns away from the light, `haze` is about a third as
 * opaque as `veil`, and `cast` is for cast shadows.
 */
export const shadeOf = ({ traits: { tones = {} } }: Draft, shade: 'haze' | 'veil' | 'cast'): FillName =>
  (tones.skin ?? 0) < deep ? shade : `${shade}Deep`;

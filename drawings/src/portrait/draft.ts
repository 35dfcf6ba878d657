import type { FillName } from '../pens.ts';
import type { HeadSheet } from './lines.ts';
import type { Profile } from './profile.ts';
import type { Traits } from './traits.ts';

/** What every part of a portrait is drawn with. */
export interface Draft {
  readonly sheet: HeadSheet;
  readonly profile: Profile;
  readonly traits: Traits;
  /** For places of less than 100 px: fewer lines, and heavier ones. */
  readonly small: boolean;
}

const washes = ['lit', 'wash1', 'wash2', 'wash3', 'wash4', 'wash5'] as const satisfies FillName[];
/** What lays a tone onto the figure: 0 for none, 5 for the darkest. */
export const washOf = (tone = 0): FillName => washes[Math.min(5, Math.max(0, Math.round(tone)))] ?? 'lit';

const skins = ['skin0', 'skin1', 'skin2', 'skin3', 'skin4', 'skin5', 'skin6', 'skin7'] as const satisfies FillName[];
/** What skin is washed with, from 0 for the lightest to 7 for the darkest. */
export const skinOf = (tone = 0): FillName => skins[Math.min(7, Math.max(0, Math.round(tone)))] ?? 'skin0';
/** On skin from this tone on shade is laid on deeper. */
const deep = 4;
/** What lays shade onto somebody's skin: `veil` where it turns from the light, `haze` a third of that, `cast` where something throws it. */
export const shadeOf = ({ traits: { tones = {} } }: Draft, shade: 'haze' | 'veil' | 'cast'): FillName =>
  (tones.skin ?? 0) < deep ? shade : `${shade}Deep`;

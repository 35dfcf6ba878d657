import type { garments } from './clothes.ts';
import type { styles } from './hair.ts';

/**
 * Features of a person's portrait. A number is a deviation from the average (0), mostly between -1 and 1, unless its
 * comment gives another range. `neck` is a factor: 1 is average.
 */
export interface Traits {
  /** How far the forehead leans back, how far the brow stands out, and how long the face is below the eyes. */
  readonly face?: { readonly forehead?: number; readonly brow?: number; readonly length?: number };
  /**
   * `bridge`: above 0 for a hump, below 0 for a hollow. `tip`: above 0 if it hangs, below 0 if it is turned up.
   * `round`: roundness of the tip. `wing`: width of the side of the nostril.
   */
  readonly nose?: { readonly length?: number; readonly bridge?: number; readonly tip?: number; readonly round?: number; readonly wing?: number }; // biome-ignore format: one line
  /** Above 0 for a hollow below the cheekbone, below 0 for a full cheek. */
  readonly cheek?: number;
  /** `tone`: 1 for colored lips, otherwise 0. */
  readonly mouth?: { readonly full?: number; readonly smile?: number; readonly tone?: 0 | 1 };
  /** How far the chin stands out. */
  readonly chin?: number;
  /** How square the jaw is. */
  readonly jaw?: number;
  readonly neck?: number;
  /** `dark`: 0 for a gray iris, and 1 (default) or 2 for a brown iris. */
  readonly eyes?: { readonly open?: number; readonly dark?: 0 | 1 | 2; readonly lashes?: boolean };
  readonly brows?: { readonly weight?: number; readonly lean?: number };
  /** Darkness of hair and clothes, from 0 (paper) to 5, and of skin, from 0 to 7. */
  readonly tones?: { readonly hair?: number; readonly skin?: number; readonly cloth?: number };
  /** `tilt`: in degrees, above 0 if the head leans forward. `size`: a scale factor, default 1. */
  readonly pose?: { readonly tilt?: number; readonly size?: number };
  readonly hair: keyof typeof styles;
  readonly beard?: 'short' | 'full';
  readonly glasses?: 'round' | 'square';
  readonly earrings?: 'drops' | 'rings';
  /** Adds lines of age. */
  readonly lined?: boolean;
  readonly clothes: keyof typeof garments;
}

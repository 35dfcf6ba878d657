import type { garments } from './clothes.ts';
import type { styles } from './hair.ts';

/** What tells somebody's portrait from the others'. Measures are 0 for the average and go about 1 either way; `neck` is a share, 1 for the average. */
export interface Traits {
  /** How far the forehead leans back, how far the brow stands out, and how long the face is below the eyes. */
  readonly face?: { readonly forehead?: number; readonly brow?: number; readonly length?: number };
  /** `bridge` is above 0 for a hump and below for a hollow; `tip` is above 0 where it hangs and below where it is turned up; `round` is how round the tip is, and `wing` how broad the wing. */
  readonly nose?: { readonly length?: number; readonly bridge?: number; readonly tip?: number; readonly round?: number; readonly wing?: number }; // biome-ignore format: one line
  /** Above 0 where the cheek is hollow under its bone, and below where it is full. */
  readonly cheek?: number;
  /** `tone` washes the lips, from 0 to 2. */
  readonly mouth?: { readonly full?: number; readonly smile?: number; readonly tone?: 0 | 1 | 2 };
  /** How far the chin stands out, and how square the jaw is. */
  readonly chin?: number;
  readonly jaw?: number;
  readonly neck?: number;
  /** `dark` is how dark the iris is. */
  readonly eyes?: { readonly open?: number; readonly dark?: 0 | 1 | 2; readonly lashes?: boolean };
  readonly brows?: { readonly weight?: number; readonly lean?: number };
  /** How dark hair and what is worn are washed in, each from 0 (paper) to 5, and skin from 0 to 7. */
  readonly tones?: { readonly hair?: number; readonly skin?: number; readonly cloth?: number };
  /** How the figure is held: `tilt` in degrees, above 0 where it leans forward, and how large it is on the paper, 1 where left out. */
  readonly pose?: { readonly tilt?: number; readonly size?: number };
  readonly hair: keyof typeof styles;
  readonly beard?: 'short' | 'full';
  readonly glasses?: 'round' | 'square';
  readonly earrings?: 'drops' | 'rings';
  /** Lines at the mouth and the eye. */
  readonly lined?: boolean;
  readonly clothes: keyof typeof garments;
}

import type { garments } from './clothes.ts';
import type { styles } from './hairs.ts';

/** What tells somebody's portrait from the others'. Of measures that are shares, 1 is the average. */
export interface Traits {
  /** Where the face is turned, in degrees: below 0 to the left, up to 26 either way: three quarters of a face. */
  readonly turn: number;
  /** How far the head leans to the right, in degrees. */
  readonly tilt?: number;
  /** Length below the eyes and width of the face; `cheeks` is 1 for a round face and -1 for one like a heart. */
  readonly face?: { readonly length?: number; readonly width?: number; readonly cheeks?: number };
  /** 0 for a pointed chin, 1 for a square one. */
  readonly jaw: number;
  readonly eyes?: {
    readonly apart?: number;
    readonly size?: number;
    /** How far they are open, how much the outer corner rises, and how heavy the upper lid is. */
    readonly open?: number;
    readonly slant?: number;
    readonly lid?: number;
    /** How dark the iris is. */
    readonly dark?: 0 | 1 | 2;
    readonly lashes?: boolean;
    /** Where they look, from -1 for the left to 1 for the right; straight ahead where left out. */
    readonly gaze?: number;
  };
  /** How high the brows lie above the average in units, how much they arch, rise to the temple, and how thick they are. */
  readonly brows?: { readonly rise?: number; readonly arch?: number; readonly lean?: number; readonly weight?: number };
  /** `bridge` is 1 for a hump and -1 for a hollow; `tip` is 1 where it hangs and -1 where it is turned up. */
  readonly nose?: {
    readonly length?: number;
    readonly width?: number;
    readonly bridge?: number;
    readonly tip?: number;
  };
  /** `smile` is 0 for a straight mouth; `open` shows teeth, from 0 to 1; `tone` washes the lips; `skew` is how far one corner rises above the other. */
  readonly mouth?: {
    readonly width?: number;
    readonly smile?: number;
    readonly full?: number;
    readonly open?: number;
    readonly tone?: number;
    readonly skew?: number;
  };
  readonly neck?: number;
  /** Half their width in units, how much they drop, and how much higher the right one stands than the left. */
  readonly shoulders?: { readonly width?: number; readonly drop?: number; readonly lean?: number };
  /** How dark hair and what is worn are washed in, each from 0 (paper) to 5, and skin from 0 to 7. */
  readonly tones?: { readonly hair?: number; readonly skin?: number; readonly cloth?: number };
  readonly hair: keyof typeof styles;
  /** On which side the hair is parted. */
  readonly parted?: -1 | 1;
  /** How dark the hair is drawn: strands this far apart, in drawing units. Wider is greyer. */
  readonly hatching: number;
  readonly beard?: 'short' | 'full';
  readonly glasses?: 'round' | 'square';
  readonly earrings?: 'drops' | 'rings';
  /** Lines at the mouth and the eyes. */
  readonly lined?: boolean;
  readonly clothes: keyof typeof garments;
}

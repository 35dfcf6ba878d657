import type { garments } from './clothes.ts';
import type { styles } from './hairs.ts';

/** What tells somebody's portrait from the others'. Of measures that are shares, 1 is the average. */
export interface Traits {
  /** Where the face is turned, in degrees: below 0 to the left. From 12 either way the nose is drawn from its side. */
  readonly turn: number;
  /** How far the head leans to the right, and how far the face is lowered, in degrees. */
  readonly tilt?: number;
  readonly nod?: number;
  /** Size of the head, and how far its middle lies off the paper's, in drawing units. */
  readonly size?: number;
  readonly place?: readonly [x: number, y: number];
  /** Length below the eyes and width of the face. */
  readonly face?: { readonly length?: number; readonly width?: number };
  /** 0 for a pointed chin, 1 for a square one. */
  readonly jaw: number;
  readonly eyes?: {
    readonly apart?: number;
    readonly size?: number;
    /** How far they are open, how much the outer corner rises, and how heavy the upper lid is. */
    readonly open?: number;
    readonly slant?: number;
    readonly lid?: number;
    /** Where the lid is highest, from -1 at the nose to 1, and how dark the iris is: 0, 1 or 2. */
    readonly peak?: number;
    readonly dark?: 0 | 1 | 2;
    readonly lashes?: boolean;
    /** Where they look, from -1 (left, up) to 1. */
    readonly gaze?: readonly [x: number, y: number];
  };
  /** How high the brows lie above the average in units, how much they arch, rise to the temple, and how thick they are. */
  readonly brows?: { readonly rise?: number; readonly arch?: number; readonly lean?: number; readonly weight?: number };
  /** `bridge` is 1 for a hump and -1 for a hollow. */
  readonly nose?: {
    readonly length?: number;
    readonly reach?: number;
    readonly width?: number;
    readonly bridge?: number;
  };
  /** `smile` is 0 for a straight mouth; `open` shows teeth, from 0 to 1; `tone` washes the lips. */
  readonly mouth?: {
    readonly width?: number;
    readonly smile?: number;
    readonly full?: number;
    readonly open?: number;
    readonly tone?: number;
  };
  readonly neck?: number;
  /** Half their width in units, and how much they drop. */
  readonly shoulders?: { readonly width?: number; readonly drop?: number };
  /** How dark hair, skin and what is worn are washed in, each from 0 (paper) to 5. */
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

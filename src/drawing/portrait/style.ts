import type { Spot } from './head.ts';

/** A strand from its root to its tip. */
export type Guide = readonly Spot[];

/** Hair that lies side by side: its strands run between guides, and it hides what is behind it. */
export interface Lock {
  readonly guides: readonly Guide[];
  /** It lies behind the head and the shoulders, in the shade. */
  readonly behind?: boolean;
  /** Which of its sides are drawn: the first guide, the last one, or both. */
  readonly edges?: 'first' | 'last' | 'both';
  /** How far its tips and its roots stand out of line, in units. */
  readonly ragged?: number;
  readonly roots?: number;
  /** The line through its tips is drawn. */
  readonly ends?: boolean;
  /** It is so short that skin shows through. */
  readonly bare?: boolean;
  /** Short hair: into how many pieces a strand breaks. */
  readonly cut?: number;
  /** Where along it the light lies, as a share. */
  readonly shine?: number;
  /** How many times fewer strands it has than others. */
  readonly thin?: number;
}

/** Hair, parted on the right where it is parted. What comes later lies over what comes before. */
export interface Style {
  readonly locks: readonly Lock[];
  /** A knot behind the crown: its middle and its radius. */
  readonly knot?: readonly [Spot, number];
  /** Curls instead of strands: from the left over the crown to the right, and back along the hairline. */
  readonly curls?: readonly [outer: readonly Spot[], hairline: readonly Spot[]];
}

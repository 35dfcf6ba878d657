import type { Spot } from './head.ts';

/** A strand from its root to its tip: spots of the head, each with how far off the skull the hair lies there. */
export type Guide = readonly (readonly [x: number, y: number, z: number, lift: number])[];

/** Strands between guides. */
export interface Lock {
  readonly guides: readonly Guide[];
  /** It lies behind the shoulders. */
  readonly behind?: boolean;
  /** It hides what is behind it: hair that hangs free of the head. */
  readonly covers?: boolean;
  /** Its sides are drawn. */
  readonly edges?: boolean;
  /** It hangs beside the face and ends there: its outer side and its tips are drawn too. */
  readonly closed?: boolean;
  /** Short hair: into how many pieces a strand breaks. */
  readonly cut?: number;
  /** Where along it the light lies, as a share. */
  readonly shine?: number;
  /** How many times fewer strands it has than others. */
  readonly thin?: number;
}

/** Hair, parted on the right where it is parted. */
export interface Style {
  /** How far it stands off the skull at the left, on the crown and at the right. */
  readonly lift: readonly [left: number, crown: number, right: number];
  /** Down to which heights its edge is drawn at the back and on the far side. */
  readonly ends: readonly [near: number, far: number];
  /** Where it grows from, from the left ear over the forehead to the right. */
  readonly hairline: readonly Spot[];
  readonly locks: readonly Lock[];
  /** Short hair combed from the hairline over the crown, and how far to the right, as a share of the crown. */
  readonly combed?: number;
  readonly knot?: readonly [Spot, number];
  readonly bald?: boolean;
  /** It leaves the ears free: they lie over it. */
  readonly ears?: boolean;
  readonly curls?: boolean;
}

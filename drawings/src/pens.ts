/** Style of a line. Its width is in screen pixels at any scale of the drawing. */
export interface Pen {
  readonly width: number;
  /** From 0 to 1. Default 1. */
  readonly opacity?: number;
  /** Dash and gap lengths in pixels. Default: a solid line. */
  readonly dash?: string;
  /**
   * Default: the text color. `ground` is for casings, which keep a leader clear of lines that it crosses. `rim` is
   * for the light edge around a portrait on a dark background.
   */
  readonly color?: 'signal' | 'ground' | 'rim';
}

export const pens = {
  outline: { width: 1.25, opacity: 0.8 },
  contour: { width: 1.6, opacity: 0.92 },
  part: { width: 1, opacity: 0.72 },
  small: { width: 0.75, opacity: 0.6 },
  dimension: { width: 1, opacity: 0.8 },
  leader: { width: 1, opacity: 0.75 },
  detail: { width: 0.75, opacity: 0.5 },
  inner: { width: 0.75, opacity: 0.26 },
  hatch: { width: 0.75, opacity: 0.2 },
  hatchMiddle: { width: 0.75, opacity: 0.34 },
  hatchStrong: { width: 0.75, opacity: 0.55 },
  grid: { width: 0.5, opacity: 0.12 },
  gridStrong: { width: 0.5, opacity: 0.2 },
  centre: { width: 0.75, opacity: 0.45, dash: '10 3 2 3' },
  existing: { width: 0.75, opacity: 0.62, dash: '3 3' },
  node: { width: 1, opacity: 0.9 },
  terminal: { width: 1.25, opacity: 0.9 },
  span: { width: 1 },
  live: { width: 1.5, color: 'signal' },
  liveRing: { width: 1, opacity: 0.8, color: 'signal' },
  casing: { width: 4, color: 'ground' },
  rim: { width: 3, color: 'rim' },
} as const satisfies Record<string, Pen>;

export type PenName = keyof typeof pens;

/**
 * Colors of the theme. The fallback of each custom property is its color in the light theme, for programs without the
 * theme. The properties of portraits come from `src/components/Drawing/palette.css.ts`.
 */
export const colors = {
  ground: 'var(--color-face-top,#f8f7f2)',
  left: 'var(--color-face-left,#f1efe7)',
  right: 'var(--color-face-right,#e9e6dc)',
  signal: 'var(--color-signal,#ff6a3d)',
  ink: 'currentColor',
  /** Dark in both themes. */
  onPlate: 'var(--color-on-signal,#0b1d22)',
  plate: 'var(--portrait-plate,#f8f7f2)',
  rim: 'var(--portrait-rim,#f8f7f2)',
  lit: 'var(--portrait-lit,#fdfdf8)',
  wash1: 'var(--portrait-wash-1,#f2f2ee)',
  wash2: 'var(--portrait-wash-2,#e4e6e2)',
  wash3: 'var(--portrait-wash-3,#c9cdcb)',
  wash4: 'var(--portrait-wash-4,#939b9b)',
  wash5: 'var(--portrait-wash-5,#465457)',
  skin0: 'var(--portrait-skin-0,#f6e0d2)',
  skin1: 'var(--portrait-skin-1,#eedcc8)',
  skin2: 'var(--portrait-skin-2,#f0d5c6)',
  skin3: 'var(--portrait-skin-3,#e2bda5)',
  skin4: 'var(--portrait-skin-4,#c9a583)',
  skin5: 'var(--portrait-skin-5,#be9272)',
  skin6: 'var(--portrait-skin-6,#a47a5d)',
  skin7: 'var(--portrait-skin-7,#9d7258)',
  umber: 'var(--portrait-umber,#59311f)',
  sepia: 'var(--portrait-sepia,#31170e)',
  lips: 'var(--portrait-lips,#963635)',
} as const;

/** Fills of closed shapes. Fills without `opacity` hide what is behind them. */
export const fills = {
  top: { color: colors.ground },
  left: { color: colors.left },
  right: { color: colors.right },
  ink: { color: colors.ink },
  inkSoft: { color: colors.ink, opacity: 0.8 },
  inkMiddle: { color: colors.ink, opacity: 0.5 },
  inkLight: { color: colors.ink, opacity: 0.3 },
  plate: { color: colors.plate },
  lit: { color: colors.lit },
  wash1: { color: colors.wash1 },
  wash2: { color: colors.wash2 },
  wash3: { color: colors.wash3 },
  wash4: { color: colors.wash4 },
  wash5: { color: colors.wash5 },
  skin0: { color: colors.skin0 },
  skin1: { color: colors.skin1 },
  skin2: { color: colors.skin2 },
  skin3: { color: colors.skin3 },
  skin4: { color: colors.skin4 },
  skin5: { color: colors.skin5 },
  skin6: { color: colors.skin6 },
  skin7: { color: colors.skin7 },
  signal: { color: colors.signal },
  ring: { color: colors.signal, opacity: 0.2 },
  haze: { color: colors.umber, opacity: 0.045 },
  veil: { color: colors.umber, opacity: 0.14 },
  cast: { color: colors.umber, opacity: 0.33 },
  hazeDeep: { color: colors.sepia, opacity: 0.05 },
  veilDeep: { color: colors.sepia, opacity: 0.15 },
  castDeep: { color: colors.sepia, opacity: 0.42 },
  brown: { color: colors.sepia, opacity: 0.86 },
  /** Strands of dark hair. */
  hairLight: { color: colors.lit, opacity: 0.62 },
  lips: { color: colors.lips, opacity: 0.26 },
} as const satisfies Record<string, { color: string; opacity?: number }>;

export type FillName = keyof typeof fills;

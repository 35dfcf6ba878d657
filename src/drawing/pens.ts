/** How a line is drawn. Widths are pixels on the screen whatever the drawing's scale. */
export interface Pen {
  readonly width: number;
  /** Share of the text colour, 0 to 1; 1 where left out. */
  readonly opacity?: number;
  /** Dash and gap lengths in pixels; solid where left out. */
  readonly dash?: string;
  /** Hidden where the page sets `--fine` to 0: it would be a smear there. */
  readonly fine?: boolean;
  /**
   * Text colour where left out. `ground` is for casings, which keep a leader clear of what it crosses, `rim` for the light
   * around a figure on a dark plate.
   */
  readonly colour?: 'signal' | 'ground' | 'rim';
}

/** The pens of the drawing office. */
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
  /** Hatching that places too small for it leave out. */
  shade: { width: 0.75, opacity: 0.34, fine: true },
  hatchStrong: { width: 0.75, opacity: 0.55 },
  grid: { width: 0.5, opacity: 0.12 },
  gridStrong: { width: 0.5, opacity: 0.2 },
  riser: { width: 0.75, opacity: 0.62 },
  centre: { width: 0.75, opacity: 0.45, dash: '10 3 2 3' },
  existing: { width: 0.75, opacity: 0.62, dash: '3 3' },
  node: { width: 1, opacity: 0.9 },
  terminal: { width: 1.25, opacity: 0.9 },
  span: { width: 1 },
  live: { width: 1.5, colour: 'signal' },
  liveRing: { width: 1, opacity: 0.8, colour: 'signal' },
  cut: { width: 1, colour: 'ground' },
  casing: { width: 4, colour: 'ground' },
  casingWide: { width: 6, colour: 'ground' },
  rim: { width: 3, colour: 'rim' },
} as const satisfies Record<string, Pen>;

export type PenName = keyof typeof pens;

/** Dark in either theme, as what stands on signal is. */
const onPlate = 'var(--color-on-signal)';
const paper = 'var(--color-face-top)';
/**
 * What portraits are drawn on: the page's paper, a little lifted where that is dark. Not by `light-dark()`, which in WebKit
 * knows no theme within a file that is used.
 */
const plate = `oklch(from ${paper} max(l,.31) c h)`;
/** Where the plate is dark a light line around the figure parts dark hair from it; on light paper it is that of the plate. */
const rim = `oklch(from ${paper} max(l,.74) calc(c*(l*1.3 - .28)) h)`;
/** What the figure is heightened with: brighter than the paper that it is drawn on. */
const lit = `oklch(from ${paper} calc(.87 + l*.125) .006 100)`;
/** A share of ink laid over it: hair and clothes. */
const wash = (share: number) => `color-mix(in oklab,${onPlate} ${share}%,${lit})`;
/** A share of somebody's pigment laid over it, the one wash that is not ink: faces in gray look lifeless. */
const skin = (pigment: string, share: number) => `color-mix(in oklab,oklch(${pigment}) ${share}%,${lit})`;

/** Colours of the page: a drawing has none of its own but those of skin. */
export const colours = {
  ground: 'var(--color-face-top)',
  left: 'var(--color-face-left)',
  right: 'var(--color-face-right)',
  signal: 'var(--color-signal)',
  ink: 'currentColor',
  onPlate,
  plate,
  rim,
  lit,
  wash1: wash(4),
  wash2: wash(9),
  wash3: wash(19),
  wash4: wash(40),
  wash5: wash(72),
  // From the lightest to the darkest; some are rosier and some more olive than their neighbours.
  skin0: skin('.87 .05 50', 58),
  skin1: skin('.845 .052 66', 60),
  skin2: skin('.83 .056 50', 62),
  skin3: skin('.769 .07 54', 75),
  skin4: skin('.684 .078 64', 80),
  skin5: skin('.63 .084 57', 82),
  skin6: skin('.548 .078 56', 85),
  skin7: skin('.522 .076 51', 86),
  /** What lies in the shade of a portrait is warmer than ink would make it. */
  umber: 'oklch(.36 .065 44)',
  /** The same on dark skin, on which umber would not show. */
  sepia: 'oklch(.24 .045 40)',
  lips: 'oklch(.47 .13 24)',
} as const;

/** What a closed shape is filled with. Everything but `ring`, the shades and thinned ink hides what lies behind it. */
export const fills = {
  top: { colour: colours.ground },
  left: { colour: colours.left },
  right: { colour: colours.right },
  ink: { colour: colours.ink },
  inkSoft: { colour: colours.ink, opacity: 0.8 },
  inkMiddle: { colour: colours.ink, opacity: 0.5 },
  inkLight: { colour: colours.ink, opacity: 0.3 },
  plate: { colour: colours.plate },
  lit: { colour: colours.lit },
  wash1: { colour: colours.wash1 },
  wash2: { colour: colours.wash2 },
  wash3: { colour: colours.wash3 },
  wash4: { colour: colours.wash4 },
  wash5: { colour: colours.wash5 },
  skin0: { colour: colours.skin0 },
  skin1: { colour: colours.skin1 },
  skin2: { colour: colours.skin2 },
  skin3: { colour: colours.skin3 },
  skin4: { colour: colours.skin4 },
  skin5: { colour: colours.skin5 },
  skin6: { colour: colours.skin6 },
  skin7: { colour: colours.skin7 },
  signal: { colour: colours.signal },
  ring: { colour: colours.signal, opacity: 0.2 },
  haze: { colour: colours.umber, opacity: 0.045 },
  veil: { colour: colours.umber, opacity: 0.14 },
  cast: { colour: colours.umber, opacity: 0.33 },
  hazeDeep: { colour: colours.sepia, opacity: 0.05 },
  veilDeep: { colour: colours.sepia, opacity: 0.15 },
  castDeep: { colour: colours.sepia, opacity: 0.42 },
  brown: { colour: colours.sepia, opacity: 0.86 },
  /** Strands of dark hair. */
  hairLight: { colour: colours.lit, opacity: 0.62 },
  lips: { colour: colours.lips, opacity: 0.26 },
  rouge: { colour: colours.lips, opacity: 0.5 },
  // As `left` and `right` look on ink, in either theme, over whatever lies behind.
  leftShade: { colour: '#000', opacity: 0.14 },
  rightShade: { colour: '#000', opacity: 0.28 },
} as const satisfies Record<string, { colour: string; opacity?: number }>;

export type FillName = keyof typeof fills;

/** How a line is drawn. Widths are pixels on the screen whatever the drawing's scale. */
export interface Pen {
  readonly width: number;
  /** Share of the text colour, 0 to 1; 1 where left out. */
  readonly opacity?: number;
  /** Dash and gap lengths in pixels; solid where left out. */
  readonly dash?: string;
  /** Text colour where left out. `ground` is for casings, which keep a leader clear of what it crosses. */
  readonly colour?: 'signal' | 'ground' | 'onSkin';
}

/** A pen for what lies on skin, which is lighter than its lines in either theme. */
const onSkin = <P extends Pen>(pen: P) => ({ ...pen, colour: 'onSkin' }) as const;

/** The pens of the drawing office. */
const office = {
  outline: { width: 1.25, opacity: 0.8 },
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
  riser: { width: 0.75, opacity: 0.62 },
  centre: { width: 0.75, opacity: 0.45, dash: '10 3 2 3' },
  existing: { width: 0.75, opacity: 0.62, dash: '3 3' },
  node: { width: 1, opacity: 0.9 },
  terminal: { width: 1.25, opacity: 0.9 },
  span: { width: 1 },
  live: { width: 1.5, colour: 'signal' },
  liveRing: { width: 1, opacity: 0.8, colour: 'signal' },
  casing: { width: 4, colour: 'ground' },
  casingWide: { width: 6, colour: 'ground' },
} as const satisfies Record<string, Pen>;

/** All pens, and those that faces are drawn with. */
export const pens = {
  ...office,
  skinOutline: onSkin(office.outline),
  skinPart: onSkin(office.part),
  skinSmall: onSkin(office.small),
  skinDetail: onSkin(office.detail),
  skinInner: onSkin(office.inner),
  skinHatch: onSkin(office.hatchMiddle),
  skinHatchStrong: onSkin(office.hatchStrong),
} as const satisfies Record<string, Pen>;

export type PenName = keyof typeof pens;

/** Colours of the page: a drawing has none of its own. */
export const colours = {
  ground: 'var(--color-face-top)',
  left: 'var(--color-face-left)',
  right: 'var(--color-face-right)',
  signal: 'var(--color-signal)',
  ink: 'currentColor',
  /** Lighter than what is drawn on it in either theme, as the white of an eye is. */
  skin: 'var(--color-face-skin)',
  eye: 'var(--color-face-eye)',
  /** Dark in either theme: what would be white on a face is a negative. */
  onSkin: 'var(--color-on-skin)',
} as const;

/** What a closed shape is filled with. Everything but `ring` and the shades hides what lies behind it. */
export const fills = {
  top: { colour: colours.ground },
  left: { colour: colours.left },
  right: { colour: colours.right },
  ink: { colour: colours.ink },
  inkSoft: { colour: colours.ink, opacity: 0.8 },
  skin: { colour: colours.skin },
  skinInk: { colour: colours.onSkin, opacity: 0.8 },
  iris: { colour: colours.onSkin, opacity: 0.5 },
  pupil: { colour: colours.onSkin },
  eye: { colour: colours.eye, opacity: 0.5 },
  glint: { colour: colours.eye },
  signal: { colour: colours.signal },
  ring: { colour: colours.signal, opacity: 0.2 },
  // As `left` and `right` look on ink, in either theme, over whatever lies behind.
  leftShade: { colour: '#000', opacity: 0.14 },
  rightShade: { colour: '#000', opacity: 0.28 },
} as const satisfies Record<string, { colour: string; opacity?: number }>;

export type FillName = keyof typeof fills;

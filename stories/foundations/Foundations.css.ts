import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../src/theme/media';
import { type } from '../../src/theme/type.css';
import { vars } from '../../src/theme/vars.css';

// Layout of the foundations pages.
const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;
const frame = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

/** Block on a docs page. */
export const block = style([type.small, { color: vars.color.text, marginBlock: vars.space[16] }]);
export const note = style([type.small, { color: vars.color.muted }]);
// Rows: a token with its use and a sample.
export const row = style({
  display: 'grid',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  paddingBlock: vars.space[12],
  borderBlockStart: hairline,
  alignItems: 'center',
  '@media': { [media.wide]: { paddingBlock: vars.space[20] } },
});
export const beside = style({
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' } },
});
export const named = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', alignContent: 'start' });

// Copy button.
export const copy = style([
  type.small,
  {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 28,
    maxInlineSize: '100%',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    border: frame,
    borderRadius: vars.radius.tag,
    background: vars.color.raised,
    color: vars.color.text,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ':hover': { borderColor: vars.color.control },
  },
]);
export const bare = style({
  paddingInline: 0,
  border: 0,
  background: 'none',
  ':hover': { textDecoration: 'underline' },
});

// Colors.
export const palette = style([
  type.label,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
    gap: `${vars.space[16]} ${vars.space[8]}`,
  },
]);
/** Light and dark, side by side. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  blockSize: 56,
  marginBlockEnd: vars.space[4],
  outline: hairline,
});
/** One row per theme, or one for both in a wide container. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  '@container': { '(min-width: 54rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
/** Container for the container query of `tiles`. */
export const contained = style({ containerType: 'inline-size' });
export const tile = style([
  type.label,
  {
    display: 'grid',
    gap: vars.space[4],
    alignContent: 'start',
    justifyItems: 'start',
    padding: vars.space[8],
    background: vars.color.surface,
    color: vars.color.text,
    outline: hairline,
    '@media': { [media.wide]: { padding: vars.space[12] } },
  },
]);
export const sample = style([
  type.title3,
  { inlineSize: 56, blockSize: 40, border: `${vars.stroke.hairline} solid transparent`, textAlign: 'center' },
]);
export const verdict = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
export const fails = style({ color: vars.color.critical, fontWeight: 600 });

// Type.
export const specimen = style({ overflowWrap: 'anywhere' });
export const facts = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[16]}`, color: vars.color.muted },
]);

// Space.
/** Keeps its length in a narrow column. */
export const bar = style({ maxInlineSize: 'none' });
export const gap = style([
  type.label,
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    background: `color-mix(in srgb, ${vars.color.signal} 28%, transparent)`,
    color: vars.color.text,
    lineHeight: 1,
    pointerEvents: 'none',
  },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space[24],
  '@media': { [`not ${media.wide}`]: { columnGap: vars.space[4] } },
});
export const column = style([
  type.label,
  { minBlockSize: 96, paddingBlock: vars.space[4], background: vars.color.band, textAlign: 'center' },
]);

// Motion. `--pace` multiplies the token's duration.
export const slow = style({ vars: { '--pace': '10' } });
export const track = style({ inlineSize: '100%', blockSize: 40, background: vars.color.band });
export const moves = styleVariants(vars.duration, (duration) => ({
  inlineSize: '25%',
  blockSize: '100%',
  background: vars.color.control,
  transition: `transform calc(${duration} * var(--pace, 1)) ${vars.easing.out}`,
  selectors: { '&[data-on]': { transform: 'translateX(300%)' } },
}));
export const whereMoving = style({ '@media': { [media.still]: { display: 'none' } } });
export const whereStill = style({ '@media': { [media.motion]: { display: 'none' } } });
export const curve = style({
  inlineSize: 160,
  blockSize: 160,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

// Boxes in columns.
export const tiled = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 1,
});
export const surface = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[24],
  background: vars.color.surface,
  color: vars.color.text,
  outline: hairline,
});

// The logo.
export const clear = style({
  display: 'inline-block',
  background: `color-mix(in srgb, ${vars.color.signal} 22%, transparent)`,
  outline: `${vars.stroke.hairline} dashed ${vars.color.control}`,
});
export const kept = style({ background: vars.color.surface });
export const shown = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 128,
  overflow: 'hidden',
  background: vars.color.band,
});
export const wrong = styleVariants({
  stretched: { transform: 'scaleX(1.5) scaleY(0.8)' },
  tilted: { transform: 'rotate(-12deg)' },
  colored: { color: vars.color.signal },
  faded: { opacity: 0.28 },
  crowded: { display: 'flex', alignItems: 'center', gap: 2 },
  drawn: {
    inlineSize: '100%',
    blockSize: '100%',
    display: 'grid',
    placeItems: 'center',
    background: `repeating-linear-gradient(45deg, ${vars.color.control} 0 2px, transparent 2px 7px)`,
  },
});

// In a story, a block needs no margin.
globalStyle(`#storybook-root > ${block}`, { marginBlock: 0 });

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

/** Line at the end of the head, between the frame lines, painted over the next section. */
export const foot = {
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: vars.layer.frame,
    insetInline: `calc(-1 * ${inset})`,
    insetBlockStart: '100%',
    borderBlockStart: strong,
    // Hides a line at the start of the next section, which would show through this translucent line.
    background: vars.color.surface,
  },
} as const;
export const head = style({
  ...foot,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[64]}` },
    // Keeps space between a long title and the line of the picture.
    [media.desk]: { gridColumn: '1 / 7', paddingInlineEnd: vars.space[32] },
  },
});
export const lead = style({
  marginBlockStart: vars.space[20],
  maxInlineSize: '34rem',
  '@media': { [media.wide]: { marginBlockStart: vars.space[28] } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  marginBlockStart: vars.space[28],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[40] },
  },
});
globalStyle(`${actions} > *`, { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
/** Stacked, because a long second link never fits beside the button. */
export const stacked = style([actions, { flexDirection: 'column', alignItems: 'flex-start' }]);

/** Beside the text on desktop, up to the header; otherwise below it, between the frame lines. */
const cell = style({
  position: 'relative',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockStart: strong,
  '@media': {
    [media.desk]: {
      gridColumn: '7 / 13',
      // Half of the width between the frame lines, which is wider than the columns of text.
      marginInlineStart: `calc(${vars.size.inset} / -2 - ${vars.stroke.hairline})`,
      borderBlockStart: 0,
      borderInlineStart: strong,
    },
  },
});
const height = 'min(31vw, 27.5rem)';
/** Height of a drawing beside short text, where a higher one would leave empty space. */
export const lowHeight = '17rem';
export const picture = styleVariants({
  whole: [cell, { minBlockSize: '300px', '@media': { [media.desk]: { minBlockSize: height } } }],
  detail: [
    cell,
    { aspectRatio: '5 / 3', '@media': { [media.desk]: { aspectRatio: 'auto', minBlockSize: lowHeight } } },
  ],
  photograph: [cell],
});
export const drawing = styleVariants({
  whole: { position: 'absolute', inset },
  detail: { position: 'absolute', inset: 0 },
  photograph: {},
});

export const hiddenOnPhones = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
/** Overlay of the same size as the drawing. */
export const overlay = style({ position: 'absolute', inset: 0 });
/** Labels on desktop. A `detail` is about half as large on phones, so smaller windows show `labelsSmall` instead. */
export const labels = style([overlay, { '@media': { [`not ${media.desk}`]: { display: 'none' } } }]);
export const labelsSmall = style([overlay, { '@media': { [media.desk]: { display: 'none' } } }]);
/** Minimum window width at which labels in half of the page are readable. */
const roomy = 'screen and (min-width: 71.25em)';
export const withoutLabels = style([overlay, { '@media': { [roomy]: { display: 'none' } } }]);
export const withLabels = style([overlay, { '@media': { [`not ${roomy}`]: { display: 'none' } } }]);

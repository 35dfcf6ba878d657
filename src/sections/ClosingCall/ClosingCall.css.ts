import { type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** The drawing's own size, and where its ground lies on it. */
export const paper = { width: 1440, height: 400, ground: 374 };
/** So many units of the drawing, where it is drawn at the sheet's scale. */
const sheet = (units: number) => `${units / 16}rem`;
const full = `screen and (min-width: ${paper.width}px)`;

export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  paddingBlockStart: vars.flow.section,
  '@media': {
    [media.wide]: { rowGap: vars.space[28] },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[20],
  '@media': {
    [media.wide]: { rowGap: vars.space[28] },
    [media.desk]: { gridColumn: '1 / 8', paddingInlineEnd: vars.space[24] },
  },
});
export const badge = style({ display: 'flex' });
export const offer = style({ '@media': { [media.desk]: { gridColumn: '8 / 13' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  marginBlockStart: vars.space[28],
});
export const further = style({ marginBlockStart: vars.space[12] });
export const note = style([type.label, { marginBlockStart: vars.space[12], color: vars.color.muted }]);

// Ends on the ground that the footer stands in. Its columns and level marks are drawn for the sheet: from 1440 px they
// meet the frame lines, and the ground runs on to the edges of the window.
const pen = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;
/** The ground beyond the drawing's edge, in the drawing's pens and at its step: 9 along the ground, 6.36 across the lines. */
const ground: StyleRule = {
  content: '',
  position: 'absolute',
  inlineSize: '100%',
  blockSize: sheet(11),
  insetBlockStart: `calc(${sheet(paper.ground)} - 0.6px)`,
  borderBlockStart: `1px solid ${pen(68)}`,
  background: `repeating-linear-gradient(135deg, ${pen(17)} 0 0.75px, transparent 0.75px ${sheet(6.364)})`,
};
export const cut = style({
  position: 'relative',
  overflow: 'clip',
  marginBlockStart: vars.space[48],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[72] },
    [full]: {
      '::before': { ...ground, insetInlineEnd: `calc(50% + ${sheet(paper.width / 2)})` },
      '::after': { ...ground, insetInlineStart: `calc(50% + ${sheet(paper.width / 2)})` },
    },
  },
});
export const drawing = style({
  position: 'relative',
  // Phones see the left part of it, smaller.
  inlineSize: '900px',
  marginInlineStart: '-44px',
  '@media': {
    // The level marks stay on the right frame line; what does not fit is cut at the left.
    [media.wide]: {
      inlineSize: `${paper.width}px`,
      marginInlineStart: `calc(100% - ${paper.width}px)`,
    },
    // From here it is whole, from frame line to frame line.
    [media.desk]: { inlineSize: '100%', marginInlineStart: 0 },
    [full]: { inlineSize: sheet(paper.width), marginInlineStart: `calc(50% - ${sheet(paper.width / 2)})` },
  },
});

export const over = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
// On phones they would be smaller than anybody reads.
export const names = style([over, { '@media': { [`not ${media.wide}`]: { display: 'none' } } }]);

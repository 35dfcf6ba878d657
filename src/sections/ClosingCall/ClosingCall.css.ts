import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** The drawing's own size, and where its ground lies on it. */
export const paper = { width: 1440, height: 400, ground: 374 };
/** How far the ground runs on at each side, and how deep it is hatched: whole steps of the hatching. */
export const ground = { width: 2880, height: 11, step: 9, depth: 10 };
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
export const cut = style({
  position: 'relative',
  overflow: 'clip',
  marginBlockStart: vars.space[48],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[72] },
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

const side = style({
  position: 'absolute',
  display: 'none',
  inlineSize: sheet(ground.width),
  maxInlineSize: 'none',
  insetBlockStart: `calc(${sheet(paper.ground)} - 1px)`,
  fill: 'none',
  stroke: 'currentColor',
  '@media': { [full]: { display: 'block' } },
});
export const groundBefore = style([side, { insetInlineEnd: `calc(50% + ${sheet(paper.width / 2)})` }]);
export const groundAfter = style([side, { insetInlineStart: `calc(50% + ${sheet(paper.width / 2)})` }]);
// The pens of the drawing.
export const groundLine = style({ strokeWidth: 1.25, strokeOpacity: 0.8 });
export const hatch = style({ strokeWidth: 0.75, strokeOpacity: 0.2 });

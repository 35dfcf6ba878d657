import { style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
  '@media': { [media.wide]: { marginInline: `calc(-1 * ${inset})`, rowGap: vars.space[72] } },
});
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => ({
  '@media': {
    [media.wide]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
    [media.desk]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
}));
export const milestone = style({
  display: 'grid',
  // Long words must not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  '@media': { [media.wide]: { paddingInline: inset } },
});
export const year = style([type.figure, { flex: 'none', paddingBlockEnd: vars.space[12] }]);
export const drawing = style({
  flex: '0 1 13rem',
  minInlineSize: 0,
  // Only the latest milestone shows the signal color.
  selectors: { [`${milestone}:not(:last-child) &`]: { vars: { [vars.color.signal]: 'currentColor' } } },
});

// One tick per month, and a longer one per quarter. The circle marks the start of the year.
const tick = (share: string, length: string) =>
  `repeating-linear-gradient(90deg, ${vars.color.muted} 0 1px, transparent 1px ${share}) 0 0 / 100% ${length} no-repeat`;
export const axis = style({
  position: 'relative',
  blockSize: '14px',
  borderBlockStart: `1.25px solid ${vars.color.text}`,
  background: `${tick('25%', '11px')}, ${tick('8.3333%', '6px')}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-6px',
    insetInlineStart: '-5px',
    inlineSize: '11px',
    blockSize: '11px',
    border: `1.25px solid ${vars.color.text}`,
    borderRadius: '50%',
    background: vars.color.surface,
  },
  // The line of the axis extends into the padding, so that it continues from year to year.
  '@media': {
    [media.wide]: {
      paddingInlineStart: inset,
      backgroundOrigin: 'content-box',
      backgroundClip: 'content-box',
      '::before': { insetInlineStart: `calc(${inset} - 5px)` },
    },
  },
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[8],
  paddingBlockStart: vars.space[8],
  maxInlineSize: '30rem',
  '@media': {
    [media.wide]: { rowGap: vars.space[12], paddingInline: inset, paddingBlockStart: vars.space[20] },
  },
});

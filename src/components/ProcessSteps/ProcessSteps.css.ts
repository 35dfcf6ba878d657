import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const size = '36px';
const line = `1.25px solid ${vars.color.text}`;

/** Steps side by side, aligned with cells of the full page width. */
const across = style({});
export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => [
  across,
  {
    '@media': {
      [media.desk]: {
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        rowGap: vars.space[56],
        marginInlineEnd: `calc(-2 * ${vars.size.inset})`,
      },
    },
  },
]);
export const down = style({});
// The line connects the numbers: horizontally for `across` in windows from 1024 px, otherwise vertically.
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[12],
  paddingInlineStart: `calc(${size} + ${vars.space[20]})`,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space[40] },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${size} 0`,
      insetInlineStart: `calc(${size} / 2)`,
      borderInlineStart: line,
    },
  },
  '@media': {
    [media.desk]: {
      selectors: {
        [`${across} > &`]: {
          paddingInline: `0 ${vars.space[48]}`,
          paddingBlockStart: `calc(${size} + ${vars.space[28]})`,
        },
        [`${across} > &:not(:last-child)`]: { paddingBlockEnd: 0 },
        [`${across} > &:not(:last-child)::before`]: {
          insetBlock: `calc(${size} / 2) auto`,
          insetInline: `${size} 0`,
          borderInlineStart: 0,
          borderBlockStart: line,
        },
        // Title and text share a line.
        [`${down} > &`]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
          columnGap: vars.space[24],
          alignItems: 'baseline',
        },
      },
    },
  },
});
export const node = style([
  type.control,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    border: line,
    borderRadius: '50%',
    background: vars.color.surface,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
]);

import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { visuallyHidden } from '../../theme/visuallyHidden';

const columns = {
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space[24],
} as const;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[16],
  '@media': { [media.desk]: { ...columns, alignItems: 'first baseline' } },
});
/** The labels of the first row form a table header above it, inside the padding of the cell. */
export const first = style([
  row,
  {
    '@media': {
      [media.desk]: {
        position: 'relative',
        marginBlockStart: `calc(-1 * ${vars.space[16]})`,
        paddingBlockStart: `calc(${vars.space[32]} + ${vars.space[28]})`,
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: vars.space[32],
          insetInline: `calc(-1 * ${fallbackVar(inset, '0px')})`,
          borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
        },
      },
    },
  },
]);
export const name = style({ '@media': { [media.desk]: { gridColumn: '1 / 6' } } });
export const facts = style([
  type.text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[8],
    '@media': {
      [media.wide]: { gridTemplateColumns: '3fr 8fr 3fr', columnGap: vars.space[24] },
      [media.desk]: { gridColumn: '6 / 13' },
    },
  },
]);
export const fact = style({
  display: 'grid',
  // Label and value share a line on phones.
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyItems: 'start',
  rowGap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = style([
  type.label,
  {
    color: vars.color.muted,
    '@media': { [media.desk]: { selectors: { [`${first} &`]: { position: 'absolute', insetBlockStart: 0 } } } },
  },
]);
// The first row already shows the labels.
globalStyle(`${row}:not(${first}) ${term}`, {
  '@media': { [media.desk]: visuallyHidden },
});

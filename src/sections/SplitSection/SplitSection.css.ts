import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media as query } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const split = style({
  '@media': {
    // Thirds of the width between the frame lines.
    [query.desk]: {
      display: 'grid',
      gridTemplateColumns: `calc((100% + 2 * ${inset}) / 3 - ${inset}) minmax(0, 1fr)`,
    },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[16],
  marginBlockEnd: vars.flow.head,
  '@media': {
    [query.wide]: { rowGap: vars.space[20] },
    [query.desk]: {
      gridTemplateRows: 'auto auto 1fr',
      alignContent: 'normal',
      rowGap: vars.space[28],
      marginBlockEnd: 0,
      paddingInlineEnd: inset,
    },
  },
});
/** Head without media, sticky on desktop. */
export const alone = style([
  head,
  { '@media': { [query.desk]: { alignSelf: 'start', position: 'sticky', insetBlockStart: '6.5rem' } } },
]);
/** Below the lead; on desktop, aligned with the last line of the cells beside it. */
export const media = style({
  maxInlineSize: '24rem',
  '@media': {
    [query.desk]: { maxInlineSize: 'none', gridRow: '3', alignSelf: 'end', paddingBlockEnd: vars.space[28] },
  },
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [query.desk]: {
      paddingInlineStart: inset,
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
  },
});

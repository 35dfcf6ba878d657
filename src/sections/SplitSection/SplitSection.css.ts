import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const split = style({
  '@media': {
    // Thirds of the sheet, from frame line to frame line, where the text stands further in.
    [media.desk]: {
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
    [media.wide]: { rowGap: vars.space[20] },
    [media.desk]: { rowGap: vars.space[28], paddingInlineEnd: inset },
  },
});
export const body = style({
  minInlineSize: 0,
  '@media': {
    [media.desk]: {
      paddingInlineStart: inset,
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
  },
});

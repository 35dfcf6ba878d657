import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const between = `${media.wide} and (width < 1024px)`;

// Every cell's by the same rule, so that the lines of neighbours meet to the pixel.
export const detail = style({
  blockSize: '52vw',
  padding: `${vars.space[16]} ${vars.size.marginNarrow}`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.wide]: { blockSize: '26vw' },
    [media.desk]: { blockSize: 'min(13.9vw, 12.5rem)', paddingInline: vars.size.inset },
  },
});
/** Of three the cells are wider. In a window between each is a row, its drawing before its words. */
export const three = style({
  '@media': {
    [between]: { blockSize: '13rem', borderBlockEnd: 0 },
    [media.desk]: { blockSize: 'min(20vw, 17.5rem)' },
  },
});
export const pair = style({
  '@media': { [between]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[8],
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[28]}`,
  '@media': { [media.wide]: { padding: `${vars.space[24]} ${vars.size.inset} ${vars.space[32]}` } },
});
// One below the other in a window between: title at the left, text at the right, as in a specification.
export const row = style({
  '@media': {
    [between]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[24],
      alignItems: 'baseline',
    },
  },
});
export const description = style({
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

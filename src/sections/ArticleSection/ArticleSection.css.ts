import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** In four columns here the letters of drawings would be too small to read. */
const tight = 'screen and (1024px <= width < 1240px)';

/** Around cells in four columns: two on the narrowest desks. */
export const four = style({});
globalStyle(`${four} > ul`, { '@media': { [tight]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
globalStyle(`${four} > ul > :nth-child(2n)::after`, { '@media': { [tight]: { content: 'none' } } });
globalStyle(`${four} > ul > :nth-child(n + 3)`, {
  '@media': { [tight]: { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` } },
});

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

/** Around five: two over three, and on the narrowest desks the two in a row each. */
export const five = style({});
globalStyle(`${five} > ul > :nth-child(-n + 2)`, { '@media': { [tight]: { gridColumnEnd: 'span 6' } } });
globalStyle(`${five} > ul > :first-child::after`, { '@media': { [tight]: { content: 'none' } } });
globalStyle(`${five} > ul > :nth-child(2)`, {
  '@media': { [tight]: { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` } },
});

// Their words are narrow: a name and a date stay on one line.
globalStyle(`${five} > ul > :nth-child(-n + 2) > article`, {
  '@media': { 'screen and (min-width: 1240px)': { gridTemplateColumns: '46% minmax(0, 1fr)' } },
});

/** The one that leads the list, on a band of tone. */
export const lead = style({ flex: 1, background: vars.color.surface });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Around five, of which two are wide. Their words are narrow: a name and a date stay on one line. */
export const five = style({});
globalStyle(`${five} > ul > :nth-child(-n + 2) > article`, {
  '@media': { 'screen and (min-width: 1240px)': { gridTemplateColumns: '46% minmax(0, 1fr)' } },
});

/** The one that leads the list, on a band of tone. */
export const lead = style({ flex: 1, background: vars.color.surface });

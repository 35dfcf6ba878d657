import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const options = style({ display: 'grid', marginBlockStart: vars.space[4] });
export const columns = style({
  columnGap: vars.space[24],
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: '1fr 1fr' } },
});

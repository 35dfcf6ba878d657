import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The one that leads the list, on a band of tone. */
export const lead = style({ flex: 1, background: vars.color.surface });

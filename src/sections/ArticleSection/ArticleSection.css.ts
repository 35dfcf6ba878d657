import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The first article of the list, on a band background. */
export const lead = style({ flex: 1, background: vars.color.surface });

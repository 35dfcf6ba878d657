import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const stat = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const scale = style({ marginBlockStart: vars.space[28] });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const stat = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
// At the foot, so that the scales of neighbours stand on one line.
export const scale = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[28] });

import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const list = style({ marginInline: `calc(-1 * ${inset})`, borderBlockStart: strong });
export const rows = style({ listStyle: 'none' });
export const row = style({ selectors: { '&:not(:first-child)': { borderBlockStart: strong } } });

import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const list = style({
  marginInline: `calc(-1 * ${inset})`,
  borderBlockEnd: strong,
  listStyle: 'none',
  // No signal color, to keep it for the page's head and its last section.
  vars: { [vars.color.signal]: 'currentColor' },
});
export const row = style({ borderBlockStart: strong });

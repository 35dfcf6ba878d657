import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const divider = style({ inlineSize: '100%', border: 0 });
export const line = styleVariants({
  light: { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
  strong: { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` },
});

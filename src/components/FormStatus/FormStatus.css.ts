import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const box = style({
  display: 'flex',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  border: `${vars.stroke.hairline} solid`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: '1rem',
  lineHeight: 1.45,
});

export const tone = styleVariants({
  /** Nothing to say: only the live regions stand there. */
  none: {},
  success: [box, { borderColor: vars.color.positive }],
  failure: [box, { borderColor: vars.color.critical }],
  notice: [box, { borderColor: vars.color.control }],
});

const colours = { success: vars.color.positive, failure: vars.color.critical, notice: vars.color.control };
export const icon = styleVariants(colours, (color) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: '1.45em',
  color,
}));

export const content = style({ flex: 1, minWidth: 0 });
export const more = style({ marginBlockStart: vars.space[12] });

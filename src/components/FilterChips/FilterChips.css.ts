import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const height = '36px';

// In windows below 1024 px, the chips form one row, which the parent must make scrollable. In wider windows, they wrap.
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [media.desk]: { flexWrap: 'wrap' } },
});
export const list = style({
  display: 'flex',
  gap: vars.space[8],
  '@media': { [media.desk]: { flexWrap: 'wrap', minInlineSize: 0 } },
});
export const chip = style({
  // Containing block of the chip's visually hidden text.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  maxInlineSize: '100%',
  minBlockSize: height,
  paddingInline: vars.space[12],
  border: `${vars.stroke.hairline} solid ${vars.color.text}`,
  borderRadius: vars.radius.tag,
  fontSize: vars.type.small.size,
  fontStretch: '92%',
  fontWeight: vars.type.label.weight,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.color} ${vars.easing.out}, color ${vars.duration.color} ${vars.easing.out}`,
  ':active': { background: vars.color.text, color: vars.color.surface },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.text, color: vars.color.surface } },
    [media.desk]: { whiteSpace: 'normal' },
  },
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const clear = style({
  minBlockSize: height,
  paddingInline: vars.space[8],
  fontSize: vars.type.small.size,
  fontWeight: vars.type.control.weight,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});

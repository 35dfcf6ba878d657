import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Vertical center of the initials' circle, in a square of 240 units. */
const circleCenter = 104;

export const monogram = style({
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: '100%',
  blockSize: '100%',
  // Applies where the container has no height.
  aspectRatio: '1',
  minBlockSize: 0,
  overflow: 'hidden',
});
export const background = style({ position: 'absolute', inset: 0 });
/** Line color of the grid of twelve by twelve squares. */
const grid = `color-mix(in srgb, ${vars.color.text} 12%, transparent)`;
export const squared = style([
  background,
  {
    background: `linear-gradient(90deg, ${grid} 1px, transparent 1px), linear-gradient(${grid} 1px, transparent 1px)`,
    backgroundSize: 'calc(100% / 12) calc(100% / 12)',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: `${((240 - 92) / 2 / 240) * 100}%`,
      insetBlockStart: `${((circleCenter - 46) / 240) * 100}%`,
      aspectRatio: '1',
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: '50%',
      background: vars.color.surface,
    },
  },
]);
export const initials = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `${(circleCenter / 240) * 100}%`,
  transform: 'translateY(-50%)',
  fontSize: '18cqi',
  fontWeight: 600,
  fontStretch: '84%',
  lineHeight: 1,
  textAlign: 'center',
  color: vars.color.text,
});
export const mark = style([
  type.label,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: 0,
    padding: `${vars.space[4]} ${vars.space[8]}`,
    color: vars.color.text,
    // In a small portrait, initials at the top would cover the hair.
    '@container': { '(width < 10rem)': { paddingBlock: 0, insetBlock: 'auto 0', background: vars.color.surface } },
  },
]);

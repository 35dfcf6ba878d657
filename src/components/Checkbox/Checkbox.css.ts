import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: vars.size.target,
});

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: vars.space[12],
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.tag,
  background: vars.color.raised,
  color: 'transparent',
  selectors: {
    '&[aria-invalid="true"]': { borderWidth: vars.stroke.error, borderColor: vars.color.critical },
    '&[data-state="checked"]': {
      background: vars.color.text,
      borderColor: vars.color.text,
      color: vars.color.canvas,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}:hover &:not([data-state="checked"], [aria-invalid="true"])`]: {
          borderColor: vars.color.text,
          boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
        },
      },
    },
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      selectors: {
        '&[data-state="checked"]': { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

// Radix's native input, which carries the value into the form's data, has no look of its own.
globalStyle(`${box} + input`, { display: 'none' });

export const label = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.625rem',
  paddingInlineStart: vars.space[12],
  fontSize: '1rem',
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: { [`${box}[data-state="checked"] ~ &`]: { fontWeight: 600 } },
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Small checkboxes are closer together in wide windows with a mouse. */
const dense = `${media.desk} and ${media.hover}`;
/** Line height of the count, and of the label of a small checkbox. */
const line = '1.375rem';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: vars.size.target,
});
export const rowSize = styleVariants({
  medium: {},
  small: { '@media': { [dense]: { minHeight: vars.space[32] } } },
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

export const boxSize = styleVariants({
  medium: {},
  small: { '@media': { [dense]: { marginBlockStart: '0.375rem' } } },
});

// Radix adds a native input for the form value.
globalStyle(`${box} + input`, { display: 'none' });

export const label = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: vars.space[12],
  minWidth: 0,
  paddingInlineStart: vars.space[12],
  fontSize: '1rem',
  cursor: 'pointer',
});
export const labelSize = styleVariants({
  medium: { paddingBlock: '0.625rem', lineHeight: 1.5 },
  small: { paddingBlock: '0.6875rem', lineHeight: line, '@media': { [dense]: { paddingBlock: '0.3125rem' } } },
});
export const text = style({
  flex: 1,
  minWidth: 0,
  selectors: { [`${box}[data-state="checked"] ~ * > &`]: { fontWeight: vars.type.control.weight } },
});
export const count = style([type.label, { flex: 'none', lineHeight: line, color: vars.color.muted }]);

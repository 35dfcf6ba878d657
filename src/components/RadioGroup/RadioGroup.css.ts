import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Group width from which short options form one row. `areShort` in RadioGroup relies on the same width. */
const row = '(min-width: 28rem)';

/** Position of "Required" or the clear button. */
export const corner = style([
  type.label,
  { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, color: vars.color.muted, lineHeight: '1.4rem' },
]);

export const clear = style([
  corner,
  {
    visibility: 'hidden',
    insetBlockStart: `calc(-1 * ${vars.space[4]})`,
    insetInlineEnd: `calc(-1 * ${vars.space[8]})`,
    minHeight: vars.space[28],
    paddingInline: vars.space[8],
    color: vars.color.text,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    selectors: { 'fieldset:has(input:checked) > &': { visibility: 'visible' } },
    '@media': { [media.noScript]: { display: 'none' } },
  },
]);

export const options = style({
  display: 'grid',
  marginBlockStart: vars.space[8],
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  selectors: {
    'fieldset[data-invalid] &': {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${vars.color.critical}`,
    },
  },
});
/** Options side by side. `1fr` never shrinks below the longest word. */
export const short = style({
  gridTemplateColumns: '1fr 1fr',
  '@container': { [row]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
export const long = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

const line = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: `calc(${vars.size.control} - 2 * ${vars.stroke.hairline})`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    [`${long} > &:not(:first-child)`]: { borderBlockStart: line },
    [`${short} > &:nth-child(odd)`]: { borderInlineEnd: line },
    [`${short} > &:nth-child(n + 3)`]: { borderBlockStart: line },
    // An odd last option fills its row.
    [`${short} > &:last-child:nth-child(odd)`]: { gridColumnEnd: 'span 2', borderInlineEnd: 0 },
    '&:has(:checked)': { fontWeight: 600 },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '3px',
      borderRadius: vars.radius.tag,
      zIndex: 1,
    },
  },
  '@media': {
    [media.slim]: {
      selectors: {
        [`${short} > &:nth-child(n)`]: { gridColumnEnd: 'span 2', borderInlineEnd: 0 },
        [`${short} > &:nth-child(2)`]: { borderBlockStart: line },
      },
    },
  },
  '@container': {
    [row]: {
      selectors: {
        [`${short} > &:nth-child(n):nth-child(n)`]: {
          gridColumnEnd: 'auto',
          borderBlockStart: 0,
          gap: vars.space[8],
          paddingInline: vars.space[12],
        },
        [`${short} > &:not(:last-child):nth-child(n)`]: { borderInlineEnd: line },
        [`${short} > &:last-child:nth-child(n)`]: { borderInlineEnd: 0 },
      },
    },
  },
});

export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.raised,
  cursor: 'pointer',
  ':checked': { borderWidth: '5.5px', borderColor: vars.color.text },
  // The whole option shows the focus ring.
  ':focus-visible': { outline: 'none' },
  selectors: { 'fieldset[data-invalid] &:not(:checked)': { borderColor: vars.color.critical } },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${option}:hover &:not(:checked)`]: {
          borderColor: vars.color.text,
          boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
        },
      },
    },
    [media.forced]: { ':checked': { borderColor: 'Highlight' } },
  },
});

export const text = style({ minWidth: 0 });

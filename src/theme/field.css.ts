import { createVar, style } from '@vanilla-extract/css';
import { media } from './media';
import { vars } from './vars.css';

/** Label above a field. */
export const label = style({
  fontSize: '1rem',
  lineHeight: 1.4,
  fontWeight: 600,
  letterSpacing: '-0.004em',
  textWrap: 'balance',
  minWidth: 0,
});

const edge = createVar();

/** Box of a text control or select. The thicker border on hover and errors grows inwards to avoid a layout shift. */
export const control = style({
  vars: { [edge]: vars.stroke.hairline },
  display: 'block',
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: `calc(${vars.space[12]} - ${edge})`,
  paddingInline: `calc(${vars.space[16]} + ${vars.stroke.hairline} - ${edge})`,
  border: `${edge} solid ${vars.color.control}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  transition: `border-color ${vars.duration.color} ${vars.easing.out}`,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { borderColor: vars.color.text },
  selectors: {
    '&[aria-invalid="true"]': { vars: { [edge]: vars.stroke.error }, borderColor: vars.color.critical },
    '&:read-only:not(select)': { borderStyle: 'dashed', background: 'transparent' },
    // The browser's autofill color fits neither theme.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.raised}`,
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-invalid="true"], :read-only:not(select))': {
          vars: { [edge]: vars.stroke.error },
          borderColor: vars.color.text,
        },
      },
    },
  },
});

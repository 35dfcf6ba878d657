import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** How far the bar of a field with an error stands outside it. */
const bar = vars.space[20];

export const field = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    '&[data-invalid]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${bar})`,
      borderInlineStart: `${vars.stroke.error} solid ${vars.color.critical}`,
    },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[16],
});

export const label = style({
  fontSize: '1rem',
  lineHeight: 1.4,
  fontWeight: 600,
  letterSpacing: '-0.004em',
  textWrap: 'balance',
  minWidth: 0,
});

export const mark = style([type.label, { flex: 'none', color: vars.color.muted }]);

export const help = style([
  type.small,
  { marginBlockStart: '2px', lineHeight: 1.45, color: vars.color.muted, textWrap: 'balance' },
]);

export const error = style([
  type.small,
  {
    display: 'flex',
    gap: vars.space[8],
    marginBlockStart: vars.space[4],
    fontWeight: 600,
    lineHeight: 1.4,
    color: vars.color.critical,
  },
]);

/** Keeps the icon level with the first line of a message that wraps. */
export const errorIcon = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1.4em' });

export const body = style({ marginBlockStart: vars.space[8] });

const edge = createVar();

/** The box of a control that is typed in or chosen from. Its border grows inwards, so that nothing moves. */
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
  transition: `border-color ${vars.duration.colour} ${vars.easing.out}`,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { borderColor: vars.color.text },
  selectors: {
    '&[aria-invalid="true"]': { vars: { [edge]: vars.stroke.error }, borderColor: vars.color.critical },
    // Can be read and copied, not changed.
    '&:read-only:not(select)': { borderStyle: 'dashed', background: 'transparent' },
    // The browser's own fill colour fits neither theme.
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

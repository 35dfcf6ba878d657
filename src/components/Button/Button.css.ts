import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const phone = `not ${media.wide}`;
const mix = (share: string, over: string) => `color-mix(in srgb, ${vars.color.text} ${share}, ${over})`;

const separatorColor = createVar();

export const button = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  border: `${vars.stroke.hairline} solid transparent`,
  borderRadius: vars.radius.button,
  textDecorationLine: 'none',
  transitionProperty: 'color, background-color, border-color',
  transitionDuration: vars.duration.color,
  transitionTimingFunction: vars.easing.out,
  selectors: { '&[aria-disabled]': { cursor: 'not-allowed' }, '&[aria-busy]': { cursor: 'progress' } },
});

export const label = style({
  flex: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  paddingBlock: vars.space[8],
  textWrap: 'balance',
});

export const cell = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  borderInlineStart: `${vars.stroke.hairline} solid ${separatorColor}`,
  transitionProperty: 'color, background-color, border-color',
  transitionDuration: vars.duration.color,
  transitionTimingFunction: vars.easing.out,
});

export const size = styleVariants({
  large: [type.control, { minBlockSize: vars.size.control, lineHeight: 1.2 }],
  medium: [type.controlSmall, { minBlockSize: vars.size.target, lineHeight: 1.2 }],
});
export const labelSize = styleVariants({
  // Keeps the longest labels on one line in windows 360 px wide.
  large: {
    paddingInline: vars.space[24],
    '@media': {
      [phone]: {
        paddingInline: vars.space[20],
        selectors: { '&:not(:last-child)': { paddingInlineEnd: vars.space[8] } },
      },
    },
  },
  medium: { paddingInline: vars.space[16] },
});
// A square cell inside the border of the button.
const square = (edge: string) => ({ inlineSize: `calc(${edge} - 2 * ${vars.stroke.hairline})` });
export const cellSize = styleVariants({
  large: square(vars.size.control),
  medium: square(vars.size.target),
});

const live = '&:not([aria-disabled])';
// Excludes :active, so that the pressed style applies under a mouse pointer.
const hover = (rules: object) => ({ [media.hover]: { selectors: { [`${live}:hover:not(:active)`]: rules } } });

export const variant = styleVariants({
  signal: {
    vars: { [separatorColor]: `color-mix(in srgb, ${vars.color.onSignal} 28%, transparent)` },
    background: vars.color.signal,
    color: vars.color.onSignal,
    // On hover, buttons without an icon cell get an outline.
    '@media': {
      [media.hover]: {
        selectors: {
          [`${live}:not(:has(${cell})):hover`]: {
            borderColor: vars.color.text,
            boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${vars.color.text}`,
          },
        },
      },
    },
    selectors: { [`${live}:active`]: { background: vars.color.signalPressed } },
  },
  outline: {
    vars: { [separatorColor]: vars.color.lineStrong },
    borderColor: vars.color.control,
    color: vars.color.text,
    '@media': hover({ background: mix('7%', 'transparent'), borderColor: vars.color.text }),
    selectors: { [`${live}:active`]: { background: mix('14%', 'transparent'), borderColor: vars.color.text } },
  },
  solid: {
    vars: { [separatorColor]: `color-mix(in srgb, ${vars.color.surface} 30%, transparent)` },
    background: vars.color.text,
    color: vars.color.surface,
    '@media': hover({ background: mix('84%', vars.color.surface) }),
    selectors: {
      [`${live}:active`]: { background: mix('76%', vars.color.surface) },
      '&[aria-busy]': { background: mix('84%', vars.color.surface) },
    },
  },
});

/** No border, because a border suggests that the button works. */
export const unavailable = style({
  selectors: {
    '&&': {
      minBlockSize: vars.space[24],
      alignItems: 'center',
      background: 'transparent',
      borderColor: 'transparent',
      borderInlineWidth: 0,
      color: vars.color.muted,
      fontWeight: 400,
    },
  },
  '@media': { [media.forced]: { selectors: { '&&': { color: 'GrayText' } } } },
});
globalStyle(`${unavailable} > :first-child`, { paddingInline: 0, paddingBlock: 0 });
globalStyle(`${unavailable} > ${cell}`, { display: 'none' });

export const width = styleVariants({
  auto: {},
  full: { display: 'flex', inlineSize: '100%', textAlign: 'center' },
  'full-narrow': { '@media': { [phone]: { display: 'flex', inlineSize: '100%' } } },
});
// Labels before an icon cell align to the start.
globalStyle(`${width.full} > :first-child:not(:last-child)`, { textAlign: 'start' });

/** On hover, the icon cell inverts the colors of the surface. */
export const cellInverts = style({
  '@media': {
    [media.hover]: {
      selectors: {
        ':not([aria-disabled]):hover > &': {
          background: vars.color.text,
          borderInlineStartColor: vars.color.text,
          color: vars.color.surface,
        },
      },
    },
  },
});
export const cellInvertsBack = style({
  '@media': {
    [media.hover]: {
      selectors: {
        ':not([aria-disabled]):hover > &': {
          background: vars.color.surface,
          borderInlineStartColor: vars.color.surface,
          color: vars.color.text,
        },
      },
    },
  },
});

export const withReason = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  maxInlineSize: '100%',
});
export const reason = style([type.small, { color: vars.color.muted, lineHeight: 1.35, textWrap: 'pretty' }]);

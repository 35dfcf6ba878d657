import { createVar, globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { pressable } from '../../theme/pressable';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** The header shows its own links from this width. */
export const desk = media.desk;

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

const square: StyleRule = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  color: 'inherit',
};
export const toggle = style([square, pressable, { '@media': { [media.noScript]: { display: 'none' } } }]);
export const indexLink = style({ ...square, display: 'none', '@media': { [media.noScript]: { display: 'grid' } } });

const appear = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.canvas,
  color: vars.color.text,
  '::backdrop': { background: 'transparent' },
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.duration.reveal} ${vars.easing.out}` },
  },
});
// Prevents scrolling behind the dialog.
globalStyle('html:has([data-mobile-menu][open])', { overflow: 'hidden' });

export const panel = style({
  minBlockSize: '100%',
  '@media': {
    // On tablets, the menu is between the frame lines.
    [media.wide]: {
      inlineSize: `calc(100% - 2 * ${vars.size.margin})`,
      marginInline: 'auto',
      borderInline: hairline,
    },
  },
});

const inset: StyleRule = {
  paddingInline: vars.size.marginNarrow,
  '@media': { [media.wide]: { paddingInline: vars.size.inset } },
};

export const head = style({
  ...inset,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.size.headerNarrow,
});
export const logo = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.target, color: 'inherit' });
export const close = style([
  square,
  pressable,
  { marginInlineEnd: `calc((${vars.size.target} - ${vars.space[24]}) / -2)` },
]);

export const banner = style([
  type.small,
  inset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.space[48],
    paddingBlock: vars.space[8],
    borderBlockStart: strong,
    fontWeight: vars.type.label.weight,
    fontStretch: '92%',
  },
]);
export const dot = style({
  flex: 'none',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: '50%',
  background: vars.color.signal,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${vars.color.signal} 26%, transparent)`,
  '@media': { [media.forced]: { border: '5px solid CanvasText' } },
});

export const links = style({ borderBlockStart: strong });
export const entry = style({ borderBlockEnd: hairline });
export const large = style([
  type.title3,
  inset,
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: '62px',
    paddingBlock: vars.space[8],
    fontSize: vars.space[28],
    letterSpacing: vars.type.title2.tracking,
    fontStretch: vars.type.title2.width,
    textDecorationLine: 'none',
    ':focus-visible': { outlineOffset: '-4px' },
    selectors: { '&[aria-current]': { textDecorationLine: 'underline', textDecorationThickness: '2px' } },
  },
]);
export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.duration.color} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** Horizontal position of the vertical line beside the links, below the first letter of the button's label. */
const indent = createVar();
export const list = style({
  vars: { [indent]: `calc(${vars.size.marginNarrow} + 2px)` },
  position: 'relative',
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  // A vertical line from the button to the last link, with a short branch to each link.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${vars.space[8]} calc(${vars.space[12]} + ${vars.size.target} / 2)`,
    insetInlineStart: indent,
    borderInlineStart: strong,
  },
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.wide]: { vars: { [indent]: `calc(${vars.size.inset} + 2px)` } } },
});
export const link = style([
  inset,
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    position: 'relative',
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[4],
    fontSize: vars.type.control.size,
    lineHeight: 1.35,
    textDecorationLine: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: indent,
      insetBlockStart: '50%',
      inlineSize: vars.space[8],
      borderBlockStart: strong,
    },
    ':focus-visible': { outlineOffset: '-4px' },
    selectors: { '&[aria-current]': { textDecorationLine: 'underline' } },
  },
]);
// Overrides the start padding of `inset` at every width.
globalStyle(`${list} a`, { paddingInlineStart: `calc(${indent} + 14px)` });
export const fact = style([type.label, { flex: 'none', letterSpacing: 0, color: vars.color.muted }]);

export const action = style([inset, { paddingBlock: vars.space[24] }]);
export const proof = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', borderBlock: strong });
globalStyle(`${proof} > * + *`, { borderInlineStart: strong });
export const note = style([
  type.label,
  inset,
  { paddingBlock: `${vars.space[16]} ${vars.space[24]}`, color: vars.color.muted },
]);

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { pressable } from '../../theme/pressable';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { beside, desk, narrow, pageMargin, stageUnits, stripHeight } from './measures';
import { heroStage } from './stage';

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginInline: `calc(-1 * ${vars.size.marginNarrow})`,
  marginBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(4, 1fr)',
      marginBlockStart: 0,
      marginInline: `calc(-1 * ${vars.size.inset})`,
    },
    [beside]: { display: 'block', margin: 0, border: 0 },
  },
});
const statBase = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  borderInlineEnd: `1px solid ${vars.color.lineStrong}`,
  '@media': {
    [`not ${media.wide}`]: { selectors: { '&:nth-child(even)': { borderInlineEnd: 0 } } },
    [media.slim]: { paddingInlineEnd: vars.space[4] },
    [media.wide]: { paddingInline: vars.size.inset, selectors: { '&:last-child': { borderInlineEnd: 0 } } },
    [beside]: {
      position: 'absolute',
      display: 'block',
      insetInlineEnd: `calc(${pageMargin} + ${vars.size.inset})`,
      padding: 0,
      border: 0,
      textAlign: 'end',
      inlineSize: stageUnits(208),
    },
    // The label wraps onto two lines, clear of the corners of the plates.
    [narrow]: { inlineSize: '5rem' },
  },
});
const onShelf = (index: number) => [
  statBase,
  desk({ insetBlockStart: stageUnits(heroStage.callouts[index]?.shelfY ?? 0) }),
];
export const stat = styleVariants({ 0: onShelf(0), 1: onShelf(1), 2: onShelf(2), 3: onShelf(3) });
export const statValue = style([
  type.figure,
  {
    fontSize: 'min(3rem, 15vw)',
    // Keeps a figure on one line even if its font is wider.
    whiteSpace: 'nowrap',
    '@media': {
      [beside]: {
        position: 'absolute',
        insetInlineEnd: 0,
        insetBlockEnd: `calc(100% + ${stageUnits(9)})`,
        fontSize: stageUnits(56),
        lineHeight: 0.9,
      },
    },
  },
]);
export const statLabel = style([
  type.label,
  {
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.muted,
    '@media': {
      [beside]: {
        paddingBlockStart: stageUnits(9),
        margin: 0,
        fontSize: `max(${vars.type.label.size}, ${stageUnits(13)})`,
        // Keeps the longest label clear of the line between the plates' corners.
        fontStretch: '80%',
      },
      // In wide but low windows, the plates are small, and a label of normal size would cover their corners.
      [`${beside} and (min-width: 100em)`]: { fontSize: `min(${vars.type.label.size}, ${stageUnits(15.5)})` },
    },
  },
]);

export const strip = style({
  position: 'relative',
  background: vars.color.canvas,
  '@media': {
    [media.wide]: {
      display: 'flex',
      alignItems: 'stretch',
      marginInline: pageMargin,
      borderInline: `1px solid ${vars.color.lineStrong}`,
    },
    [beside]: {
      position: 'absolute',
      insetInline: pageMargin,
      insetBlockEnd: 0,
      marginInline: 0,
      minBlockSize: stripHeight,
      border: `1px solid ${vars.color.lineStrong}`,
    },
  },
});
export const badges = style({
  paddingBlock: vars.space[12],
  '@media': { [media.wide]: { display: 'flex', padding: 0 } },
});
const stripItem = {
  fontSize: vars.type.small.size,
  fontStretch: '94%',
  lineHeight: 1.3,
} as const;
export const badge = style({
  ...stripItem,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 36,
  paddingInline: vars.size.marginNarrow,
  '@media': {
    [media.wide]: {
      paddingInline: vars.space[12],
      selectors: { '&:not(:last-child)': { borderInlineEnd: `1px solid ${vars.color.line}` } },
    },
    [media.desk]: { paddingInline: vars.size.inset },
    [beside]: { borderInlineEnd: `1px solid ${vars.color.line}` },
  },
});
export const title = style([
  type.drawing,
  {
    display: 'none',
    '@media': {
      [beside]: {
        display: 'block',
        marginInlineStart: 'auto',
        alignSelf: 'center',
        paddingInlineEnd: vars.size.inset,
        color: vars.color.muted,
      },
    },
  },
]);
export const toggle = style([
  pressable,
  {
    ...stripItem,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: 52,
    paddingInline: vars.size.marginNarrow,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.wide]: {
        inlineSize: 'auto',
        marginInlineStart: 'auto',
        paddingInline: vars.space[12],
        borderBlockStart: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
      },
      [beside]: { marginInlineStart: 0, paddingInline: vars.size.inset },
      // Nothing moves without scripts.
      [media.noScript]: { display: 'none' },
    },
    ':focus-visible': { outlineOffset: '-4px' },
  },
]);
export const toggleIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.line}`,
  selectors: { '[aria-pressed="true"] > &': { background: vars.color.text, color: vars.color.canvas } },
  '@media': { '(forced-colors: active)': { selectors: { '[aria-pressed="true"] > &': { borderWidth: 3 } } } },
});

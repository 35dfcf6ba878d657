import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

// Not positioned, because the Solutions panel is positioned relative to the header's row.
export const root = style({ position: 'static' });
// Overrides an inline style of Radix. The layout is the same even if the Content-Security-Policy blocks that style.
globalStyle(`${root} > div`, { position: 'static !important' as 'static' });

export const list = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

const top: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  position: 'relative',
  minBlockSize: vars.size.target,
  paddingInline: `calc(${vars.space[12]} + 2px)`,
  fontSize: '1rem',
  lineHeight: 1.35,
  fontWeight: vars.type.label.weight,
  fontStretch: vars.type.control.width,
  letterSpacing: '-0.003em',
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
};
const overhang = `calc((${vars.size.target} - ${vars.size.header}) / 2)`;
/** Marks an open dropdown and the area of the current page. */
const underline: StyleRule = {
  content: '',
  position: 'absolute',
  insetInline: `calc(${vars.space[12]} + 2px)`,
  // On the bottom border of the header.
  insetBlockEnd: overhang,
  // A border, because backgrounds disappear in forced colors.
  borderBlockEnd: `2px solid ${vars.color.text}`,
  opacity: 0,
};
const hoverColor = `color-mix(in srgb, ${vars.color.text} 72%, transparent)`;
const hoverBackground = `color-mix(in srgb, ${vars.color.text} 8%, transparent)`;

export const trigger = style({
  ...top,
  // Fills the gap between trigger and panel, so that the pointer does not leave the dropdown on its way to the panel.
  '::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: overhang },
  '::after': underline,
  selectors: { '&:is([data-state="open"], [data-here])::after': { opacity: 1 } },
});
// Radix inserts a focus proxy after an open trigger. It is not needed here, where the panel follows its trigger.
globalStyle(`${trigger} + span[aria-hidden]`, { display: 'none' });

export const direct = style({
  ...top,
  '::after': underline,
  selectors: { '&[aria-current]::after': { opacity: 1 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: hoverColor } } } },
});

export const chevron = style({
  display: 'flex',
  // Not animated, so that two triggers never look open at the same time.
  selectors: { [`${trigger}[data-state="open"] > &`]: { transform: 'rotate(180deg)' } },
});

const itemBase = style({});
export const item = styleVariants({
  about: [itemBase, { position: 'relative' }],
  solutions: [itemBase],
});

const appear = keyframes({ from: { transform: 'translateY(-4px)' } });
const underHeader = `calc(100vh - ${vars.size.header})`;

const panelBase = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: vars.layer.menu,
  maxBlockSize: [underHeader, underHeader.replace('vh', 'svh')],
  overflowY: 'auto',
  border: `${vars.stroke.hairline} solid ${vars.color.text}`,
  // The bottom border of the header is also the top border of the panel.
  borderBlockStart: 0,
  background: vars.color.raised,
  color: vars.color.text,
  selectors: { '&[data-state="open"]': { display: 'block' } },
  '@media': {
    // Without scripts, panels open on hover and focus.
    [media.noScript]: {
      selectors: { [`${itemBase}:hover > &, ${itemBase}:focus-within > &`]: { display: 'block' } },
    },
  },
});
// Animates the content only, because the panel must cover the page at once.
globalStyle(`${panelBase} > *`, {
  '@media': { [media.motion]: { animation: `${appear} ${vars.duration.reveal} ${vars.easing.out}` } },
});
export const panel = styleVariants({
  about: [
    panelBase,
    {
      insetBlockStart: `calc(50% + ${vars.size.header} / 2)`,
      insetInlineStart: `calc(${vars.space[12]} + 2px - ${vars.space[24]})`,
      inlineSize: '26.25rem',
    },
  ],
  solutions: [
    panelBase,
    {
      insetInlineEnd: 0,
      inlineSize: 'min(100%, 57.125rem)',
      selectors: {
        '&[data-state="open"]': { display: 'grid' },
        // Without a drawing, there is one column.
        '&:not(:has(> div))': { gridTemplateColumns: '1fr', inlineSize: 'min(100%, 37.125rem)' },
      },
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
    },
  ],
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  position: 'relative',
  paddingInline: vars.space[24],
  textDecorationLine: 'none',
  // Marks a hovered or focused row, and the row of the current page.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: vars.stroke.current,
    background: vars.color.signal,
    opacity: 0,
  },
  ':focus-visible': { outlineOffset: '-4px', background: hoverBackground },
  selectors: {
    '&[aria-current]::before': { background: vars.color.text, opacity: 1 },
    '&:focus-visible::before': { background: vars.color.signal, opacity: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: hoverBackground },
        '&:hover::before': { background: vars.color.signal, opacity: 1 },
      },
    },
    [media.forced]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
});
const line: StyleRule = { borderBlockEnd: hairline };
export const plain = style({
  ...line,
  gridTemplateColumns: `minmax(0, 1fr) ${vars.space[40]}`,
  minBlockSize: '72px',
  paddingBlock: vars.space[12],
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
});
export const service = style({
  ...line,
  gridTemplateColumns: `${vars.space[40]} minmax(0, 1fr) auto ${vars.space[40]}`,
  columnGap: vars.space[4],
  minBlockSize: vars.space[64],
  paddingBlock: vars.space[8],
  // The next row already has a border at its top.
  selectors: { 'li:nth-last-child(2) > &': { borderBlockEnd: 0 } },
});
export const edge = style({
  gridTemplateColumns: `minmax(0, 1fr) ${vars.space[40]}`,
  minBlockSize: '58px',
  selectors: {
    'li:first-child > &': { borderBlockEnd: strong },
    'li:last-child > &': { borderBlockStart: strong },
  },
});

export const services = style({
  borderInlineEnd: strong,
  '@media': { [media.noScript]: { borderInlineEnd: 0 } },
});

// Two selectors instead of `:is()`, because the build cannot match a class inside `:is()` to the classes in use.
const active = (row: string) => `${row}:hover > &, ${row}:focus-visible > &`;

export const text = style({ display: 'grid', gap: '2px' });
export const label = style([
  type.title4,
  {
    textWrap: 'wrap',
    fontSize: '1.1875rem',
    fontStretch: vars.type.title3.width,
    selectors: {
      [`${edge} &`]: {
        fontSize: vars.type.control.size,
        fontStretch: vars.type.control.width,
        letterSpacing: vars.type.control.tracking,
      },
    },
  },
]);
export const hint = style([type.small, { color: vars.color.muted }]);
const fact: StyleRule = { fontWeight: vars.type.label.weight, fontStretch: '82%', color: vars.color.muted };
export const number = style([
  type.text,
  { ...fact, fontVariantNumeric: 'tabular-nums', selectors: { [active(service)]: { color: vars.color.text } } },
]);
export const note = style([
  type.small,
  { ...fact, fontVariantNumeric: 'tabular-nums', selectors: { [active(service)]: { color: vars.color.text } } },
]);

export const arrow = style({ display: 'flex', justifySelf: 'end' });
export const quietArrow = style({
  opacity: 0,
  selectors: { [active('a')]: { opacity: 1 }, 'a[aria-current] > &': { opacity: 0 } },
});

export const drawing = style({
  display: 'grid',
  alignItems: 'center',
  padding: vars.space[8],
  '@media': { [media.noScript]: { display: 'none' } },
});
export const stack = style({ display: 'grid' });
const layer: StyleRule = { gridArea: '1 / 1' };
export const assembly = style({ ...layer, opacity: 0.7 });

export const plates = ['core', 'bus', 'ai', 'cx'] as const;
const hovered = (plate: string) =>
  `${services}:has(${service}[data-plate="${plate}"]:is(:hover, :focus-visible)) + ${drawing} &`;
const current = (plate: string) =>
  `${services}:not(:has(:is(:hover, :focus-visible))):has([data-plate="${plate}"][aria-current]) + ${drawing} &`;
const light = (plate: string): StyleRule => ({
  ...layer,
  // Above the assembly, whose opacity creates a stacking context.
  position: 'relative',
  opacity: 0,
  transition: `opacity ${vars.duration.color} ${vars.easing.out}`,
  selectors: { [hovered(plate)]: { opacity: 1 }, [current(plate)]: { opacity: 1 } },
});
/** Visible while its row is hovered or focused. While no row is, the layer of the current page is visible. */
export const highlight = styleVariants({ core: light('core'), bus: light('bus'), ai: light('ai'), cx: light('cx') });

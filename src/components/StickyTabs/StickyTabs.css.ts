import { globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { SCROLL_OFFSET } from './currentSection';

/** In lower windows, a sticky bar would cover too much of the page. */
const roomy = 'screen and (min-height: 30em)';
/** One row where the bar is sticky or the window is wide; otherwise, as at 400 % zoom, a list. */
const row = `${media.wide}, ${roomy}`;
const low = 'screen and (max-height: 20em)';
/** Width in px of the fade at the end of the bar. The bar scrolls so that the fade does not cover the current tab. */
export const edge = 44;

const height = '56px';

export const bar = style({
  position: 'relative',
  background: vars.color.canvas,
  color: vars.color.text,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': {
    [roomy]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockStart: vars.size.headerNarrow,
      borderBlockEndColor: vars.color.lineStrong,
    },
    [`${media.desk} and (min-height: 30em)`]: { insetBlockStart: vars.size.header },
    // Continues the frame lines of the page.
    [media.wide]: {
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: 0,
        inlineSize: `min(100% - 2 * ${vars.size.margin}, ${vars.size.container})`,
        marginInline: 'auto',
        borderInline: `${vars.stroke.hairline} solid ${vars.color.line}`,
        pointerEvents: 'none',
      },
    },
    [media.print]: { display: 'none' },
  },
});

// Scroll targets stop below the header and the bar (spec 4); in low windows, the header is not sticky.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockStart: `${SCROLL_OFFSET}px`,
  '@media': { [low]: { scrollPaddingBlockStart: vars.space[16] } },
});

// A row that is too wide scrolls horizontally. On phones, it is as wide as the window.
const gap = { phone: vars.space[20], wide: '36px' };
/** Overhang of the focus ring in wide windows. */
const overhang = '8px';
export const list = style({
  display: 'grid',
  '@media': {
    [row]: {
      display: 'flex',
      columnGap: gap.phone,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${inset})`,
      paddingInline: inset,
    },
    [media.wide]: {
      columnGap: gap.wide,
      marginInline: `-${overhang}`,
      paddingInline: overhang,
    },
  },
});
// A faded tab hints at more tabs. After the last tab, the fade covers only background.
globalStyle(`${list}::after`, {
  '@media': {
    [row]: {
      content: '',
      position: 'sticky',
      insetInlineEnd: `calc(-1 * ${inset})`,
      flex: 'none',
      inlineSize: `${edge}px`,
      marginInline: `calc(-1 * ${gap.phone}) calc(-1 * ${inset})`,
      background: `linear-gradient(90deg, transparent, ${vars.color.canvas} 85%)`,
      pointerEvents: 'none',
    },
    [media.wide]: { marginInline: `-${gap.wide} -${overhang}`, insetInlineEnd: `-${overhang}` },
    [media.forced]: { content: 'none' },
  },
});
// Hides the fade, because it would cover the focus ring.
globalStyle(`${list}:has(:focus-visible)::after`, { visibility: 'hidden' });
globalStyle(`${list}:dir(rtl)::after`, { transform: 'scaleX(-1)' });
export const item = style({
  flex: 'none',
  selectors: { '&:not(:first-child)': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
  '@media': { [row]: { selectors: { '&:not(:first-child)': { borderBlockStart: 0 } } } },
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  fontSize: vars.type.control.size,
  fontStretch: '96%',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecorationLine: 'none',
  paddingBlock: vars.space[12],
  // `name` shows the focus ring around the label, at a distance from the borders.
  ':focus-visible': { outline: 'none' },
  selectors: { '&[aria-current]': { fontWeight: 600 } },
  '@media': {
    [row]: { minBlockSize: height, paddingBlock: 0, whiteSpace: 'nowrap' },
  },
});

/** Reserves the width of the bold label, so that tabs do not move when the current one changes. */
export const name = style({
  selectors: { [`${tab}:focus-visible > &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '6px' } },
  '::after': {
    content: 'attr(data-name)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 600,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${tab}:hover:not([aria-current]) > &`]: {
          textDecorationLine: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.5em',
        },
      },
    },
  },
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'none',
  // In a row, hidden by `visibility` and not by `display`, because the sliding animation measures the previous marker.
  visibility: 'hidden',
  borderBlockEnd: `3px solid ${vars.color.text}`,
  transformOrigin: '0 50%',
  transition: `transform ${vars.duration.line} ${vars.easing.out}`,
  '@media': {
    [row]: { display: 'block', selectors: { [`${tab}[aria-current] > &`]: { visibility: 'visible' } } },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { SCROLL_OFFSET } from './currentSection';

/** Room for a bar that stays: in a lower window it would cover what it leads to. */
const roomy = 'screen and (min-height: 30em)';
/** A row where it stays or the window is wide; in a window that is neither, as at 400 % zoom, a list of contents. */
const row = `${media.wide}, ${roomy}`;
const low = 'screen and (max-height: 20em)';
/** How far from the edge of the bar a tab is brought that stood outside it, in px; so wide is the fade at its end. */
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
    // The frame lines of the page run through it, as through a Section.
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

// What is scrolled to, by a tab, an address or the keyboard, stops below header and bar (spec 4). Where the header
// scrolls away, so does this distance.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockStart: `${SCROLL_OFFSET}px`,
  '@media': { [low]: { scrollPaddingBlockStart: vars.space[16] } },
});

// The row scrolls sideways where it is wider than the window, on phones from edge to edge.
const gap = { phone: vars.space[20], wide: '36px' };
/** How far the focus ring and the current line reach out of the links in wide windows. */
const out = '8px';
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
      marginInline: `-${out}`,
      paddingInline: out,
    },
  },
});
// A tab that is cut fades out, as a sign that there are more; behind the last one the fade lies on bare paper.
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
    [media.wide]: { marginInline: `-${gap.wide} -${out}`, insetInlineEnd: `-${out}` },
    [media.forced]: { content: 'none' },
  },
});
// A ring is never faded.
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
  // The ring stands round the words, clear of the lines above and below.
  ':focus-visible': { outline: 'none' },
  selectors: { '&[aria-current]': { fontWeight: 600 } },
  '@media': {
    [row]: { minBlockSize: height, paddingBlock: 0, whiteSpace: 'nowrap' },
  },
});

/** Always as wide as when it is current, so that no tab moves when another one is. */
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
  // Only out of sight, so that the next line can ask where this one had come to.
  visibility: 'hidden',
  borderBlockEnd: `3px solid ${vars.color.text}`,
  transformOrigin: '0 50%',
  transition: `transform ${vars.duration.line} ${vars.easing.out}`,
  '@media': {
    [row]: { display: 'block', selectors: { [`${tab}[aria-current] > &`]: { visibility: 'visible' } } },
  },
});

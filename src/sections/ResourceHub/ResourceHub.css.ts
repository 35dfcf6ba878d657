import { createContainer, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { withAttribute } from '../../theme/rootAttributes';
import { vars } from '../../theme/vars.css';
import { withoutScripts } from '../../theme/withoutScripts';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

// Ends at the frame lines, because the sticky bar must not cover them.
export const layout = style({
  marginInline: `calc(-1 * ${inset})`,
  // Without this padding, the bar would cover the line at the end of the page's head.
  paddingBlockStart: vars.stroke.hairline,
  '@media': {
    [media.wide]: { marginInline: `calc(${vars.stroke.hairline} - ${inset})` },
    [media.desk]: { display: 'grid', gridTemplateColumns: 'max(17rem, 25%) minmax(0, 1fr)' },
    [media.noScript]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
});
export const side = style({
  '@media': {
    [media.desk]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      borderInlineEnd: strong,
    },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

// At least as high as the window, so that a shorter list does not move the footer into view.
export const results = style({
  minInlineSize: 0,
  minBlockSize: `calc(100vh - ${vars.size.header})`,
  scrollMarginBlockStart: `calc(-1 * ${vars.space[16]})`,
  '@media': { [media.noScript]: { minBlockSize: 0 }, [media.print]: { minBlockSize: 0 } },
});

// Hides the prerendered list until the filters of the URL are applied, without a layout shift when cards reappear.
globalStyle(`${withAttribute('app', 'wait')} ${results} > *`, { display: 'none' });

export const bar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetBlockStart: vars.size.headerNarrow,
  display: 'flex',
  flexDirection: 'column',
  borderBlockEnd: strong,
  background: vars.color.surface,
  '@media': {
    [media.desk]: {
      insetBlockStart: vars.size.header,
      flexDirection: 'row',
      alignItems: 'flex-start',
      columnGap: vars.space[28],
      maxBlockSize: '40vh',
      overflowY: 'auto',
      padding: `${vars.space[12]} ${vars.size.inset}`,
    },
    // In low windows, a sticky bar would leave little space for the list.
    'screen and (height < 30em)': { position: 'static' },
    [media.print]: { position: 'static' },
  },
});
export const count = style({
  display: 'flex',
  // With a wide font, the button may not fit beside the count.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  minBlockSize: vars.size.headerNarrow,
  paddingInline: vars.size.marginNarrow,
  '@media': {
    [media.wide]: { paddingInline: vars.size.inset },
    [media.desk]: { minBlockSize: '36px', paddingInline: 0 },
  },
});
export const chips = style({
  minInlineSize: 0,
  overflowX: 'auto',
  padding: `${vars.space[4]} ${vars.size.marginNarrow} ${vars.space[12]}`,
  scrollbarWidth: 'none',
  '@media': {
    [media.wide]: { paddingInline: vars.size.inset },
    [media.desk]: { flex: 1, overflow: 'visible', padding: 0 },
    [media.noScript]: { display: 'none' },
  },
});

const container = createContainer();
// Each card draws its start and bottom lines; clipping hides the start lines of the first column.
export const clip = style({ containerName: container, containerType: 'inline-size', overflow: 'clip' });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
  '@container': {
    // Narrower cells make the text of drawings too small.
    [`${container} (min-width: 36rem)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const card = style({
  minInlineSize: 0,
  borderInlineStart: strong,
  borderBlockEnd: strong,
  // This line closes an incomplete row. After a complete row, `clip` hides the line.
  ':last-child': { boxShadow: `${vars.stroke.hairline} 0 0 ${vars.color.lineStrong}` },
});
/** Full width, because a neighbor of the same height would be half empty. */
export const lead = style([card, { gridColumn: '1 / -1', background: vars.color.surface, color: vars.color.text }]);

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[8]})` } });
const STEPS = 8;
const DELAY = 40;
/** Animates the content of the cell, but not the lines around it. */
export const entry = style({
  blockSize: '100%',
  '@media': { [media.motion]: { animation: `${enter} ${vars.duration.line} ${vars.easing.out} backwards` } },
});
for (let step = 2; step <= STEPS; step += 1) {
  globalStyle(`${card}:nth-child(n + ${step}) > ${entry}`, {
    '@media': { [media.motion]: { animationDelay: `${(step - 1) * DELAY}ms` } },
  });
}

const row = { flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[12]} ${vars.space[24]}` } as const;
export const more = style({
  ...row,
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${vars.space[32]} ${vars.size.marginNarrow} ${vars.space[48]}`,
  '@media': { [media.wide]: { paddingInline: vars.size.inset } },
});
export const scripted = style([row, withoutScripts({ display: 'none' }, { display: 'flex' })]);
export const loading = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space[96],
});

// Keeps focused elements clear of the sticky bar, whose height depends on its chips.
for (const part of [`${entry} a`, `${entry} button`, `${more} a`, `${more} button`])
  globalStyle(part, {
    scrollMarginBlockStart: `calc(2 * ${vars.size.headerNarrow})`,
    '@media': { 'screen and (height < 30em)': { scrollMarginBlockStart: 0 } },
  });

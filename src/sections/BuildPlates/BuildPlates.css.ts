import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { cellText } from '../../theme/cellText.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
/** Size of each drawing, including the balloons (letters in circles). */
const drawingSize = { width: 664, height: 404 };
/** Minimum width of a cell in which the list of parts is beside the text. */
const roomy = '(min-width: 36.25rem)';

export const plate = style({
  position: 'relative',
  paddingBlockStart: vars.space[8],
  borderBlockEnd: line,
  '@media': {
    // One height rule for all cells keeps their lines aligned to the pixel.
    [media.wide]: {
      blockSize: `calc(min(100vw - 2 * ${vars.size.margin}, ${vars.size.container}) / 2 * ${drawingSize.height / drawingSize.width} + ${vars.space[8]})`,
    },
  },
});
// The two plates of a row start overlapping, and move apart while scrolling.
const from = createVar();
const overlapping = keyframes({ from: { transform: `translateX(${fallbackVar(from, '38%')})` } });
// Hides the balloons while the plates overlap.
const hidden = keyframes({ from: { opacity: 0 }, '90%': { opacity: 0 } });
// Transforms have no logical directions, so right-to-left pages have no animation.
globalStyle(`${plate}:dir(ltr) > *`, {
  '@media': {
    [`${media.desk} and ${media.motion}`]: {
      '@supports': {
        '(animation-timeline: view())': {
          // Not the `animation` shorthand: the minifier would add the timeline to it, which no browser supports.
          animationName: overlapping,
          animationTimingFunction: 'linear',
          animationTimeline: 'view()',
          // Ends before the plates reach the middle of the window.
          animationRange: 'cover 0% cover 40%',
        },
      },
    },
  },
});
globalStyle(`${plate}:dir(ltr) > :not(:first-child)`, {
  '@media': {
    [`${media.desk} and ${media.motion}`]: {
      '@supports': { '(animation-timeline: view())': { animationName: hidden } },
    },
  },
});
globalStyle(`:nth-child(even) > * > ${plate}`, { vars: { [from]: '-38%' } });

// Balloons over the drawing: one set for cells of at least 480 px, one for narrower cells.
const keys = style({ position: 'absolute', insetInline: 0, insetBlockStart: vars.space[8] });
export const keysLarge = style([keys, { '@container': { '(max-width: 479.98px)': { display: 'none' } } }]);
export const keysSmall = style([keys, { '@container': { '(min-width: 480px)': { display: 'none' } } }]);

export const cell = style({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', flex: 1 });
export const entry = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[20],
  padding: `${vars.space[24]} ${vars.size.marginNarrow} ${vars.space[28]}`,
  '@media': {
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[40]}`,
    },
  },
  '@container': { [roomy]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) 12.5rem' } },
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  '@container': { [roomy]: { paddingInlineEnd: vars.space[32] } },
});
export const description = cellText;

export const parts = style({
  gridColumn: 2,
  '@media': { [media.slim]: { gridColumn: 1 } },
  '@container': { [roomy]: { gridColumn: 3, marginBlockStart: '-5px' } },
});
export const part = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    lineHeight: 1.3,
    fontStretch: '94%',
    selectors: { '&:not(:last-child)': { borderBlockEnd: line } },
  },
]);

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// Adjacent tabs share a border.
const overlap = `calc(-1 * ${vars.stroke.hairline})`;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: 'max-content',
  paddingBlockStart: vars.stroke.hairline,
  paddingInlineStart: vars.stroke.hairline,
  '@media': {
    // Without a grid, rows of tabs would have ragged edges.
    [`not ${media.wide}`]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: 'none' },
    [media.medium]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', maxInlineSize: 'none' },
    // Without scripts, only the first panel is shown, which has all items.
    [media.noScript]: { display: 'none' },
  },
});
export const tab = style([
  type.controlSmall,
  {
    position: 'relative',
    // Fills the row when tabs wrap.
    flex: '1 0 auto',
    // Compensates for the negative margin.
    maxInlineSize: `calc(100% + ${vars.stroke.hairline})`,
    minBlockSize: vars.size.target,
    marginBlockStart: overlap,
    marginInlineStart: overlap,
    paddingInline: vars.space[16],
    border: `${vars.stroke.hairline} solid ${vars.color.control}`,
    borderRadius: vars.radius.cell,
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
    transition: `background-color ${vars.duration.color} ${vars.easing.out}, color ${vars.duration.color} ${vars.easing.out}`,
    selectors: {
      '&:first-child': { borderStartStartRadius: vars.radius.button, borderEndStartRadius: vars.radius.button },
      '&:last-child': { borderStartEndRadius: vars.radius.button, borderEndEndRadius: vars.radius.button },
      '&[data-state="active"]': {
        background: vars.color.text,
        borderColor: vars.color.text,
        color: vars.color.surface,
        fontWeight: 600,
      },
      '&:focus-visible': { zIndex: 1 },
    },
    '@media': {
      // The first tab spans more columns, so that the last row has no gap.
      [`not ${media.wide}`]: {
        // Keeps categories of two words on one line in windows 360 px wide.
        paddingInline: vars.space[4],
        fontStretch: vars.type.label.width,
        selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
      },
      [media.medium]: {
        selectors: {
          '&:first-child:nth-last-child(3n + 1)': { gridColumn: '1 / -1' },
          '&:first-child:nth-last-child(3n + 2)': { gridColumn: '1 / 3' },
        },
      },
      [media.hover]: {
        selectors: {
          '&[data-state="inactive"]:hover': {
            textDecorationLine: 'underline',
            textDecorationThickness: '1px',
            textUnderlineOffset: '0.35em',
          },
        },
      },
      [media.forced]: {
        selectors: {
          '&[data-state="active"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
/** Reserves the width of the bold label, so that tabs do not move on selection. */
export const name = style({
  display: 'block',
  '::after': {
    content: 'attr(data-name)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 600,
  },
});
export const panel = style({
  marginBlockStart: vars.space[32],
  '@media': { [media.wide]: { marginBlockStart: vars.space[40] }, [media.noScript]: { marginBlockStart: 0 } },
});

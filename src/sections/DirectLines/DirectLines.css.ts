import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

/** One row for each entry on phones; on wider screens, columns that align with the head above. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockEnd: strong,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
const cell = style({
  paddingInline: inset,
  selectors: { '& + &': { borderBlockStart: strong } },
});
/** One line on phones, so that the form starts above the fold. */
export const line = style([
  cell,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        paddingBlock: vars.space[16],
        // The border covers the last pixel of the previous cell, to align with the vertical line of the head.
        selectors: {
          '& + &': {
            marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
            borderBlockStart: 0,
            borderInlineStart: strong,
          },
        },
      },
    },
  },
]);
export const open = style([
  line,
  {
    '@media': {
      [media.wide]: { gridColumn: 'span 2' },
      [media.medium]: {
        selectors: { [`${line} + &`]: { marginInlineStart: 0, borderInlineStart: 0, borderBlockStart: strong } },
      },
    },
  },
]);
export const label = style([
  type.label,
  {
    inlineSize: '3rem',
    paddingBlock: vars.space[4],
    color: vars.color.muted,
    '@media': { [media.wide]: { inlineSize: 'auto', paddingBlock: 0 } },
  },
]);
export const contactLink = style([
  type.text,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    // For an address on two lines, which breaks after the @.
    paddingBlock: vars.space[4],
    overflowWrap: 'anywhere',
    '@media': {
      // Keeps hours and address on one line in narrow cells.
      [media.desk]: { minBlockSize: vars.space[32], fontSize: `min(${vars.type.text.size}, 1.5vw)` },
    },
  },
]);
export const more = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    marginInlineStart: 'auto',
    '@media': { [media.wide]: { marginInlineStart: 0 }, [media.desk]: { minBlockSize: vars.space[28] } },
  },
]);
export const scale = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });

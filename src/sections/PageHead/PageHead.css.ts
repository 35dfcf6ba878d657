import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { fact, facts } from './TitleBlock.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto',
      columnGap: vars.space[24],
    },
  },
});
/** Below the desk a corner drawing stands beside the title block, in one strip below the words. */
export const headWithCorner = style([
  head,
  { '@media': { [`not ${media.desk}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
]);
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[64]}` },
    [media.desk]: { gridArea: '1 / 1 / 3 / 7' },
  },
});
export const wideWords = style([words, { gridColumn: '1 / -1', '@media': { [media.desk]: { gridColumnEnd: 9 } } }]);
export const lead = style({
  marginBlockStart: vars.space[20],
  maxInlineSize: '34rem',
  '@media': { [media.wide]: { marginBlockStart: vars.space[28] } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  marginBlockStart: vars.space[28],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[40] },
  },
});
globalStyle(`${actions} > *`, { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
/** A long link stands below the button, in every typeface. */
export const stacked = style([actions, { flexDirection: 'column', alignItems: 'flex-start' }]);

const third = `calc(${vars.size.inset} / -3)`;
/** A cell of the sheet: from the header down on wide windows, else from frame line to frame line below the words. */
const cell = style({
  position: 'relative',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockStart: strong,
  '@media': {
    [media.desk]: {
      gridArea: '1 / 7 / 2 / 13',
      // Columns of the whole sheet, from frame line to frame line, where those of the text stand further in.
      marginInlineStart: `calc(${vars.size.inset} / -2)`,
      borderBlockStart: 0,
      borderInlineStart: strong,
    },
  },
});
const height = 'clamp(300px, 31vw, 27.5rem)';
export const picture = styleVariants({
  whole: [
    cell,
    {
      minBlockSize: '280px',
      '@media': { [media.wide]: { minBlockSize: '320px' }, [media.desk]: { minBlockSize: height } },
    },
  ],
  detail: [cell, { aspectRatio: '5 / 3', '@media': { [media.desk]: { aspectRatio: 'auto', minBlockSize: height } } }],
  photograph: [cell],
  corner: [
    cell,
    {
      minBlockSize: '7.5rem',
      marginInlineEnd: 0,
      '@media': {
        [media.desk]: {
          gridColumnStart: 9,
          minBlockSize: '12rem',
          marginInline: `${third} calc(-1 * ${inset})`,
        },
        [media.print]: { display: 'none' },
      },
    },
  ],
});
export const drawing = styleVariants({
  whole: { position: 'absolute', inset },
  detail: { position: 'absolute', inset: 0 },
  photograph: {},
  corner: { position: 'absolute', inset: vars.space[12] },
});

// It lies over the line that the next part may begin with, and leaves the frame line in view.
export const block = style({
  position: 'relative',
  zIndex: vars.layer.frame,
  marginInline: `calc(-1 * ${inset})`,
  marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
  '@media': {
    [media.wide]: { marginInline: `calc(${vars.stroke.hairline} - ${inset})` },
    [media.desk]: { gridArea: '2 / 7 / 3 / 13', marginInlineStart: `calc(${vars.size.inset} / -2)` },
    // A form for paper is to fit on one page.
    [media.print]: { display: 'none' },
  },
});
export const cornerBlock = style([
  block,
  { '@media': { [media.desk]: { gridColumnStart: 9, marginInlineStart: third } } },
]);
/** Beside the corner drawing below the desk. */
export const besideCorner = style([
  cornerBlock,
  {
    display: 'grid',
    marginInlineStart: 0,
    borderInlineStart: strong,
    '@media': { [media.desk]: { display: 'block', borderInlineStart: 0, marginInlineStart: third } },
  },
]);

// Terms stand over their values there: both do not fit on a line.
globalStyle(`${besideCorner} ${facts}:first-child > ${fact}`, {
  '@media': { [`not ${media.wide}`]: { display: 'block' } },
});

export const light = style({ position: 'absolute', inset: 0 });

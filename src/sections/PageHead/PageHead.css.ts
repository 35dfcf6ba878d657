import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { fact, facts } from './TitleBlock.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

const single = 'minmax(0, 1fr)';
const grid = { display: 'grid', gridTemplateColumns: single } as const;
/** Words and a drawing of their width, on twelve columns. */
const twelve = style({
  ...grid,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto',
      columnGap: vars.space[24],
    },
  },
});
/**
 * Beside wide words a corner of the sheet, or a title block alone: five twelfths of the sheet, on wider windows a third. The
 * sheet reaches from frame line to frame line, where the text stands further in.
 */
const narrow = style({
  ...grid,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `${single} calc(500% / 12 - ${vars.size.inset} / 6)`,
      gridTemplateRows: '1fr auto',
    },
    [media.desk]: { gridTemplateColumns: `${single} calc(100% / 3 - ${vars.size.inset} / 3)` },
  },
});
export const head = {
  whole: twelve,
  detail: twelve,
  photograph: twelve,
  compact: style({
    ...grid,
    '@media': { [media.wide]: { gridTemplateColumns: `${single} ${single}`, gridTemplateRows: '1fr auto' } },
  }),
  // On phones the drawing stands beside the title block, in one strip below the words.
  corner: style([narrow, { '@media': { [`not ${media.wide}`]: { gridTemplateColumns: `${single} ${single}` } } }]),
  none: narrow,
};
const wordsGrid = {
  ...grid,
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
} as const;
const wideWords = { paddingBlock: `${vars.space[56]} ${vars.space[64]}` };
const halfWords = style({
  ...wordsGrid,
  '@media': { [media.wide]: wideWords, [media.desk]: { gridArea: '1 / 1 / 3 / 7' } },
});
const wordsBeside = style({
  ...wordsGrid,
  '@media': { [media.wide]: { ...wideWords, gridRow: '1 / 3', paddingInlineEnd: vars.space[12] } },
});
export const words = {
  whole: halfWords,
  detail: halfWords,
  photograph: halfWords,
  compact: wordsBeside,
  corner: style([wordsBeside, { '@media': { [`not ${media.wide}`]: { gridColumn: '1 / -1' } } }]),
  none: wordsBeside,
};
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

/** A cell of the sheet: from the header down beside the words, else from frame line to frame line below them. */
const below = { position: 'relative', marginInline: `calc(-1 * ${inset})`, borderBlockStart: strong } as const;
const beside = { borderBlockStart: 0, borderInlineStart: strong } as const;
const cell = style({
  ...below,
  '@media': {
    [media.desk]: {
      ...beside,
      gridArea: '1 / 7 / 2 / 13',
      // Columns of the whole sheet, from frame line to frame line, where those of the text stand further in.
      marginInlineStart: `calc(${vars.size.inset} / -2)`,
    },
  },
});
const cellBeside = style({ ...below, '@media': { [media.wide]: { ...beside, marginInlineStart: 0 } } });
const height = 'min(31vw, 27.5rem)';
export const picture = styleVariants({
  whole: [cell, { minBlockSize: '300px', '@media': { [media.desk]: { minBlockSize: height } } }],
  detail: [cell, { aspectRatio: '5 / 3', '@media': { [media.desk]: { aspectRatio: 'auto', minBlockSize: height } } }],
  photograph: [cell],
  compact: [cellBeside, { minBlockSize: '300px', '@media': { [media.desk]: { minBlockSize: height } } }],
  corner: [
    cellBeside,
    {
      minBlockSize: '7.5rem',
      marginInlineEnd: 0,
      '@media': {
        [media.wide]: { marginInlineEnd: `calc(-1 * ${inset})` },
        [media.print]: { display: 'none' },
      },
    },
  ],
});
export const drawing = styleVariants({
  whole: { position: 'absolute', inset },
  detail: { position: 'absolute', inset: 0 },
  photograph: {},
  // Its letters are no larger than the text beside it.
  compact: { position: 'absolute', inset, margin: 'auto', maxInlineSize: '28.5rem' },
  corner: { position: 'absolute', inset: vars.space[12] },
});

// It lies over the line that the next part may begin with, and leaves the frame line in view.
const blockBelow = {
  position: 'relative',
  zIndex: vars.layer.frame,
  marginInline: `calc(-1 * ${inset})`,
  marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
} as const;
// A form for paper is to fit on one page.
const notPrinted = { [media.print]: { display: 'none' } } as const;
const halfBlock = style({
  ...blockBelow,
  '@media': {
    [media.wide]: { marginInline: `calc(${vars.stroke.hairline} - ${inset})` },
    [media.desk]: { gridArea: '2 / 7 / 3 / 13', marginInlineStart: `calc(${vars.size.inset} / -2)` },
    ...notPrinted,
  },
});
const narrowBlock = style({
  ...blockBelow,
  '@media': {
    [media.wide]: { gridArea: '2 / 2', marginInline: `0 calc(${vars.stroke.hairline} - ${inset})` },
    // On wider windows the title block has that line itself.
    [`${media.wide} and (width < 1024px)`]: { borderInlineStart: strong },
    ...notPrinted,
  },
});
/** Beside the corner drawing on phones. */
const besideCorner = style([
  narrowBlock,
  {
    display: 'grid',
    marginInlineStart: 0,
    borderInlineStart: strong,
    '@media': { [media.wide]: { display: 'block' }, [media.desk]: { borderInlineStart: 0 } },
  },
]);
export const block = {
  whole: halfBlock,
  detail: halfBlock,
  photograph: halfBlock,
  compact: narrowBlock,
  corner: besideCorner,
  none: narrowBlock,
};

// Terms stand over their values there: both do not fit on a line.
globalStyle(`${besideCorner} ${facts}:first-child > ${fact}`, {
  '@media': { [`not ${media.wide}`]: { display: 'block' } },
});

export const light = style({ position: 'absolute', inset: 0 });
/** Lettering for which phones have no room. */
export const names = style([light, { '@media': { [`not ${media.wide}`]: { display: 'none' } } }]);

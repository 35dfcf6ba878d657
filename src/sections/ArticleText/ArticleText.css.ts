import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[48],
  paddingBlock: `${vars.space[40]} ${vars.flow.section}`,
  '@media': {
    [media.wide]: { paddingBlockStart: vars.space[56] },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});
// First in the document, since it says who speaks; beside the text on a desk.
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[40],
  '@media': { [media.desk]: { gridColumn: '1 / 5', gridRow: 1 } },
});
export const text = style({ '@media': { [media.desk]: { gridColumn: '6 / 13', gridRow: 1 } } });

/** Side by side on phones, so that the text begins sooner. */
export const byline = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[40] } },
});
export const portrait = style({
  inlineSize: '80px',
  border: line,
  '@media': { [media.wide]: { inlineSize: '104px' } },
});
// Without a portrait they stand in pairs on phones, the term above its value.
const paired = `:not(${byline}) > `;
export const facts = style({
  borderBlockEnd: line,
  '@media': {
    [`not ${media.wide}`]: {
      selectors: {
        [`${paired}&`]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: vars.space[16],
        },
      },
    },
  },
});
export const fact = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    columnGap: vars.space[8],
    paddingBlock: vars.space[8],
    '@media': {
      [media.wide]: { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: vars.space[16] },
      [`not ${media.wide}`]: {
        selectors: { [`${paired}${facts} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
      },
    },
    borderBlockStart: line,
  },
]);
export const term = style({ color: vars.color.muted });
// What to take from it stays beside the text, in a window that shows all of it.
export const insights = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[16],
  '@media': {
    [`${media.desk} and (min-height: 640px)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[32]})`,
    },
  },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const insight = style([
  type.text,
  {
    paddingBlock: vars.space[12],
    borderBlockStart: line,
    fontWeight: 500,
    lineHeight: 1.4,
    selectors: { '&:last-child': { borderBlockEnd: line } },
  },
]);

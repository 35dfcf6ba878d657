import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { alignDrawing } from '../../theme/alignDrawing';
import { characters } from '../../theme/characters';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const phone = `not ${query.wide}`;
const pad = {
  padding: `${vars.space[16]} ${vars.size.marginNarrow}`,
  '@media': { [query.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[32]}` } },
};

const half = style({});
const lead = style({
  background: vars.color.surface,
  '@media': {
    [query.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"words words" "media findings" "file findings"',
      gridTemplateRows: 'auto 1fr auto',
    },
    [query.desk]: {
      gridTemplateAreas: '"media words" "media findings" "file findings"',
    },
  },
});
const alone = style({
  '@media': {
    [query.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"words words" "findings media" "findings file"',
      gridTemplateRows: 'auto 1fr auto',
    },
    [query.desk]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)',
      gridTemplateAreas: '"words findings media" "file file media"',
      gridTemplateRows: '1fr auto',
    },
  },
});

export const card = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const layout = styleVariants({
  lead: [lead],
  half: [
    half,
    {
      '@media': {
        [query.wide]: {
          gridTemplateAreas: '"media" "words" "findings" "file"',
          // `subgrid` aligns the parts of neighboring cards if the list defines rows.
          gridTemplateRows: 'subgrid',
        },
      },
    },
  ],
  alone: [alone],
});
export const media = style({
  borderBlockEnd: line,
  '@media': {
    [query.wide]: { display: 'grid', gridArea: 'media', alignContent: 'center', borderBlockEnd: 0 },
  },
  selectors: {
    [`${half} > &`]: { '@media': { [query.wide]: { borderBlockEnd: line } } },
    [`${lead} > &`]: { '@media': { [query.medium]: { borderBlockStart: line } } },
    [`${alone} > &`]: {
      '@media': { [query.wide]: { borderInlineStart: line }, [query.medium]: { borderBlockStart: line } },
    },
    // Only the `lead` report shows the signal color.
    [`:not(${lead}) > &`]: { vars: { [vars.color.signal]: 'currentColor' } },
  },
});
// Also styles a drawing shown in place of a photograph that failed to load.
globalStyle(`${media} > svg, ${media} svg[data-drawing]`, {
  '@media': { [query.wide]: alignDrawing(vars.size.inset) },
});
// In a wider drawing, the labels would be larger than the heading.
globalStyle(`${half} > ${media} > svg, ${half} > ${media} svg[data-drawing]`, {
  '@media': { [query.wide]: alignDrawing(vars.size.inset, '42rem') },
});
export const text = style([
  pad,
  {
    // Contains the clickable area of the title link.
    position: 'relative',
    minInlineSize: 0,
    '@media': { [query.wide]: { gridArea: 'words' } },
    selectors: {
      [`${lead} > &`]: { '@media': { [query.desk]: { borderInlineStart: line } } },
      // Without findings, the text also fills their cell.
      [`${lead} > &:nth-last-child(2)`]: { '@media': { [query.desk]: { gridRow: '1 / -1' } } },
      [`${alone} > &:nth-last-child(2)`]: { '@media': { [query.desk]: { gridColumn: '1 / 3' } } },
    },
  },
]);
export const facts = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    marginBlockEnd: vars.space[12],
    '@media': { [phone]: { marginBlockEnd: vars.space[8] } },
  },
]);
export const muted = style({ color: vars.color.muted });
export const description = style({
  maxInlineSize: characters(62),
  marginBlock: `${vars.space[12]} ${vars.space[16]}`,
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [phone]: { marginBlock: `${vars.space[8]} ${vars.space[12]}` } },
});
export const download = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space[20],
  rowGap: vars.space[8],
  padding: `0 ${vars.size.marginNarrow} ${vars.space[16]}`,
  '@media': {
    [query.wide]: {
      gridArea: 'file',
      alignContent: 'start',
      alignItems: 'center',
      padding: `${vars.space[16]} ${vars.size.inset}`,
      borderBlockStart: line,
    },
  },
  selectors: {
    [`${alone} > &`]: { '@media': { [query.medium]: { borderInlineStart: line } } },
  },
});
// All action links have the same width, whatever their label.
globalStyle(`${download} > a`, { '@media': { [query.wide]: { inlineSize: '13.5rem' } } });
export const file = style([type.label, { display: 'grid', rowGap: vars.space[4], color: vars.color.muted }]);
/** Download button above two lines about the file. */
export const aboutFile = style({
  display: 'grid',
  rowGap: vars.space[4],
  '@media': { [phone]: { flexBasis: '100%' } },
});
export const findings = style([
  pad,
  {
    borderBlockStart: line,
    '@media': { [query.wide]: { gridArea: 'findings' } },
    selectors: {
      [`${lead} > &`]: { '@media': { [query.wide]: { borderInlineStart: line } } },
      [`${alone} > &`]: { '@media': { [query.desk]: { borderBlockStart: 0, borderInlineStart: line } } },
    },
  },
]);
export const label = style([
  type.label,
  { marginBlockEnd: vars.space[4], '@media': { [phone]: { marginBlockEnd: 0 } } },
]);
export const list = style({
  counterReset: 'finding',
});
export const finding = style([
  type.small,
  {
    position: 'relative',
    counterIncrement: 'finding',
    paddingBlock: vars.space[12],
    paddingInlineStart: vars.space[28],
    lineHeight: 1.45,
    '@media': { [phone]: { paddingBlock: vars.space[8], lineHeight: 1.4 } },
    selectors: {
      '&:not(:first-child)': { borderBlockStart: line },
    },
    '::before': {
      content: 'counter(finding)',
      position: 'absolute',
      insetInlineStart: 0,
      color: vars.color.muted,
      fontStretch: vars.type.label.width,
      fontVariantNumeric: 'tabular-nums',
    },
  },
]);

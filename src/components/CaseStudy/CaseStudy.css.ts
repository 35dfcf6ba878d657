import { globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { broad, dense, end, stacked, start, whole } from './layout.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const phone = `not ${media.wide}`;
const twelve = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] };

/** Line between the two columns. */
const between = (query: string) => ({
  [`${start} &`]: { '@media': { [query]: { borderInlineEnd: strong } } },
  [`${end} &`]: { '@media': { [query]: { borderInlineStart: strong } } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  paddingBlockEnd: vars.space[40],
  '@media': {
    [phone]: { rowGap: vars.space[16], paddingBlockEnd: vars.space[24] },
    [media.desk]: { ...twelve, alignItems: 'start', paddingBlockEnd: vars.space[64] },
  },
  selectors: { [`${dense} > &`]: { '@media': { [media.wide]: { display: 'contents' } } } },
});
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[16],
  '@media': { [phone]: { rowGap: vars.space[8] }, [media.desk]: { gridColumn: '1 / 7' } },
  selectors: {
    [`${dense} &`]: {
      '@media': {
        [media.wide]: {
          gridArea: 'title',
          paddingBlock: `min(${vars.flow.section}, ${vars.space[72]}) ${vars.space[40]}`,
          paddingInline: inset,
        },
      },
    },
  },
});
export const client = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], marginBlockStart: vars.space[4] },
]);
export const quiet = style({ color: vars.color.muted });
// Aligns with the solution column below.
export const picture = style({
  '@media': { [media.desk]: { gridColumn: '7 / 13', marginInlineStart: `calc(${inset} / 2)` } },
  selectors: {
    [`${dense} &`]: {
      '@media': {
        [media.wide]: {
          display: 'grid',
          gridArea: 'picture',
          alignContent: 'center',
          margin: 0,
          padding: `${vars.space[32]} ${inset}`,
        },
        [stacked]: { borderBlockStart: strong },
      },
    },
    ...between(broad),
  },
});
export const results = style({
  selectors: {
    [`${dense} > &`]: {
      '@media': {
        [media.wide]: {
          vars: { [inset]: '0px' },
          display: 'grid',
          gridArea: 'results',
          borderBlockStart: strong,
        },
      },
    },
    ...between(media.wide),
  },
});
// Adjacent cells already draw these lines.
globalStyle(`${dense} > ${results} > ul`, { '@media': { [media.wide]: { borderBlock: 0 } } });

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
  paddingBlock: vars.space[40],
  '@media': {
    [phone]: { rowGap: vars.space[20], paddingBlock: vars.space[24] },
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[48] },
    [media.desk]: { ...twelve, paddingBlock: vars.space[56] },
  },
  selectors: {
    [`${dense} > &`]: {
      '@media': {
        [media.wide]: {
          gridArea: 'story',
          alignContent: 'center',
          paddingBlock: vars.space[40],
          paddingInline: inset,
          borderBlockStart: strong,
        },
        [broad]: { gridTemplateColumns: `minmax(0, ${characters(52)})` },
      },
    },
  },
});
export const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  '@media': {
    [phone]: { rowGap: vars.space[8] },
    [media.desk]: { gridColumn: 'span 6', paddingInlineEnd: vars.space[24] },
  },
  // Aligns the second column with the picture above.
  selectors: {
    [`${whole} &:nth-child(2)`]: { '@media': { [media.desk]: { marginInlineStart: `calc(${inset} / 2)` } } },
    [`${dense} &`]: { '@media': { [broad]: { gridColumn: 'auto', paddingInlineEnd: 0 } } },
  },
});

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  paddingBlock: vars.space[32],
  borderBlockStart: strong,
  marginInline: `calc(-1 * ${inset})`,
  paddingInline: inset,
  '@media': {
    [phone]: { rowGap: vars.space[12], paddingBlock: vars.space[20] },
    [media.desk]: { ...twelve, paddingBlock: vars.space[40] },
  },
  selectors: {
    [`${dense} > &`]: {
      '@media': {
        [media.wide]: { gridArea: 'timeline', marginInline: 0 },
        [broad]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          paddingBlock: vars.space[28],
        },
      },
    },
    ...between(broad),
  },
});
export const timelineHead = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[4],
  '@media': {
    // The heading and the note about the scale are on one line.
    [phone]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between', alignItems: 'baseline' },
    [media.desk]: { gridColumn: '1 / 5' },
  },
  selectors: { [`${dense} &`]: { '@media': { [broad]: { gridColumn: 'auto' } } } },
});
export const phases = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desk]: { gridColumn: '5 / 13', marginInlineStart: `calc(${inset} / 3)` } },
  selectors: { [`${dense} &`]: { '@media': { [broad]: { gridColumn: 'auto', margin: 0 } } } },
});
export const phase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  alignItems: 'baseline',
  paddingBlock: vars.space[8],
  '@media': {
    [phone]: {
      gridTemplateColumns: '8.25rem 3.75rem minmax(0, 1fr)',
      columnGap: vars.space[8],
      paddingBlock: vars.space[4],
    },
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.wide]: { gridTemplateColumns: '11rem 5.5rem minmax(0, 1fr)' },
  },
  selectors: {
    [`${dense} &`]: {
      '@media': { [broad]: { gridTemplateColumns: '9rem 4.5rem minmax(0, 1fr)', columnGap: vars.space[12] } },
    },
  },
});
export const phaseName = style([
  type.small,
  { lineHeight: 1.3, '@media': { [phone]: { fontStretch: vars.type.label.width } } },
]);
export const weeks = style([type.label, { color: vars.color.muted }]);
// Top-aligned, because the last scale also has marks below. The padding puts the axis on the label's baseline.
export const scale = style({
  alignSelf: 'start',
  paddingBlockStart: '0.4375rem',
  '@media': { [media.slim]: { gridColumn: '1 / -1' } },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlock: strong,
  // No line below, because the section ends here.
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', borderBlockEnd: 0 } },
  selectors: { [`${dense} > &`]: { '@media': { [media.wide]: { gridArea: 'details', marginInline: 0 } } } },
});
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[16],
  padding: `${vars.space[24]} ${inset}`,
  '@media': {
    // Label and first entry share a line, as in a table.
    [phone]: {
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: vars.space[8],
      paddingBlock: vars.space[16],
    },
    [media.wide]: { paddingBlock: `${vars.space[28]} ${vars.space[40]}` },
  },
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: line,
      '@media': {
        [media.wide]: {
          borderBlockStart: 0,
          borderInlineStart: strong,
          // Aligns with the lines between the results.
          marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
        },
      },
    },
  },
});

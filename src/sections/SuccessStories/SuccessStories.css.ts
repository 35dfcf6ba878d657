import { style } from '@vanilla-extract/css';
import { cellText } from '../../theme/cellText.css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[12]} ${vars.space[28]}`,
  '@media': { [media.desk]: { justifyContent: 'flex-end' } },
});
export const score = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[12] });
export const figure = type.figure;
export const source = type.label;
// Aligns the scale of the drawing with the column. The drawing is 220 units wide and has margins of 7 units.
export const scale = style({
  inlineSize: 'min(13.75rem, 100% + 0.875rem)',
  marginInlineStart: '-0.4375rem',
  '@media': { [media.desk]: { marginInline: '0 -0.4375rem' } },
});

export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlock: strong,
  // No signal color, to keep it for the page's head and its last section.
  vars: { [vars.color.signal]: 'currentColor' },
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
export const story = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&:not(:first-child)': { borderBlockStart: strong } },
});
export const first = style({
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    [media.desk]: { gridRow: '1 / span 2', borderInlineEnd: strong },
  },
});
export const second = style({
  '@media': {
    [media.medium]: {
      selectors: { '&:not(:last-child)': { borderInlineEnd: strong }, '&:last-child': { gridColumn: '1 / -1' } },
    },
    [media.desk]: { selectors: { '&&': { borderBlockStart: 0 } } },
  },
});
export const picture = style({ borderBlockEnd: line });
export const pictureFirst = style([
  picture,
  {
    // Aligns the drawing with the text.
    paddingInline: vars.space[8],
    '@media': {
      // Labels have the same size as in the smaller drawings.
      [media.wide]: { vars: { '--lettering': '0.7' }, paddingInline: 0 },
      [media.desk]: { flex: 1, paddingBlock: vars.space[12], minBlockSize: 0 },
    },
  },
]);
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[12],
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[28]}`,
  '@media': { [media.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[32]}` } },
});
export const category = style([type.label, { color: vars.color.muted }]);
export const description = cellText;

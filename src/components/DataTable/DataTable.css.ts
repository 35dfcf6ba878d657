import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const frame = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
export const table = style([
  type.small,
  { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', borderBlockEnd: strong },
]);
export const caption = style([
  type.label,
  { textAlign: 'start', color: vars.color.muted, paddingBlockEnd: vars.space[12] },
]);
const phone = `not ${media.wide}`;
export const heads = style({
  '@media': {
    [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
// On phones a row is its name and a line for each of its figures.
export const row = style({
  '@media': { [phone]: { display: 'block', paddingBlock: vars.space[12], borderBlockStart: line } },
});
const box = style({
  // Figures need little, so that columns of words get the rest of a phone.
  minInlineSize: '4.25rem',
  padding: `${vars.space[8]} ${vars.space[24]} ${vars.space[8]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: line,
  '@media': { [phone]: { display: 'block', padding: `${vars.space[4]} 0`, borderBlockStart: 0 } },
});
export const head = style([box, { fontWeight: 500, borderBlockStart: strong, verticalAlign: 'bottom' }]);
export const name = style([box, { fontWeight: 500 }]);
export const short = style({ '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
export const cell = style([
  box,
  {
    '@media': {
      [phone]: {
        display: 'flex',
        justifyContent: 'space-between',
        columnGap: vars.space[16],
        textAlign: 'end',
        '::before': {
          content: 'attr(data-column)',
          flex: 'none',
          maxInlineSize: '50%',
          textAlign: 'start',
          color: vars.color.muted,
        },
      },
    },
  },
]);
/** On phones words stand below the name of their column, figures beside it. */
export const long = style({ '@media': { [phone]: { flexDirection: 'column', textAlign: 'start' } } });
export const figure = style({ textAlign: 'end' });

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const phone = `not ${media.wide}`;
const broad = 'screen and (min-width: 77.5em)';

export const label = style([type.label, { color: vars.color.muted, marginBlockEnd: vars.space[8] }]);
export const entry = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    columnGap: vars.space[12],
    paddingBlock: vars.space[8],
    borderBlockStart: line,
    '@media': {
      [phone]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)', paddingBlock: vars.space[4] },
    },
  },
]);
export const time = style({
  color: vars.color.muted,
  fontStretch: vars.type.label.width,
  fontVariantNumeric: 'tabular-nums',
});
export const speaker = style({
  display: 'flex',
  alignItems: 'start',
  columnGap: vars.space[12],
  '@media': { [phone]: { columnGap: vars.space[8] } },
});
export const portrait = style({
  flex: 'none',
  inlineSize: vars.space[64],
  border: line,
  '@media': { [phone]: { inlineSize: vars.space[48] } },
});
export const large = style({ '@media': { [broad]: { inlineSize: vars.space[96] } } });
export const speakerText = style([
  type.small,
  {
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    '@media': {
      [phone]: { fontStretch: vars.type.label.width, lineHeight: 1.3 },
      [broad]: { fontStretch: vars.type.label.width, lineHeight: 1.4 },
    },
  },
]);
export const speakers = style({
  display: 'grid',
  rowGap: vars.space[12],
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.25rem, 1fr))', columnGap: vars.space[12] },
    [broad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[12] },
  },
});
export const name = style({ fontWeight: vars.type.control.weight });
export const role = style({ color: vars.color.muted });

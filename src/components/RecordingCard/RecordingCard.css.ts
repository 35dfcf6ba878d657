import { style } from '@vanilla-extract/css';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

// Words beside the drawing on tablets, where a row holds one card.
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  '@media': {
    [`${query.wide} and (width < 1024px)`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
export const media = style({
  borderBlockEnd: line,
  '@media': {
    [`${query.wide} and (width < 1024px)`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      borderBlockEnd: 0,
      borderInlineEnd: line,
    },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [query.wide]: { paddingInline: vars.size.inset } },
});
export const facts = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    marginBlockEnd: vars.space[12],
  },
]);
export const quiet = style({ color: vars.color.muted });
export const audience = style([
  type.label,
  { marginBlock: `${vars.space[8]} ${vars.space[16]}`, color: vars.color.muted },
]);
export const action = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[24] });

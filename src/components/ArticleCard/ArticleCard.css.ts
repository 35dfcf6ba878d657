import { style, styleVariants } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  transition: `background-color ${vars.duration.colour} ${vars.easing.out}`,
});
export const pressable = style({ '@media': { [query.hover]: { ':hover': { background: vars.color.band } } } });
export const size = styleVariants({
  regular: {},
  lead: {
    '@media': {
      [query.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  },
});

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
export const media = style({
  borderBlockEnd: line,
  selectors: {
    [`${size.lead} > &`]: {
      '@media': {
        [query.desk]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
          borderBlockEnd: 0,
          borderInlineEnd: line,
        },
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [query.wide]: { paddingInline: vars.size.inset } },
  selectors: {
    [`${size.lead} > &`]: { '@media': { [query.desk]: { paddingBlock: vars.space[40] } } },
  },
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
export const length = style({ color: vars.color.muted });
export const excerpt = style({
  marginBlockStart: vars.space[12],
  maxInlineSize: characters(56),
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: { [`${size.lead} &`]: { fontSize: vars.type.text.size, lineHeight: 1.5 } },
});
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[20] });
export const author = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
  },
]);
export const action = style({ marginBlockStart: vars.space[12], marginBlockEnd: '-10px' });

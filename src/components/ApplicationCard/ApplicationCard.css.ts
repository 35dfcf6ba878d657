import { fallbackVar, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  rowGap: vars.space[12],
  minInlineSize: 0,
});
// Extends to the edges of the cell. The same height in all cards aligns the headings.
export const picture = style({
  // Replaces the highlight color, because no card of the list is more important than the others.
  vars: { [vars.color.signal]: 'currentColor' },
  blockSize: '40vw',
  marginInline: `calc(-1 * ${fallbackVar(inset, '0px')})`,
  marginBlockStart: `calc(-1 * ${vars.space[24]})`,
  marginBlockEnd: vars.space[12],
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.wide]: {
      blockSize: 'min(20vw, 14rem)',
      paddingBlock: vars.space[12],
      marginBlockStart: `calc(-1 * ${vars.space[28]})`,
    },
  },
});
export const description = style({
  maxInlineSize: characters(52),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const label = style([type.label, { color: vars.color.muted }]);
// The prompt is below a line that ends in a small circle.
export const prompt = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  rowGap: vars.space[8],
  margin: 0,
  marginBlock: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlockEnd: vars.space[20],
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': {
    [`not ${media.wide}`]: { marginBlock: 0 },
    [media.desk]: { minBlockSize: '8rem' },
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '-5px',
    insetInlineEnd: 0,
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: '50%',
    border: `1.25px solid ${vars.color.text}`,
    background: vars.color.surface,
  },
});
export const query = style([type.subline, { margin: 0, textWrap: 'balance', hangingPunctuation: 'first' }]);
export const metric = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[12],
});
export const measure = style([type.label, { fontSize: vars.type.small.size }]);

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { minBlockSize: 'min(44.5vw, 40rem)', alignContent: 'start' },
  },
});
export const text = style({
  position: 'relative',
  zIndex: vars.layer.frame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingBlockStart: vars.space[28],
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} 0`, maxInlineSize: '40rem' },
    [media.desk]: { alignSelf: 'start', maxInlineSize: '48%', paddingBlockEnd: vars.space[56] },
  },
});
export const title = style({ maxInlineSize: '100%', '@media': { [media.wide]: { maxInlineSize: '36.25rem' } } });
export const lead = style({
  marginBlockStart: vars.space[20],
  maxInlineSize: '31rem',
  '@media': { [media.wide]: { marginBlockStart: vars.space[28] } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  justifySelf: 'stretch',
  marginBlockStart: vars.space[28],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[40] },
  },
});
// On desktop, the margin of the drawing extends over the right frame line.
export const picture = style({
  position: 'relative',
  maxInlineSize: '38rem',
  marginBlock: `${vars.space[20]} ${vars.space[24]}`,
  marginInline: 'auto',
  inlineSize: '100%',
  '@media': {
    [media.desk]: {
      position: 'absolute',
      insetInlineEnd: '-2.75rem',
      insetBlockStart: 0,
      inlineSize: 'min(59%, 47.5rem)',
      maxInlineSize: 'none',
      margin: 0,
    },
  },
});
// Labels over the drawing, with a separate set for phones.
const callouts = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const names = style([callouts, { '@media': { [`not ${media.wide}`]: { display: 'none' } } }]);
export const namesSmall = style([callouts, { '@media': { [media.wide]: { display: 'none' } } }]);

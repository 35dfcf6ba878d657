import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingBlock: `${vars.space[40]} ${vars.space[64]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[72]} ${vars.space[96]}` } },
});
export const pad = styleVariants({
  inset: {
    paddingInline: vars.size.marginNarrow,
    '@media': { [media.wide]: { paddingInline: vars.space[48] } },
  },
  none: {},
});
export const drawing = style({
  inlineSize: '100%',
  marginBlockEnd: vars.space[32],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[48] } },
});
export const text = style({ marginBlockStart: vars.space[16], maxInlineSize: '36rem' });
export const action = style({ marginBlockStart: vars.space[32] });

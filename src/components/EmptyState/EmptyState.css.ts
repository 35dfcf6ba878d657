import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Space at its sides. A place that has its own sets it to nothing. */
export const side = createVar();

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  padding: `${vars.space[40]} ${fallbackVar(side, vars.size.marginNarrow)} ${vars.space[64]}`,
  '@media': { [media.wide]: { padding: `${vars.space[72]} ${fallbackVar(side, vars.space[48])} ${vars.space[96]}` } },
});
export const drawing = style({
  inlineSize: '100%',
  marginBlockEnd: vars.space[32],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[48] } },
});
export const text = style({ marginBlockStart: vars.space[16], maxInlineSize: '36rem' });
export const action = style({ marginBlockStart: vars.space[32] });

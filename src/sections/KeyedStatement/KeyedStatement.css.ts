import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Extends to the frame lines. */
export const opening = style({ marginInline: `calc(-1 * ${inset})` });
/** On phones, the drawing extends from edge to edge, so that the text in it is readable. */
export const drawing = style({
  marginBlock: 'auto',
  '@media': { [`not ${media.wide}`]: { marginInline: `calc(-1 * ${inset})` } },
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space[20],
  padding: `${vars.flow.section} ${vars.size.marginNarrow} ${vars.space[32]}`,
  '@media': {
    [media.wide]: { alignContent: 'start', padding: `${vars.space[56]} ${vars.size.inset}` },
  },
});
/** Large, so that text and drawing have about the same height. */
export const statement = style([
  type.lead,
  {
    textWrap: 'pretty',
    '@media': { [media.desk]: { fontSize: vars.type.subline.size, lineHeight: 1.24, letterSpacing: '-0.012em' } },
  },
]);
export const point = style({
  display: 'flex',
  columnGap: vars.space[16],
  alignItems: 'start',
  // The text is beside its balloon on phones, and below it otherwise.
  '@media': { [media.wide]: { flexDirection: 'column', rowGap: vars.space[16] } },
});
export const alone = style([type.title4, { fontWeight: vars.type.text.weight, textWrap: 'balance' }]);

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const testimonial = style({ display: 'grid', rowGap: vars.space[24], minInlineSize: 0 });
// Hanging punctuation: the text aligns with titles.
const hangingMark = {
  textIndent: '-0.42em',
  // Limited, because with larger text the mark would leave the window.
  '@media': { [`not ${media.wide}`]: { textIndent: `max(-0.42em, -1 * ${vars.size.marginNarrow})` } },
} as const;
export const quote = styleVariants({
  large: [
    type.title2,
    { maxInlineSize: '22em', fontWeight: 500, lineHeight: 1.14, textWrap: 'pretty', ...hangingMark },
  ],
  small: [type.title3, { fontWeight: 500, lineHeight: 1.26, letterSpacing: '-0.01em', ...hangingMark }],
});
export const source = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12], alignItems: 'baseline' });
export const name = style([type.control, { overflowWrap: 'anywhere' }]);
export const role = style([type.label, { color: vars.color.muted }]);

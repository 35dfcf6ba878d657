import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const testimonial = style({ display: 'grid', rowGap: vars.space[24], minInlineSize: 0 });
// The opening mark hangs before the line.
const hung = { textIndent: '-0.42em', paddingInlineStart: '0.42em' } as const;
export const quote = styleVariants({
  large: [type.subline, { maxInlineSize: '34em', lineHeight: 1.24, letterSpacing: '-0.012em', ...hung }],
  small: [
    type.lead,
    {
      paddingInlineStart: vars.space[20],
      borderInlineStart: `2px solid ${vars.color.text}`,
      fontSize: vars.type.text.size,
      lineHeight: 1.45,
    },
  ],
});
export const source = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12], alignItems: 'baseline' });
export const name = style([type.control]);
export const role = style([type.label, { color: vars.color.muted }]);

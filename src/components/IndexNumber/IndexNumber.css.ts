import { styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const variant = styleVariants({
  // Keeps the digits on one line beside a long heading.
  figure: [type.figure, { color: vars.color.muted, whiteSpace: 'nowrap' }],
  balloon: [
    type.label,
    {
      display: 'inline-grid',
      flex: 'none',
      placeItems: 'center',
      inlineSize: vars.space[24],
      blockSize: vars.space[24],
      border: `${vars.stroke.hairline} solid ${vars.color.text}`,
      borderRadius: '50%',
      fontWeight: vars.type.control.weight,
      lineHeight: 1,
      letterSpacing: 0,
    },
  ],
});
export const size = styleVariants({
  title3: { fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line, letterSpacing: 0 },
  large: {
    fontSize: `min(${vars.type.hero.size}, 6.5rem)`,
    fontWeight: 400,
    lineHeight: 0.8,
    marginInlineStart: '-0.035em',
  },
});

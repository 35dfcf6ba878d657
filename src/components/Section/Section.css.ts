import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const section = style({
  position: 'relative',
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.wide]: {
      '::before': {
        content: '',
        position: 'absolute',
        zIndex: vars.layer.frame,
        insetBlock: 0,
        insetInline: 0,
        inlineSize: `min(100% - 2 * ${vars.size.margin}, ${vars.size.container})`,
        marginInline: 'auto',
        borderInline: `${vars.stroke.hairline} solid ${vars.color.line}`,
        pointerEvents: 'none',
      },
    },
  },
});

const mix = (share: string) => `color-mix(in srgb, ${vars.color.onSignal} ${share}, ${vars.color.signal})`;
/** Ink on the signal color, in both themes. Not a token, because every page's CSS includes all tokens. */
export const signal = style({
  vars: {
    [vars.color.canvas]: vars.color.signal,
    [vars.color.band]: vars.color.signal,
    [vars.color.raised]: vars.color.signal,
    [vars.color.surface]: vars.color.signal,
    [vars.color.text]: vars.color.onSignal,
    [vars.color.muted]: vars.color.onSignal,
    [vars.color.line]: mix('30%'),
    [vars.color.lineStrong]: mix('60%'),
    [vars.color.control]: vars.color.onSignal,
    [vars.color.focus]: vars.color.onSignal,
    [vars.color.signalText]: vars.color.onSignal,
    [vars.color.face.top]: vars.color.signal,
    [vars.color.face.left]: mix('4%'),
    [vars.color.face.right]: vars.color.signalPressed,
  },
});
// Set on children, because the section's own background uses the variable.
globalStyle(`${signal} > *`, { vars: { [vars.color.signal]: vars.color.onSignal } });

const strong = { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` };
export const rule = style({ '@media': { [`not ${media.wide}`]: strong, [media.wide]: { '::before': strong } } });

export const index = style([
  type.label,
  {
    display: 'block',
    marginBlockEnd: vars.space[4],
    fontSize: vars.type.small.size,
    color: vars.color.muted,
    '@media': {
      [media.wide]: {
        position: 'absolute',
        insetInlineStart: `calc(-1 * ${vars.size.margin})`,
        inlineSize: vars.size.margin,
        margin: 0,
        textAlign: 'center',
      },
    },
  },
]);
const tall = (lineHeight: string) => ({ '@media': { [media.wide]: { lineHeight } } });
/** Centers the number on the first line of the heading or badge, by giving it the same line height. */
export const beside = styleVariants({
  title2: tall(`calc(${vars.type.title2.size} * ${vars.type.title2.line})`),
  badge: tall(vars.space[28]),
});

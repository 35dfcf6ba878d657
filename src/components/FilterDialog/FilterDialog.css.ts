import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { pressable } from '../../theme/pressable';
import { withAttribute } from '../../theme/rootAttributes';
import { vars } from '../../theme/vars.css';

/** Windows in which the sidebar replaces the dialog. */
export const desk = media.desk;

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const container = style({
  '@media': {
    [media.desk]: { display: 'none' },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  selectors: { [`${withAttribute('app', 'failed')} &`]: { display: 'none' } },
});

const appear = keyframes({ from: { opacity: 0 } });
export const dialog = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.canvas,
  color: vars.color.text,
  '::backdrop': { background: 'transparent' },
  '@media': { [media.motion]: { animation: `${appear} ${vars.duration.reveal} ${vars.easing.out}` } },
});
// Prevents scrolling behind the dialog.
globalStyle(`html:has(.${dialog}[open])`, { overflow: 'hidden' });

const across = { paddingInline: vars.size.marginNarrow } as const;
export const head = style({
  ...across,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.size.headerNarrow,
  borderBlockEnd: strong,
});
export const close = style([
  pressable,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    marginInlineEnd: `calc((${vars.size.target} - ${vars.space[24]}) / -2)`,
  },
]);
export const body = style({ ...across, paddingBlock: `${vars.space[24]} ${vars.space[40]}` });
export const foot = style({
  ...across,
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
  borderBlockStart: strong,
  background: vars.color.canvas,
  '@media': {
    // Sticky only where enough of the list stays visible.
    'screen and (min-height: 30em)': { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky },
  },
});
export const clear = style({
  minBlockSize: vars.size.target,
  fontSize: vars.type.small.size,
  fontWeight: vars.type.control.weight,
  textAlign: 'center',
  ':focus-visible': { outlineOffset: '-6px' },
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});

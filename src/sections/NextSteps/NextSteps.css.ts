import { globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** As high as the form beside it: the steps share what room there is. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: '2.75rem',
});
export const alone = style([aside, { gridTemplateRows: 'auto 1fr' }]);
export const what = style({ display: 'flex', flexDirection: 'column' });

/** Where the column is wide a step has its drawing beside its words. */
const beside = `${media.wide} and (width < 1024px), ${media.broad}`;
/** The line runs from dot to dot. */
const dot = '11px';
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  marginBlockStart: vars.space[20],
  marginInlineStart: '6px',
});
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: vars.space[24],
  '@media': { [beside]: { flexDirection: 'row', columnGap: vars.space[24] } },
  fontSize: '1rem',
  lineHeight: 1.45,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space[24] },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '17px -6px',
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
  },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-6px',
    insetBlockStart: '6px',
    inlineSize: dot,
    blockSize: dot,
    border: `1.25px solid ${vars.color.text}`,
    borderRadius: '50%',
    background: vars.color.raised,
  },
});
/** The step that the visitor is at. */
export const now = style({ '::before': { background: vars.color.text } });
export const title = style({ display: 'block', fontWeight: 600, textWrap: 'balance' });
export const text = style([type.small, { display: 'block', color: vars.color.muted, lineHeight: 1.45 }]);

export const words = style({ '@media': { [beside]: { flex: 1 } } });
export const scene = style({
  marginBlockStart: vars.space[12],
  '@media': {
    [beside]: { flex: '0 0 50%', marginBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
});
/** One drawing is enough of a narrow window's column, and one lit node of a list. */
export const later = style([
  scene,
  {
    vars: { [vars.color.signal]: 'currentColor' },
    '@media': { [`not ${media.wide}`]: { display: 'none' } },
  },
]);
/** Out to the edges of what it stands on. */
export const whole = style({
  position: 'relative',
  minBlockSize: '20rem',
  margin: `0 calc(-1 * ${inset}) -3rem`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [`not ${media.desk}`]: { display: 'none' } },
});
export const cut = style({ position: 'absolute', inset: 0 });

export const reach = style([type.small, { marginBlockStart: vars.space[8] }]);
export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  '@media': { [media.desk]: { minBlockSize: vars.space[28] } },
});
// The whole line is the target.
globalStyle(`${way} > a`, { display: 'inline-flex', alignItems: 'center', alignSelf: 'stretch' });
export const hours = style({ color: vars.color.muted });

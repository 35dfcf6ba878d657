import { style } from '@vanilla-extract/css';
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
  '@media': { [media.wide]: { gridAutoRows: 'minmax(min-content, 1fr)' } },
});
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: vars.space[24],
  // Below the last one too, so that all drawings are as large.
  '@media': { [media.wide]: { paddingBlockEnd: vars.space[24] }, [beside]: { flexDirection: 'row' } },
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
    background: vars.color.surface,
  },
});
/** The step that the visitor is at. */
export const now = style({ '::before': { background: vars.color.text } });
export const title = style({ display: 'block', fontWeight: 600, textWrap: 'balance' });
export const text = style([type.small, { display: 'block', color: vars.color.muted, lineHeight: 1.45 }]);

/** As high where the text has one line as where it has two, so that the drawings below are as large. */
export const words = style({
  '@media': {
    [media.desk]: { minBlockSize: `calc(1.45 * (1rem + 2 * ${vars.type.small.size}))` },
    [beside]: { flex: '0 0 36%' },
  },
});
export const scene = style({
  position: 'relative',
  flex: 1,
  minBlockSize: '7.5rem',
  '@media': {
    [`not ${media.wide}`]: { display: 'none' },
    [beside]: { aspectRatio: '480 / 280', alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
});
export const drawn = style({
  position: 'absolute',
  inset: `${vars.space[16]} 0 0`,
  '@media': { [beside]: { inset: 0 } },
  // Live is the step that the visitor is at.
  selectors: { [`${step}:not(${now}) &`]: { vars: { [vars.color.signal]: 'currentColor' } } },
});
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
export const way = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space[28] });
export const hours = style({ color: vars.color.muted });

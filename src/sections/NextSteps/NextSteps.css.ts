import { globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const tablet = `${media.wide} and (width < 1024px)`;

/**
 * As high as the form beside it: words keep their distances, and the last drawing takes what room there is. On tablets that
 * drawing has the ways to reach the firm beside it.
 */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});
export const alone = style([aside, { gridTemplateRows: 'auto 1fr' }]);
const cell = style({ paddingBlock: `${vars.space[40]} ${vars.space[32]}` });
export const what = style([
  cell,
  { '@media': { [tablet]: { gridColumn: '1 / 3' }, [media.desk]: { paddingBlockStart: vars.space[48] } } },
]);
export const ways = style([
  cell,
  {
    position: 'relative',
    selectors: {
      '* + &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `calc(-1 * ${inset})`,
        borderBlockStart: strong,
      },
    },
    '@media': {
      [tablet]: {
        gridArea: '2 / 2',
        borderInlineStart: strong,
        paddingInlineStart: inset,
        selectors: { '* + &::before': { insetInlineStart: 0 } },
      },
      [media.wide]: { paddingBlockEnd: vars.space[48] },
    },
  },
]);

/** Where the column is wide a step has its drawing beside its words. */
const beside = `${tablet}, ${media.broad}`;
/** The line runs from dot to dot. */
const dot = '11px';
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
    '&:not(:last-child)': { paddingBlockEnd: vars.space[28] },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '17px -6px',
      borderInlineStart: strong,
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
    background: vars.color.canvas,
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
    // In a narrow window it would stand between one step and the next.
    [`not ${media.wide}`]: { display: 'none' },
    [beside]: { flex: '0 0 50%', marginBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
});
/** Out to the edges of what it stands on. */
const plate = style({
  position: 'relative',
  minBlockSize: '13rem',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockStart: strong,
  '@media': {
    [tablet]: { gridArea: '2 / 1', marginInlineEnd: 0 },
    [media.print]: { display: 'none' },
  },
});
export const last = plate;
/** One drawing is enough of a narrow window's column, and one lit node of a list. */
export const later = style([
  plate,
  {
    vars: { [vars.color.signal]: 'currentColor' },
    '@media': { [`not ${media.wide}`]: { display: 'none' } },
  },
]);
export const inPlate = style({ position: 'absolute', inset: `${vars.space[16]} ${inset}` });
/** In the steps' place, where there are none. */
export const whole = style([
  plate,
  { minBlockSize: '20rem', '@media': { [`not ${media.wide}`]: { display: 'none' } } },
]);
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
export const hours = style([
  type.small,
  { marginBlock: `${vars.space[20]} ${vars.space[8]}`, color: vars.color.muted },
]);

import { globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const phone = `not ${media.wide}`;
/** Width of a step's drawing on phones. */
const sceneWidth = '6.75rem';

/** As high as the form: the drawings fill the space that the text leaves. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
});
export const alone = style([aside, { gridTemplateRows: 'auto 1fr' }]);
const cell = style({ paddingBlock: `${vars.space[40]} ${vars.space[32]}` });
export const nextSteps = style([
  cell,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '@media': { [media.desk]: { paddingBlock: vars.space[48] } },
  },
]);
export const contactLinks = style([
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
      [media.wide]: { paddingBlockEnd: vars.space[48] },
    },
  },
]);

/** Size of a step's number. A line connects the numbers. */
const number = vars.space[24];
export const steps = style({
  display: 'grid',
  rowGap: vars.space[32],
  marginBlockStart: vars.space[20],
  counterReset: 'step',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: `calc(2 * ${inset})` },
    [media.desk]: { display: 'flex', flexDirection: 'column' },
  },
});
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // All drawings share the remaining space equally.
  flex: '1 0 auto',
  paddingInlineStart: vars.space[40],
  fontSize: '1rem',
  lineHeight: 1.45,
  counterIncrement: 'step',
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: vars.space[12],
      insetBlock: `${number} calc(-1 * ${vars.space[32]})`,
      borderInlineStart: strong,
    },
  },
  '@media': { [media.medium]: { '::after': { display: 'none' } } },
  '::before': {
    // Hidden from assistive technology, because the list has its own numbers.
    content: ['counter(step)', 'counter(step) / ""'],
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeContent: 'center',
    inlineSize: number,
    blockSize: number,
    border: `1.25px solid ${vars.color.text}`,
    borderRadius: '50%',
    background: vars.color.surface,
    fontSize: vars.type.label.size,
    fontStretch: vars.type.label.width,
    fontWeight: 600,
    lineHeight: 1,
  },
});
export const currentStep = style({ '::before': { background: vars.color.text, color: vars.color.surface } });
export const title = style({ display: 'block', fontWeight: 600, textWrap: 'balance' });
export const text = style([type.small, { display: 'block', color: vars.color.muted, lineHeight: 1.45 }]);

export const scene = style({
  position: 'relative',
  flex: 1,
  // Keeps the width proportional to the height. By default, the drawing would stretch to the full width.
  alignSelf: 'start',
  aspectRatio: '340 / 222',
  maxInlineSize: '100%',
  minBlockSize: '8rem',
  marginBlockStart: vars.space[8],
  '@media': {
    // Beside the text on phones, except below 320 px. Hidden on tablets, where two steps share a row.
    [phone]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: sceneWidth,
      minBlockSize: 0,
      margin: 0,
    },
    [media.slim]: { display: 'none' },
    [media.medium]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${step}:has(> ${scene})`, {
  '@media': {
    [phone]: { minBlockSize: vars.space[72], paddingInlineEnd: `calc(${sceneWidth} + ${vars.space[12]})` },
    [media.slim]: { minBlockSize: 0, paddingInlineEnd: 0 },
  },
});
globalStyle(`${scene} svg`, { position: 'absolute', inset: 0 });

/** Drawing in place of the steps. It extends to the edges of the aside. */
export const fullWidth = style({
  position: 'relative',
  minBlockSize: '20rem',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockStart: strong,
  '@media': { [`not ${media.wide}`]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const cut = style({ position: 'absolute', inset: 0 });

export const contact = style([type.small, { marginBlockStart: vars.space[8] }]);
export const contactLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  '@media': { [media.desk]: { minBlockSize: vars.space[28] } },
});
// The link is as high as its list item, which makes a larger target.
globalStyle(`${contactLink} > a`, { display: 'inline-flex', alignItems: 'center', alignSelf: 'stretch' });
export const hours = style([
  type.small,
  { marginBlock: `${vars.space[20]} ${vars.space[8]}`, color: vars.color.muted },
]);

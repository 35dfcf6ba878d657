import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2.75rem',
  '@media': {
    [`${media.wide} and (width < 1024px)`]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[24] },
  },
});

/** The line runs from dot to dot. */
const dot = '11px';
export const steps = style({ marginBlockStart: vars.space[20], marginInlineStart: '6px' });
export const step = style({
  position: 'relative',
  paddingInlineStart: vars.space[24],
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

export const reach = style([type.small, { marginBlockStart: vars.space[8] }]);
export const way = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space[28] });
export const hours = style({ color: vars.color.muted });

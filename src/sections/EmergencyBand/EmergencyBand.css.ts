import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const node = '11px';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  // On phones the steps hang on a line of their own.
  '@media': {
    [`not ${media.wide}`]: {
      marginInlineStart: vars.space[8],
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
    // In the proportions of the drawing: the third stands after the fourth hour.
    [media.wide]: { gridTemplateColumns: '22.8fr 46.9fr 30.3fr', marginBlockEnd: vars.space[24] },
  },
});
export const step = style({
  position: 'relative',
  paddingInlineEnd: vars.space[24],
  '@media': {
    [`not ${media.wide}`]: {
      paddingInlineStart: vars.space[24],
      paddingBlockEnd: vars.space[32],
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: `calc(${node} / -2 - 0.5px)`,
          insetBlockStart: '14px',
          boxSizing: 'border-box',
          inlineSize: node,
          blockSize: node,
          border: `1.25px solid ${vars.color.text}`,
          borderRadius: '50%',
          background: vars.color.ground,
        },
        '&:first-child::before': { borderColor: vars.color.signal, background: vars.color.signal },
      },
    },
  },
});
export const value = style([type.figure, { display: 'block' }]);
export const text = style({
  maxInlineSize: '28ch',
  marginBlockStart: vars.space[12],
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const line = style({
  display: 'none',
  // Room for the live node is on the paper; the axis itself meets the text.
  marginInline: '-12px',
  '@media': { [media.wide]: { display: 'block' } },
});
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[28]}`,
  '@media': { [media.wide]: { marginBlockStart: vars.space[40] } },
});
export const note = style([type.label, { color: vars.color.muted }]);

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// Fits three steps on one line on phones.
const gap = vars.space[8];
const wideGap = vars.space[12];

export const trail = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: gap,
    color: vars.color.muted,
    '@media': { [media.wide]: { columnGap: wideGap } },
  },
]);
export const step = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: gap,
  '@media': { [media.wide]: { columnGap: wideGap } },
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      flex: 'none',
      inlineSize: gap,
      '@media': { [media.wide]: { inlineSize: vars.space[20] } },
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
  },
});

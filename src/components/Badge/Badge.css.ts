import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const badge = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.space[28],
    maxInlineSize: '100%',
    padding: `${vars.space[4]} ${vars.space[12]}`,
    border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.tag,
    color: vars.color.text,
  },
]);

export const dot = style({
  flex: 'none',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: '50%',
  background: vars.color.signal,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${vars.color.signal} 26%, transparent)`,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

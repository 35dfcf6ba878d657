import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { withoutScripts } from '../../theme/withoutScripts';

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  paddingBlock: vars.space[24],
});
export const button = style(withoutScripts({ display: 'none' }, {}));

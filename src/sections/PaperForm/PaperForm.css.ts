import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
// What it asks for, room to write, a second room: in a row where there is width, and always on paper.
const row = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 4fr)' };

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
  '@media': { [media.print]: { rowGap: vars.space[16] } },
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[8],
  '@media': { [media.print]: { rowGap: vars.space[4] } },
});
export const line = style({
  display: 'grid',
  // On phones, which nobody writes on, no more room than the words take.
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  columnGap: vars.space[16],
  borderBlockStart: strong,
  selectors: { '&:last-child': { borderBlockEnd: strong } },
  '@media': {
    [media.wide]: { ...row, minBlockSize: '4.5rem' },
    [media.print]: { ...row, minBlockSize: '3.25rem' },
  },
});
export const words = style([type.small, { display: 'grid', alignContent: 'start', paddingBlock: vars.space[8] }]);
export const label = style({ fontWeight: 500 });
export const help = style({ color: vars.color.muted });
export const beside = style([
  type.small,
  {
    paddingBlock: vars.space[8],
    color: vars.color.muted,
    borderInlineStart: strong,
    paddingInlineStart: vars.space[16],
    '@media': { [media.wide]: { gridColumn: 3 }, [media.print]: { gridColumn: 3 } },
  },
]);
/** Paper and a browser without scripts cannot print. */
export const action = style({
  marginBlockEnd: vars.space[32],
  '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } },
});

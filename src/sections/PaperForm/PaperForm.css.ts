import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
// Label and two areas to write in: a row on wide screens and in print.
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
  // On phones, there is no area to write in.
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  columnGap: vars.space[16],
  borderBlockStart: strong,
  selectors: { '&:last-child': { borderBlockEnd: strong } },
  '@media': {
    [media.wide]: row,
    [media.print]: { ...row, minBlockSize: '3.25rem' },
  },
});
export const text = style([type.small, { display: 'grid', alignContent: 'start', paddingBlock: vars.space[8] }]);
export const label = style({ fontWeight: 500 });
export const help = style({ color: vars.color.muted });
export const beside = style([
  type.small,
  {
    paddingBlock: vars.space[8],
    color: vars.color.muted,
    gridRow: '1 / span 2',
    borderInlineStart: strong,
    paddingInlineStart: vars.space[16],
    '@media': { [media.wide]: { gridColumn: 3, gridRow: 1 }, [media.print]: { gridColumn: 3, gridRow: 1 } },
  },
]);
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[24]}`,
  marginBlockEnd: vars.space[32],
  '@media': { [media.print]: { display: 'none' } },
});
/** The print button needs scripts. */
export const button = style({ '@media': { [media.noScript]: { display: 'none' } } });
const onScreens = { [media.print]: { display: 'none' } } as const;
/** Below the label on phones, otherwise in the area to write in. */
export const example = style([
  type.small,
  {
    gridRow: 2,
    paddingBlockEnd: vars.space[8],
    '@media': { ...onScreens, [media.wide]: { gridColumn: 2, gridRow: 1, paddingBlock: vars.space[8] } },
  },
]);
export const entered = style({ display: 'block', color: vars.color.text, '@media': onScreens });

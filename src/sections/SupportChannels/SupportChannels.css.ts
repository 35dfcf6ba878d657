import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

const phone = `not ${media.wide}`;

export const channel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[20],
  '@media': {
    [phone]: { gap: vars.space[12] },
    [media.wide]: { paddingBlock: vars.space[8] },
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto',
      columnGap: `calc(2 * ${vars.size.inset})`,
    },
  },
});
/** Title and figure of a channel. On tablets, they are beside the text and the link. */
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[20],
  '@media': {
    [phone]: { gap: vars.space[8] },
    [media.medium]: { gridRow: '1 / 3' },
  },
});
/** Aligns the links at the bottom of the cells. */
export const text = style({ flex: 1 });
/** As high as a button. */
export const action = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.space[48],
  '@media': { [media.wide]: { justifyItems: 'start' } },
});

/** On desktop, aligned with the three channels above: the second column is as wide as two of them. */
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockStart: strong,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) calc(200% / 3)' } },
});
const cell = style({
  padding: `${vars.space[28]} ${inset}`,
  '@media': { [media.desk]: { paddingBlock: vars.space[32] } },
});
export const clock = style([
  cell,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: `${vars.space[16]} ${vars.space[32]}`,
  },
]);
export const average = style([type.small, { color: vars.color.muted }]);
export const staffed = style([
  cell,
  {
    borderBlockStart: strong,
    '@media': {
      // Hidden on phones, because the text above contains the hours.
      [phone]: { display: 'none' },
      // Continues the line between the first two cells above. That line covers the last pixel of the first cell.
      [media.desk]: {
        marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
        borderBlockStart: 0,
        borderInlineStart: strong,
      },
    },
  },
]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  columnGap: vars.space[24],
  marginBlockStart: vars.space[12],
});
export const name = style([type.small, { fontWeight: 600, lineHeight: 1.2 }]);
export const label = style([type.label, { color: vars.color.muted }]);
export const when = style([type.title4]);
/** The visitor's hours need scripts. */
export const visitorRow = style({ '@media': { [media.noScript]: { display: 'none' } } });
/** Reserves a line, because the visitor's hours are known only after hydration. */
export const visitorHours = style([type.title4, { minBlockSize: '1lh' }]);

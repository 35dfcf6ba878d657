import { fallbackVar, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { whereUnscripted } from '../../theme/unscripted';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const gap = { columnGap: vars.space[24] };
/** From the frame line, or a phone's edge. */
const start = fallbackVar(inset, '0px');
const end = vars.space[48];
const phone = `not ${media.wide}`;

/** Out to the lines that the form stands between: the fieldsets are cells. */
export const form = style({ display: 'flow-root', marginInline: `calc(-1 * ${start})` });

/** What stands above the first fieldset: notices and the summary of errors. */
export const above = style({
  marginBlockStart: vars.space[28],
  marginInline: start,
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[48] },
    [media.desk]: { marginInlineEnd: end },
  },
});
export const notice = style([above, whereUnscripted({ display: 'block' }, { display: 'none' })]);
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.space[28] });

const cell = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr)',
      ...gap,
      paddingInline: start,
    },
    [media.desk]: { paddingInlineEnd: end },
  },
});

export const fieldset = style([
  cell,
  {
    position: 'relative',
    borderBlockEnd: strong,
    paddingBlock: `${vars.space[32]} ${vars.space[40]}`,
    '@media': {
      [phone]: { paddingInline: start },
      [media.wide]: { paddingBlock: `${vars.space[48]} 3.25rem` },
    },
  },
]);

/** Width of the fieldset's first column, up to what stands at its end. */
const firstColumn = (inset: string) => `calc((100% - ${start} - ${inset} - ${gap.columnGap}) / 3)`;

/** Beside the fields it is placed: engines differ on whether a legend can take part in a grid. */
export const legend = style([
  type.title4,
  {
    float: 'left',
    '@media': {
      [phone]: {
        inlineSize: '100%',
        marginBlockEnd: vars.space[20],
        fontSize: vars.type.title3.size,
        lineHeight: vars.type.title3.line,
        letterSpacing: vars.type.title3.tracking,
        fontStretch: vars.type.title3.width,
      },
      [media.wide]: {
        position: 'absolute',
        insetBlockStart: vars.space[48],
        insetInlineStart: start,
        inlineSize: firstColumn(start),
      },
      [media.desk]: { inlineSize: firstColumn(end) },
    },
  },
]);

const columnStart = style({ clear: 'both', '@media': { [media.wide]: { gridColumn: 2 } } });
export const fields = style([
  columnStart,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[28] },
]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  gap: `${vars.space[28]} ${vars.space[24]}`,
});

export const last = style([
  cell,
  {
    paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
    '@media': {
      [phone]: { paddingInline: start },
      [media.wide]: { paddingBlock: `${vars.space[40]} ${vars.space[96]}` },
    },
  },
]);
export const column = columnStart;
export const send = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  '@media': {
    [media.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', ...gap },
  },
});
export const button = style([whereUnscripted({ display: 'none' }, {}), { flex: 'none', maxInlineSize: '100%' }]);
export const beside = style({ maxInlineSize: characters(42), '@media': { [media.wide]: { flex: '1 1 15rem' } } });
export const promise = style([whereUnscripted({ display: 'none' }, {}), beside]);
export const unsent = style(whereUnscripted({ display: 'block' }, { display: 'none' }));
/** Room above the outcome, once there is one. */
export const outcome = style({
  scrollMarginBlock: vars.space[24],
  selectors: { '&[data-said]': { marginBlockStart: vars.space[28] } },
});

export const fallback = style({ display: 'grid', justifyItems: 'start', gap: vars.space[12] });
export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
});

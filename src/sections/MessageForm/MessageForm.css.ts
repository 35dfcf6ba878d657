import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { withoutScripts } from '../../theme/withoutScripts';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const gap = { columnGap: vars.space[24] };
/** Distance to the frame line, or to the edge of a phone. */
const start = fallbackVar(inset, '0px');
const end = vars.space[48];

/** Extends to the lines around the form, because the fieldsets are cells. */
export const form = style({ display: 'flow-root', marginInline: `calc(-1 * ${start})` });

/** Notices and the error summary above the first fieldset. */
export const notices = style({
  marginBlockStart: vars.space[28],
  marginInline: start,
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[48] },
    [media.desk]: { marginInlineEnd: end },
  },
});
export const notice = style([notices, withoutScripts({ display: 'block' }, { display: 'none' })]);
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.space[28] });

const cell = style({
  paddingInline: start,
  '@media': { [media.desk]: { paddingInlineEnd: end } },
});

export const fieldset = style([
  cell,
  {
    borderBlockEnd: strong,
    paddingBlock: `${vars.space[32]} ${vars.space[40]}`,
    '@media': { [media.wide]: { paddingBlock: `${vars.space[40]} ${vars.space[48]}` } },
  },
]);

/** Floated, because browsers lay out a legend in a grid differently. */
export const legend = style([type.title3, { float: 'left', inlineSize: '100%', marginBlockEnd: vars.space[20] }]);

export const fields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[28],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  gap: `${vars.space[28]} ${vars.space[24]}`,
});
// Aligns the controls of a pair if only one has help or an error.
globalStyle(`${pair} > *`, { display: 'flex', flexDirection: 'column' });
globalStyle(`${pair} > * > :last-child`, { marginBlockStart: 'auto', paddingBlockStart: vars.space[8] });

export const last = style([
  cell,
  {
    paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
    '@media': { [media.wide]: { paddingBlock: `${vars.space[40]} ${vars.space[56]}` } },
  },
]);
export const send = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  '@media': {
    [media.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', ...gap },
  },
});
export const button = style([withoutScripts({ display: 'none' }, {}), { flex: 'none', maxInlineSize: '100%' }]);
export const beside = style({ maxInlineSize: characters(42), '@media': { [media.wide]: { flex: '1 1 15rem' } } });
export const promise = style([withoutScripts({ display: 'none' }, {}), beside]);
export const noScriptNotice = style(withoutScripts({ display: 'block' }, { display: 'none' }));
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

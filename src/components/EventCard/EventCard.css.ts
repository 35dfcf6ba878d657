import { globalStyle, style } from '@vanilla-extract/css';
import { alignDrawing } from '../../theme/alignDrawing';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const margin = vars.size.marginNarrow;

const phone = `not ${media.wide}`;
// Two columns, because with three, the text in the drawing would be too small to read.
const pair = 'screen and (64em <= width < 77.5em)';
const broad = 'screen and (min-width: 77.5em)';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"when when" "words media" "agenda who" "seats actions"',
    },
    [pair]: {
      gridTemplateAreas: '"when media" "words media" "agenda who" "seats actions"',
      gridTemplateRows: 'auto 1fr auto auto',
    },
    [broad]: {
      gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 7fr) minmax(0, 7fr)',
      gridTemplateAreas: '"when agenda media" "words agenda media" "who seats actions"',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
});
/** The next event has a large drawing beside its text and agenda. */
export const lead = style({
  '@media': {
    [broad]: {
      gridTemplateColumns: 'minmax(0, 14fr) minmax(0, 5fr) minmax(0, 5fr)',
      gridTemplateAreas: '"media when when" "media words words" "media agenda agenda" "who seats actions"',
      gridTemplateRows: 'auto auto 1fr auto',
    },
  },
});
/** In a card without a drawing, seats and actions take the drawing's column. */
export const plain = style({
  '@media': {
    [media.wide]: { gridTemplateAreas: '"when when" "words booking" "agenda who"' },
    [pair]: { gridTemplateAreas: '"when booking" "words booking" "agenda who"', gridTemplateRows: 'auto 1fr auto' },
    [broad]: { gridTemplateAreas: '"when agenda booking" "words agenda booking" "who agenda booking"' },
  },
});

export const dateLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[8]}`,
  padding: `${vars.space[20]} ${margin} ${vars.space[16]}`,
  '@media': {
    [media.wide]: { gridArea: 'when', padding: `${vars.space[20]} ${vars.size.inset}`, borderBlockEnd: line },
    [media.desk]: { paddingBlock: `${vars.space[28]} 0`, borderBlockEnd: 0 },
  },
});
export const date = style([type.figure, { fontSize: vars.space[32] }]);
export const hours = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    color: vars.color.muted,
    // Right-aligned even after wrapping.
    marginInlineStart: 'auto',
    '@media': { [phone]: { flexDirection: 'column', textAlign: 'end' } },
  },
]);

export const text = style({
  minInlineSize: 0,
  padding: `${vars.space[16]} ${margin} ${vars.space[20]}`,
  '@media': {
    [media.wide]: { gridArea: 'words', padding: `${vars.space[24]} ${vars.size.inset}` },
    [media.desk]: { paddingBlock: `${vars.space[20]} ${vars.space[28]}` },
  },
});
export const facts = style({
  marginBlockEnd: vars.space[12],
  '@media': { [phone]: { marginBlockEnd: vars.space[4] } },
});
export const description = style({
  marginBlockStart: vars.space[12],
  '@media': { [phone]: { marginBlockStart: vars.space[8] } },
  maxInlineSize: characters(60),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const agenda = style({
  padding: `0 ${margin} ${vars.space[20]}`,
  '@media': {
    [media.wide]: {
      gridArea: 'agenda',
      padding: `${vars.space[24]} ${vars.size.inset} ${vars.space[16]}`,
      borderBlockStart: line,
    },
    [broad]: {
      paddingBlockStart: vars.space[32],
      borderBlockStart: 0,
      borderInlineStart: line,
      selectors: { [`${lead} > &`]: { paddingBlockStart: 0, borderInlineStart: 0 } },
    },
  },
});
export const speakers = style({
  padding: `0 ${margin} ${vars.space[20]}`,
  '@media': {
    [media.wide]: {
      gridArea: 'who',
      padding: `${vars.space[24]} ${vars.size.inset}`,
      borderBlockStart: line,
      borderInlineStart: line,
    },
    [broad]: { borderInlineStart: 0 },
  },
});
/** In windows from 700 px, seats and actions are two cells in a card with a drawing, and one cell in other cards. */
export const booking = style({
  minInlineSize: 0,
  borderBlockStart: line,
  '@media': {
    [media.wide]: {
      display: 'contents',
      selectors: {
        [`${plain} > &`]: { display: 'block', gridArea: 'booking', borderBlockStart: 0, borderInlineStart: line },
      },
    },
  },
});
const cell = {
  padding: `${vars.space[24]} ${vars.size.inset}`,
  selectors: { [`:not(${plain}) > * > &`]: { borderBlockStart: line } },
} as const;
export const seats = style({
  minInlineSize: 0,
  padding: `${vars.space[16]} ${margin} 0`,
  '@media': {
    [media.wide]: { gridArea: 'seats', ...cell },
    [broad]: { selectors: { [`:not(${plain}) > * > &`]: { borderInlineStart: line } } },
  },
});
export const capacity = style({
  display: 'grid',
  rowGap: vars.space[12],
  '@media': { [phone]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline' } },
});
// On phones, seats left and seats taken share the line above the scale.
globalStyle(`${capacity} > svg`, { '@media': { [phone]: { gridArea: '2 / 1 / 3 / 3' } } });
export const taken = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12] });
export const figure = style([type.figure, { fontSize: vars.space[32] }]);
export const of = style([type.label, { color: vars.color.muted }]);
export const actions = style({
  display: 'flex',
  // Moves the calendar link to a second row instead of wrapping its label.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[20]}`,
  minInlineSize: 0,
  padding: `${vars.space[16]} ${margin} ${vars.space[24]}`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridArea: 'actions',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'stretch',
      alignContent: 'start',
      ...cell,
      selectors: { [`:not(${plain}) > * > &`]: { borderBlockStart: line, borderInlineStart: line } },
    },
    [pair]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
// One column, because the notice of a past event is longer than a button.
globalStyle(`${plain} ${actions}`, { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });
// Keeps the label of a button with an arrow on one line in windows of 360 px.
globalStyle(`${actions} > :first-child > :first-child:not(:last-child)`, {
  '@media': { [phone]: { paddingInline: `${vars.space[12]} ${vars.space[4]}`, fontStretch: vars.type.label.width } },
});
export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  borderBlock: line,
  selectors: {
    // Only the `lead` event shows the signal color.
    [`:not(${lead}) > &`]: { vars: { [vars.color.signal]: 'currentColor' } },
  },
  '@media': {
    [media.wide]: { gridArea: 'media', borderBlock: 0, borderInlineStart: line },
    [broad]: { selectors: { [`${lead} > &`]: { borderInlineStart: 0, borderInlineEnd: line } } },
  },
});
globalStyle(`${drawing} > svg`, { '@media': { [media.wide]: alignDrawing(vars.size.inset) } });

import { globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const phone = `not ${media.wide}`;
/** Window widths with the facts below the portrait. */
const between = `${media.wide} and (width < 75em)`;
const roomy = 'screen and (min-width: 75em)';

export const executive = style({
  display: 'grid',
  rowGap: vars.space[28],
  '@media': {
    // Portrait beside name and role; everything else below.
    [phone]: {
      gridTemplateColumns: 'min(8.5rem, 100vw - 15rem) minmax(0, 1fr)',
      columnGap: vars.space[16],
      rowGap: vars.space[20],
    },
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space[24] },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', paddingBlock: vars.space[28] },
    // The portrait has a narrower column, because it would look empty at a larger size.
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: vars.space[8],
    },
  },
});
export const portrait = style({
  alignSelf: 'start',
  aspectRatio: '1',
  inlineSize: '100%',
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [media.slim]: { inlineSize: '8.5rem' }, [media.wide]: { gridArea: '1 / 1' } },
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': {
    [phone]: { display: 'contents' },
    [between]: { display: 'contents' },
    [roomy]: { gridArea: '1 / 2 / 3 / 3', alignContent: 'space-between' },
  },
});
export const details = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': { [phone]: { display: 'contents' } },
});
export const head = style({
  display: 'grid',
  rowGap: vars.space[8],
  // In windows from 1200 px, the padding leaves space for the contact link.
  '@media': { [phone]: { alignContent: 'end' }, [roomy]: { paddingInlineEnd: '15rem' } },
});
export const bio = style([
  type.text,
  { maxInlineSize: characters(62), '@media': { [roomy]: { fontSize: vars.type.lead.size, lineHeight: 1.45 } } },
]);
/** On phones, everything except portrait, name and role spans both columns. */
const whole = { '@media': { [phone]: { gridColumn: '1 / -1' } } };
globalStyle(`${details} > :not(${head})`, whole);
globalStyle(`${executive} > ${text} ~ *`, whole);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[24],
  '@media': {
    [phone]: { gridColumn: '1 / -1', columnGap: vars.space[16] },
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [between]: { gridArea: '2 / 1 / 3 / -1' },
    // One row keeps the text about as high as the portrait.
    [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': {
    [phone]: { rowGap: vars.space[8], paddingBlock: `${vars.space[12]} ${vars.space[16]}` },
    [roomy]: { paddingBlockEnd: 0 },
  },
});
export const term = style([type.label, { color: vars.color.muted }]);
export const figure = style([
  type.figure,
  { marginBlockEnd: vars.space[8], fontSize: vars.type.title3.size, lineHeight: 1.2, letterSpacing: 0 },
]);
export const contact = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': {
    [between]: { gridArea: '3 / 1 / 4 / -1', paddingBlockStart: vars.space[16] },
    [roomy]: {
      gridArea: '1 / 2',
      justifySelf: 'end',
      alignSelf: 'start',
      paddingBlockStart: vars.space[8],
      borderBlockStart: 'none',
    },
  },
});
/** Below the portrait in windows from 1200 px, otherwise after the facts or beside the contact link. */
export const profiles = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  rowGap: vars.space[8],
  '@media': {
    [between]: {
      gridArea: '3 / 1 / 4 / -1',
      justifySelf: 'end',
      alignSelf: 'center',
      paddingBlockStart: vars.space[16],
    },
    [roomy]: { gridArea: '2 / 1' },
  },
});

const end = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    [roomy]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)' },
  },
});
globalStyle(`${end} > ${portrait}`, { '@media': { [media.wide]: { gridColumn: '2 / 3' } } });
globalStyle(`${end} > ${text}`, { '@media': { [media.wide]: { gridColumn: '1 / 2' } } });
globalStyle(`${end} > ${profiles}`, { '@media': { [roomy]: { gridColumn: '2 / 3' } } });
globalStyle(`${end} > ${contact}`, { '@media': { [roomy]: { gridColumn: '1 / 2' } } });
export const side = { start: '', end };

/** One line, such as "LinkedIn, X: not public yet". With a smaller gap, the target of "X" would be too small. */
export const unlinked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.35em' });
// Otherwise, the label would wrap in Firefox, where the comma takes width from it.
globalStyle(`${unlinked} > button > :first-child`, { flex: 'none' });
globalStyle(`${unlinked} > button::after`, { content: ['","', '"," / ""'] });
globalStyle(`${unlinked} > button:nth-last-of-type(1)::after`, { content: ['":"', '":" / ""'] });
export const reason = style([type.small, { color: vars.color.muted, lineHeight: 1.35 }]);
export const value = style([type.small, { lineHeight: 1.45 }]);

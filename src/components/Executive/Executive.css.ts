import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const between = `${media.wide} and (width < 1024px)`;

export const executive = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[24] },
    // The ways to reach the person stand under the portrait: it is less high than the words.
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
  },
});
export const plate = style({
  alignSelf: 'start',
  aspectRatio: '1',
  inlineSize: '100%',
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [media.desk]: { gridColumn: '1 / 5', inlineSize: '100%' } },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': {
    // On tablets only what is told stands beside the portrait, and the facts below both.
    [between]: { display: 'contents' },
    [media.desk]: { gridArea: '1 / 5 / span 2 / 13' },
  },
});
export const told = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
});
export const head = style({ display: 'grid', rowGap: vars.space[8] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[24],
  '@media': {
    [between]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // In one row, so that the words are about as high as the portrait beside them.
    'screen and (min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
export const term = style([type.label, { color: vars.color.muted }]);
export const figure = style([
  type.figure,
  { marginBlockEnd: vars.space[8], fontSize: vars.type.title3.size, lineHeight: 1.2, letterSpacing: 0 },
]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[32]}`,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: { gridColumn: '1 / -1' },
    [media.desk]: {
      gridColumn: '1 / 5',
      // Firefox takes the widths of the buttons' words for less than they are, and breaks the line.
      display: 'grid',
      justifyContent: 'normal',
      alignSelf: 'start',
      paddingBlockStart: 0,
      borderBlockStart: 'none',
    },
  },
});
/** A sentence to the eye, "LinkedIn, X: not public", of which each part can be reached. */
export const unlinked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.35em' });
// Firefox takes the room of the comma from the words, and breaks them.
globalStyle(`${unlinked} > button > :first-child`, { flex: 'none' });
globalStyle(`${unlinked} > button::after`, { content: ['","', '"," / ""'] });
globalStyle(`${unlinked} > button:nth-last-of-type(1)::after`, { content: ['":"', '":" / ""'] });
/** Each button has it for those who hear the page. */
export const reason = style([type.small, { color: vars.color.muted, lineHeight: 1.35 }]);
export const value = style([type.small, { lineHeight: 1.45 }]);

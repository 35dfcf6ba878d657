import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const phone = `not ${media.wide}`;
const between = `${media.wide} and (width < 71.25em)`;
const whole = 'screen and (min-width: 71.25em)';
/** In narrower windows, the text is taller relative to the drawing, so the line of the drawing moves down. */
const lineOffset = '4rem - (100vw - 64rem) / 4';
/** Height of the drawing below its line, as a percentage of the drawing's width. */
const belowLine = '17.8%';

/** Text and drawing overlap. The line of the drawing is below the text. */
export const stage = style({
  '@media': { [media.desk]: { display: 'grid', gridTemplateAreas: '"all"' } },
});
export const text = style({
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: vars.space[40],
  '@media': {
    [media.wide]: { paddingBlockStart: vars.space[64] },
    // Longer text pushes the drawing down.
    [media.desk]: {
      gridArea: 'all',
      maxInlineSize: '39rem',
      paddingBlockEnd: `calc(max(${vars.space[32]}, ${lineOffset}) + ${belowLine})`,
    },
    [whole]: { paddingBlockStart: '5.5rem' },
  },
});
export const lead = style({
  marginBlockStart: vars.space[16],
  '@media': { [media.wide]: { marginBlockStart: vars.space[24] } },
});

export const received = style({
  '@media': {
    [phone]: { display: 'none' },
    // The upper left of the drawing is empty and may overlap the text.
    [media.medium]: { marginBlockStart: '-13%' },
    [media.desk]: { gridArea: 'all', alignSelf: 'end', marginBlockStart: `max(0px, ${lineOffset})` },
  },
});
// Offsets the empty margin above and at the left of the drawing, so that its line starts at the left edge of the text.
export const receivedPhone = style({
  marginBlockStart: '-3.5rem',
  marginInlineStart: '-12px',
  '@media': { [media.wide]: { display: 'none' } },
});

export const measure = style({ marginBlockStart: vars.space[24], '@media': { [whole]: { marginBlockStart: 0 } } });
export const measureWide = style({ display: 'none', '@media': { [whole]: { display: 'block' } } });
export const measureMedium = style({ display: 'none', '@media': { [between]: { display: 'block' } } });
export const measurePhone = style({ '@media': { [media.wide]: { display: 'none' } } });
export const caption = style([
  type.small,
  { marginBlockStart: vars.space[16], maxInlineSize: characters(52), color: vars.color.muted },
]);

export const next = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  // The button fills the width of phones, with a centered label.
  textAlign: 'center',
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: {
      flexDirection: 'row',
      textAlign: 'start',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[32],
      paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
    },
  },
});

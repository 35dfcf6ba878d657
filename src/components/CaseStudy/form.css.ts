import { style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Windows in which the dense form has parts below one another, and those in which it has two columns. */
export const stacked = `${media.wide} and (width < 77.5em)`;
export const broad = 'screen and (min-width: 77.5em)';

export const study = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { marginBlockEnd: `calc(-1 * ${vars.flow.section})` } },
});
/** Tells it whole, one part below the other. */
export const whole = style({});
/** Words at one side, what is measured at the other. */
export const dense = style({
  '@media': {
    [media.wide]: {
      // From the section's beginning to its end, so that the lines between the cells run through.
      marginBlockStart: `calc(-1 * min(${vars.flow.section}, ${vars.space[72]}))`,
      marginInline: `calc(-1 * ${inset})`,
    },
  },
});
const columns = (stackedAreas: string, broadAreas: string, broadColumns: string, stackedColumns: string) => ({
  '@media': {
    [stacked]: { gridTemplateColumns: stackedColumns, gridTemplateAreas: stackedAreas },
    [broad]: { gridTemplateColumns: broadColumns, gridTemplateAreas: broadAreas },
  },
});
const below = ' "story story" "timeline timeline" "details details"';
/** Drawn at its start, so that the words are at its end. */
export const start = style([
  dense,
  columns(
    `"title title" "results picture"${below}`,
    '"picture title" "results story" "timeline details"',
    'minmax(0, 5fr) minmax(0, 7fr)',
    'minmax(0, 1fr) minmax(0, 2fr)',
  ),
]);
export const end = style([
  dense,
  columns(
    `"title title" "picture results"${below}`,
    '"title picture" "story results" "details timeline"',
    'minmax(0, 7fr) minmax(0, 5fr)',
    'minmax(0, 2fr) minmax(0, 1fr)',
  ),
]);
/** How a case is told. */
export const form = styleVariants({ whole: [whole], start: [start], end: [end] });

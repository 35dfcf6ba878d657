import { style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Window widths of the two arrangements of the dense layout. */
export const stacked = `${media.wide} and (width < 77.5em)`;
export const broad = 'screen and (min-width: 77.5em)';

export const study = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { marginBlockEnd: `calc(-1 * ${vars.flow.section})` } },
});
export const whole = style({});
/** In windows from 1240 px, the text is in one column, and picture, results and timeline are in the other. */
export const dense = style({
  '@media': {
    [media.wide]: {
      // Covers the section's padding, so that the lines between cells have the full height of the section.
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
export const layout = styleVariants({ whole: [whole], start: [start], end: [end] });

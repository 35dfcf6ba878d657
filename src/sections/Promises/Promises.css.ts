import { style } from '@vanilla-extract/css';
import { cellText } from '../../theme/cellText.css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
/** Minimum window width for a wider text column. In narrower windows, the drawing's labels would be too small. */
const roomy = 'screen and (min-width: 80em)';

export const rows = style({ marginInline: `calc(-1 * ${inset})` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[24],
  padding: `${vars.space[28]} ${inset} ${vars.space[24]}`,
  borderBlockStart: strong,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[40]} ${vars.space[40]}`, rowGap: vars.space[32] },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  '@media': { [media.desk]: { gridColumn: '1 / 5' }, [roomy]: { gridColumn: '1 / 6' } },
});
export const text = style([cellText, { maxInlineSize: characters(44) }]);
export const measure = style({
  '@media': {
    [media.desk]: { gridColumn: '5 / 13' },
    [roomy]: { gridColumn: '6 / 13', paddingInlineStart: vars.size.inset },
  },
});

import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const layout = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
    },
  },
});
/** The form reaches for the lines of its place: at its end that is the line to what stands beside it. */
export const form = style({
  '@media': { [media.desk]: { gridColumn: '1 / 10', borderInlineEnd: strong, paddingInlineEnd: inset } },
});
export const aside = style({
  marginInline: `calc(-1 * ${inset})`,
  padding: `2.75rem ${inset} ${vars.space[56]}`,
  borderBlockStart: strong,
  '@media': {
    [media.desk]: {
      gridColumn: '10 / 13',
      alignSelf: 'start',
      margin: 0,
      padding: `${vars.space[48]} 0 ${vars.space[48]} ${vars.space[8]}`,
      border: 0,
    },
    // In a window that shows all of it, it stays beside the form.
    [`${media.desk} and (min-height: 720px)`]: { position: 'sticky', insetBlockStart: vars.size.header },
  },
});
export const head = style({
  marginInline: `calc(-1 * ${inset})`,
  padding: `${vars.space[48]} ${inset} ${vars.space[32]}`,
  borderBlockEnd: strong,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[72]} ${vars.space[56]}` } },
});

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
/** The form ends at the line that the head's picture begins at, a column of the whole sheet. */
export const form = style({
  '@media': {
    [media.desk]: {
      gridColumn: '1 / 9',
      marginInlineEnd: `calc(${vars.size.inset} / 3 - ${vars.space[24]} - ${vars.stroke.hairline})`,
      borderInlineEnd: strong,
      paddingInlineEnd: inset,
    },
  },
});
export const aside = style({
  marginInline: `calc(-1 * ${inset})`,
  padding: `2.75rem ${inset} ${vars.space[56]}`,
  borderBlockStart: strong,
  '@media': {
    [media.desk]: {
      gridColumn: '9 / 13',
      alignSelf: 'start',
      margin: 0,
      padding: `${vars.space[48]} 0 ${vars.space[48]} calc(${vars.size.inset} * 2 / 3)`,
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

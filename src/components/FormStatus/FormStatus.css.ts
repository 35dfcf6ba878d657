import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const box = style({
  display: 'flex',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  border: `${vars.stroke.hairline} solid`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.button,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: '1rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const tone = styleVariants({
  /** Without a message, only the live regions are rendered. */
  none: {},
  success: [box, { borderColor: vars.color.positive }],
  failure: [box, { borderColor: vars.color.critical }],
  notice: [box, { borderColor: vars.color.control }],
});

export const icon = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1.45em' });
export const color = styleVariants({
  success: { color: vars.color.positive },
  failure: { color: vars.color.critical },
  notice: { color: vars.color.control },
});

export const content = style({ flex: 1, minWidth: 0 });
export const layout = styleVariants({
  below: { display: 'grid', rowGap: vars.space[12] },
  /** A notice has its actions beside the text where they fit. */
  beside: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[12]} ${vars.space[24]}`,
  },
});
/** Aligns buttons with the line of text. */
export const more = styleVariants({
  below: {},
  beside: {
    '@media': {
      [media.wide]: { selectors: { '&:has(> button)': { marginBlock: `calc(-1 * ${vars.space[8]})` } } },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

/** In windows from 1024 px, the aside is a third of the width between the frame lines; from 1600 px, five twelfths. */
export const layout = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) calc(100% / 3 - ${vars.size.inset} / 3)`,
    },
    [media.broad]: { gridTemplateColumns: `minmax(0, 1fr) calc(500% / 12 - ${vars.size.inset} / 6)` },
  },
});
export const form = style({ '@media': { [media.desk]: { paddingInlineEnd: inset } } });
export const failed = style({ paddingBlock: vars.space[48] });
/** On desktop, as high as the form. The background extends to the frame line. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  paddingInline: inset,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.desk]: { marginInlineStart: 0, borderInlineStart: strong },
  },
});
/** Same vertical padding as the head of a section. */
export const head = style({
  marginInline: `calc(-1 * ${inset})`,
  padding: `${vars.flow.section} ${inset} ${vars.flow.head}`,
  borderBlockEnd: strong,
});

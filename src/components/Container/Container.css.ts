import { style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const container = style({
  vars: { [inset]: vars.size.marginNarrow },
  position: 'relative',
  marginInline: 'auto',
  paddingInline: inset,
  '@media': {
    [media.wide]: {
      vars: { [inset]: vars.size.inset },
      inlineSize: `min(100% - 2 * ${vars.size.margin}, ${vars.size.container})`,
    },
  },
});

const start = { paddingBlockStart: vars.flow.section };
const end = { paddingBlockEnd: vars.flow.section };
const near = { paddingBlockStart: `min(${vars.flow.section}, ${vars.space[72]})` };
const opening = { ...end, ...near };
const low = { paddingBlock: `min(${vars.flow.section}, ${vars.space[56]})` };
export const pad = styleVariants({ both: { ...start, ...end }, start, near, end, opening, low, none: {} });

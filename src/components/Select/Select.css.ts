import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../theme/field.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const wrap = style({ position: 'relative' });

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[48],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      // An empty selection looks like a placeholder.
      '&:has(option[value=""]:checked)': { color: vars.color.muted },
    },
  },
]);

// The native list uses system colors by default, which would not match the text on an ink surface.
globalStyle(`${select} option`, { color: vars.color.text, background: vars.color.raised });

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[16],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.text,
  '@media': { [media.forced]: { color: 'FieldText' } },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const group = style({ display: 'inline-flex' });
export const option = style({ position: 'relative', selectors: { '& + &': { marginInlineStart: '-1px' } } });

// The transparent radio button covers its label and is 4 px taller, so that the target is at least 44 px high.
export const radio = style({
  position: 'absolute',
  inset: '-2px 0',
  inlineSize: '100%',
  blockSize: 'calc(100% + 4px)',
  opacity: 0,
  cursor: 'pointer',
});

export const label = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[16],
    border: `${vars.stroke.hairline} solid ${vars.color.control}`,
    color: vars.color.text,
    transition: `background-color ${vars.duration.color} ${vars.easing.out}`,
    selectors: {
      [`${option}:first-of-type > &`]: {
        borderStartStartRadius: vars.radius.button,
        borderEndStartRadius: vars.radius.button,
      },
      [`${option}:last-of-type > &`]: {
        borderStartEndRadius: vars.radius.button,
        borderEndEndRadius: vars.radius.button,
      },
      [`${radio}:checked + &`]: {
        borderColor: vars.color.text,
        background: vars.color.text,
        color: vars.color.surface,
      },
      [`${radio}:focus-visible + &`]: {
        position: 'relative',
        zIndex: 1,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '3px',
        // Same radius for every option, so that the focus ring is regular.
        borderRadius: vars.radius.button,
      },
    },
    '@media': {
      [media.slim]: { paddingInline: vars.space[4] },
      [media.wide]: { minBlockSize: vars.space[40], paddingInline: vars.space[12] },
      [media.hover]: {
        selectors: {
          [`${radio}:hover:not(:checked) + &`]: {
            background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
          },
        },
      },
      [media.forced]: {
        selectors: {
          [`${radio}:checked + &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// The label comes first in the document, as a term does, and the figure first on the page.
export const stat = style({ display: 'flex', minInlineSize: 0 });
export const layout = styleVariants({
  stack: { flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: vars.space[12] },
  row: {
    flexDirection: 'row-reverse',
    flexWrap: 'wrap-reverse',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    columnGap: vars.space[16],
    rowGap: vars.space[12],
  },
  // The label at the far side of its cell; under the figure on phones.
  spread: {
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space[12],
    '@media': {
      [media.wide]: {
        flexDirection: 'row-reverse',
        alignItems: 'last baseline',
        justifyContent: 'space-between',
        columnGap: vars.space[16],
      },
    },
  },
  callout: { flexDirection: 'column-reverse', justifyContent: 'flex-end', textAlign: 'end' },
});

export const value = type.figure;
export const valueLayout = styleVariants({
  stack: {},
  row: {},
  spread: {},
  // The shelf of a leader line.
  callout: {
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.color.text} 62%, transparent)`,
  },
});
export const size = styleVariants({
  large: {},
  medium: { fontSize: `min(${vars.type.figure.size}, ${vars.space[40]})` },
});

export const label = style([type.label, { color: vars.color.muted }]);
export const labelLayout = styleVariants({
  stack: {},
  row: {},
  spread: { '@media': { [media.wide]: { textAlign: 'end' } } },
  callout: { paddingBlockStart: vars.space[8] },
});

/** A cell of a StatStrip. */
export const cell = style({
  padding: `${vars.space[20]} ${vars.size.marginNarrow}`,
  '@media': { [media.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[24]}` } },
});

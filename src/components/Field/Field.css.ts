import { style } from '@vanilla-extract/css';
import { label } from '../../theme/field.css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Distance of the error bar from the field. */
const bar = vars.space[20];

export const field = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    '&[data-invalid]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${bar})`,
      borderInlineStart: `${vars.stroke.error} solid ${vars.color.critical}`,
    },
  },
});

export const head = style({
  // Keeps the "Required" mark close to its own label rather than to the next field's.
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[12],
});

export const mark = style([type.label, { flex: 'none', color: vars.color.muted }]);

export const help = style([
  type.small,
  { marginBlockStart: '2px', lineHeight: 1.45, color: vars.color.muted, textWrap: 'balance' },
]);

export const error = style([
  type.small,
  {
    display: 'flex',
    gap: vars.space[8],
    marginBlockStart: vars.space[4],
    fontWeight: 600,
    lineHeight: 1.4,
    color: vars.color.critical,
  },
]);

/** Centers the icon on the first line of a wrapped message. */
export const errorIcon = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1.4em' });

export const body = style({ marginBlockStart: vars.space[8] });

/** A container, so that layouts can query its width. */
export const group = style([field, { containerType: 'inline-size' }]);
/** A floated legend takes part in layout like other elements. */
export const legend = style([label, { float: 'left', width: '100%' }]);
/** Space for the corner content. */
export const legendBesideCorner = style({ paddingInlineEnd: vars.space[72] });
export const rest = style({ display: 'flow-root', clear: 'both' });

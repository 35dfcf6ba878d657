import { style } from '@vanilla-extract/css';
import { columns, roomy } from '../../components/OfferingItem/OfferingItem.css';
import { inset } from '../../theme/inset.css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const list = style({ marginInline: `calc(-1 * ${inset})`, borderBlockStart: strong });
export const heads = style([
  type.label,
  {
    display: 'none',
    gridTemplateColumns: columns,
    columnGap: vars.space[24],
    padding: `${vars.space[12]} ${inset}`,
    borderBlockEnd: strong,
    color: vars.color.muted,
    '@media': { [roomy]: { display: 'grid' } },
  },
]);
export const rows = style({ listStyle: 'none' });
export const row = style({
  selectors: {
    '&:not(:first-child)': { borderBlockStart: strong },
    '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space[20]})` },
  },
});

import { style } from '@vanilla-extract/css';
import { cellText } from '../../theme/cellText.css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const program = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlock: strong,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[24]} ${vars.space[32]}`,
  alignContent: 'start',
  minInlineSize: 0,
  padding: `${vars.space[28]} ${inset} ${vars.space[32]}`,
  '@media': { [media.desk]: { borderInlineEnd: strong, paddingBlock: vars.space[40] } },
});
export const places = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  // As high as the text beside it.
  '@media': { [media.desk]: { inlineSize: 'min(15.5vw, 17rem)', blockSize: 'auto' } },
});
export const place = style({ strokeWidth: 1, strokeOpacity: 0.62, vectorEffect: 'non-scaling-stroke' });
export const ring = style({ fill: vars.color.signal, fillOpacity: 0.2, stroke: vars.color.signal });
export const dot = style({ fill: vars.color.signal, stroke: 'none' });
export const details = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@media': { [`not ${media.wide}`]: { flexBasis: '10rem' }, [media.desk]: { flexBasis: '10rem' } },
});
export const condition = style([type.title4, { marginBlockStart: vars.space[16], maxInlineSize: '14.2em' }]);
export const action = style({ marginBlockStart: vars.space[28] });
export const advantages = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  listStyle: 'none',
  '@media': { [`not ${media.desk}`]: { borderBlockStart: strong } },
});
export const advantage = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  padding: `${vars.space[24]} ${inset}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: strong } },
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)', alignItems: 'baseline' } },
});
export const text = cellText;

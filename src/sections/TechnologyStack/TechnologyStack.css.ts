import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const pen = `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.color.text} 62%, ${vars.color.surface})`;
const phone = `not ${media.wide}`;
/** Height of a floor slab. */
const slabHeight = '10px';

export const layers = style({ marginInline: `calc(-1 * ${inset})`, listStyle: 'none' });
// A hatched slab under each layer.
export const layer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[16],
  padding: `${vars.space[24]} ${inset} calc(${vars.space[24]} + ${slabHeight})`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: slabHeight,
    borderBlock: pen,
    background: `repeating-linear-gradient(135deg, color-mix(in srgb, ${vars.color.text} 30%, transparent) 0 1px, transparent 1px 7px)`,
  },
  '@media': {
    [phone]: {
      rowGap: vars.space[12],
      paddingBlock: `${vars.space[20]} calc(${vars.space[20]} + ${slabHeight})`,
    },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[24],
      alignItems: 'end',
      paddingBlock: `${vars.space[32]} calc(${vars.space[24]} + ${slabHeight})`,
    },
  },
});
// Vertical line that connects the floors.
export const riser = style({
  display: 'none',
  position: 'absolute',
  insetBlock: `0 ${slabHeight}`,
  insetInlineStart: 'calc(100% * 5 / 12 - 20px)',
  inlineSize: '5px',
  borderInline: pen,
  '@media': { [media.wide]: { display: 'block' } },
});
export const layerHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[4],
  // Keeps the text away from the vertical line.
  '@media': { [media.wide]: { paddingInlineEnd: vars.space[32] } },
});
export const text = style({
  maxInlineSize: characters(42),
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  '@media': {
    // On phones, there are no gaps, because separate boxes would look like buttons.
    [phone]: { gap: 0, marginBlockEnd: `calc(-1 * ${vars.space[20]})`, paddingInlineStart: '1px' },
    // The boxes stand on the top edge of the slab.
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
      gap: vars.space[12],
      marginBlockEnd: `calc(-1 * ${vars.space[24]} - ${vars.stroke.hairline})`,
    },
  },
});
export const part = style([
  type.label,
  {
    flex: '1 1 auto',
    maxInlineSize: '100%',
    padding: `${vars.space[12]} ${vars.space[16]}`,
    border: pen,
    fontSize: vars.type.small.size,
    textWrap: 'balance',
    '@media': {
      [phone]: { padding: `${vars.space[8]} ${vars.space[12]}`, margin: '-1px 0 0 -1px' },
      [media.desk]: { display: 'grid', alignItems: 'center' },
    },
  },
]);

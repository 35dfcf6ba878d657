import { style, styleVariants } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  transition: `background-color ${vars.duration.colour} ${vars.easing.out}`,
  '@media': { [query.hover]: { ':hover': { background: vars.color.band } } },
});
export const size = styleVariants({ regular: {}, featured: {}, 'row-narrow': {} });
/** What a row leaves out. */
const onlyInCards = {
  [`not ${query.wide}`]: { selectors: { [`${size['row-narrow']} &`]: { display: 'none' } } },
} as const;

export const media = style({
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': onlyInCards,
});
export const mediaSize = styleVariants({
  regular: {},
  featured: { display: 'grid', flex: 1, placeItems: 'center' },
  'row-narrow': {},
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [query.wide]: { paddingInline: vars.size.inset } },
  selectors: { [`${size.featured} > &`]: { flex: 'none' } },
});
export const facts = style([
  type.label,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[16], marginBlockEnd: vars.space[12] },
]);
export const length = style({ flex: 'none', color: vars.color.muted });

export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 'none',
  // The whole card takes the click and shows the focus.
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.frame },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-6px' },
    [`${size.featured} &`]: {
      fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
      letterSpacing: vars.type.title2.tracking,
      fontStretch: vars.type.title2.width,
      lineHeight: 1.08,
    },
  },
  '@media': {
    [query.hover]: {
      selectors: {
        '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.16em' },
      },
    },
  },
});
export const description = style({
  marginBlockStart: vars.space[8],
  maxInlineSize: characters(56),
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
  '@media': onlyInCards,
});
export const tags = style({ marginBlockStart: vars.space[16], '@media': onlyInCards });
export const note = style([type.label, { marginBlockStart: vars.space[12] }]);
// Above the link that covers the card.
export const download = style({
  position: 'relative',
  zIndex: vars.layer.frame,
  inlineSize: 'fit-content',
  marginBlockStart: vars.space[16],
});

import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { withAttribute } from '../../theme/rootAttributes';
import { vars } from '../../theme/vars.css';

const isScrolled = withAttribute('scrolled');
const scrolled = `html${isScrolled} &`;
// In very low windows, as at 400 % zoom, a sticky header would cover too much of the page.
const low = 'screen and (max-height: 20em)';

const lineBelow = `inset 0 calc(-1 * ${vars.stroke.hairline}) ${vars.color.line}`;
const surface: StyleRule = { background: vars.color.canvas, boxShadow: lineBelow };
/** Dark colors of the ink section that a transparent header overlays. They stay after scrolling. */
const ink: StyleRule = {
  colorScheme: 'dark',
  color: vars.color.text,
  // Registered color properties inherit their computed value, so they are set again for the ink surface.
  vars: {
    [vars.color.face.top]: vars.color.canvas,
    [vars.color.face.left]: vars.color.canvas,
    [vars.color.face.right]: `color-mix(in srgb, ${vars.color.canvas} 80%, black)`,
  },
};

export const header = style({
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  color: vars.color.text,
  '@media': {
    [media.print]: { position: 'static' },
    // Forced colors remove shadows.
    [media.forced]: { borderBlockEnd: `${vars.stroke.hairline} solid CanvasText` },
  },
});

export const mode = styleVariants({
  solid: { ...surface, position: 'sticky', '@media': { [low]: { position: 'static' } } },
  'transparent-at-top': {
    position: 'fixed',
    // On a pseudo-element, so that the color scheme does not apply to the menu panels.
    '::before': { position: 'absolute', zIndex: -1, inset: 0 },
    selectors: { [`${scrolled}::before`]: { ...ink, ...surface, content: '' } },
    '@media': {
      [low]: { position: 'absolute' },
      // Without scripts, the header cannot react to scrolling.
      [media.noScript]: { position: 'absolute' },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  // Containing block of the Solutions panel.
  position: 'relative',
  blockSize: vars.size.headerNarrow,
  paddingInline: vars.size.marginNarrow,
  '@media': {
    [media.wide]: {
      inlineSize: `min(100% - 2 * ${vars.size.margin}, ${vars.size.container})`,
      marginInline: 'auto',
      paddingInline: vars.size.inset,
    },
    [media.desk]: { blockSize: vars.size.header },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: 'inherit',
});

export const wide = style({
  display: 'none',
  alignItems: 'center',
  columnGap: vars.space[20],
  marginInlineStart: 'auto',
  '@media': { [media.desk]: { display: 'flex' } },
});

export const narrow = style({
  display: 'flex',
  marginInlineStart: 'auto',
  // Aligns the icon inside the toggle with the edge of the text.
  marginInlineEnd: `calc((${vars.size.target} - ${vars.space[24]}) / -2)`,
  '@media': { [media.desk]: { display: 'none' } },
});

export const action = style({ flex: 'none' });
// No transition, because background and text would have the same color halfway.
globalStyle(`${action} > a`, { transition: 'none' });
// Outlined at the top, filled after scrolling. Not a variant of Button, because only the root element has this state.
globalStyle(`html${isScrolled} ${action} > a`, {
  background: vars.color.text,
  borderColor: vars.color.text,
  color: vars.color.surface,
});
globalStyle(`html${isScrolled} ${action} > a:hover`, {
  '@media': {
    [media.hover]: { background: `color-mix(in srgb, ${vars.color.text} 84%, ${vars.color.surface})` },
  },
});

// The mobile menu sets its own surface.
globalStyle(`${mode['transparent-at-top']} :is(${logo}, ${wide}, ${narrow} > :not(dialog))`, ink);

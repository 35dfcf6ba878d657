import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { withAttribute } from '../../theme/rootAttributes';
import { vars } from '../../theme/vars.css';

const isScrolled = withAttribute('scrolled');
const scrolled = `html${isScrolled} &`;
// A window so low that the header would take a good part of it, as at 400 % zoom, scrolls it away with the page.
const low = 'screen and (max-height: 20em)';

const lineBelow = `inset 0 calc(-1 * ${vars.stroke.hairline}) ${vars.color.line}`;
const surface: StyleRule = { background: vars.color.canvas, boxShadow: lineBelow };
/** A header that begins over an ink section stays ink: every token takes its value for dark surfaces. */
const ink: StyleRule = {
  colorScheme: 'dark',
  color: vars.color.text,
  // A drawing's faces are registered as colors, whose value is inherited as it was on the page.
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
    // Shadows do not show in forced colours.
    [media.forced]: { borderBlockEnd: `${vars.stroke.hairline} solid CanvasText` },
  },
});

export const mode = styleVariants({
  solid: { ...surface, position: 'sticky', '@media': { [low]: { position: 'static' } } },
  'transparent-at-top': {
    position: 'fixed',
    // Behind it and not its own, or the menu's surface would be ink as well.
    '::before': { position: 'absolute', zIndex: -1, inset: 0 },
    selectors: { [`${scrolled}::before`]: { ...ink, ...surface, content: '' } },
    '@media': {
      [low]: { position: 'absolute' },
      // Nobody tells it that the page was scrolled.
      [media.noScript]: { position: 'absolute' },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  // The Solutions panel hangs from this row.
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
  // The sign inside the toggle ends where the text does.
  marginInlineEnd: `calc((${vars.size.target} - ${vars.space[24]}) / -2)`,
  '@media': { [media.desk]: { display: 'none' } },
});

export const action = style({ flex: 'none' });
// Ground and lettering change places as the header does, at once: half way they would be of one tone.
globalStyle(`${action} > a`, { transition: 'none' });
// Outlined at the top, filled once the page is scrolled: one link, whose look hangs on an attribute that the
// button knows nothing of.
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

// The mobile menu brings its own surface.
globalStyle(`${mode['transparent-at-top']} :is(${logo}, ${wide}, ${narrow} > :not(dialog))`, ink);

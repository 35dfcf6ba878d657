import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const heading = style({ color: 'inherit', overflowWrap: 'anywhere' });

export const size = styleVariants({
  // As wide as its longest word, so that it keeps its lines on every width, and never taller than the window allows.
  hero: [
    type.hero,
    {
      inlineSize: 'min-content',
      maxInlineSize: '100%',
      fontSize: `min(${vars.type.hero.size}, max(3rem, 12.5svh))`,
      // A word that may break anywhere would be as narrow as a letter.
      overflowWrap: 'break-word',
    },
  ],
  title1: [type.title1],
  title2: [type.title2],
  title3: [type.title3],
  // Of a list of records, in a low row: over the titles of its records, under that of a section.
  list: [type.title3, { fontSize: vars.type.subline.size }],
  title4: [type.title4],
});

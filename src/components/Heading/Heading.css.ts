import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const heading = style({ color: 'inherit', overflowWrap: 'anywhere' });

export const size = styleVariants({
  // Limited by its longest word, so that its line breaks are the same at every width, and by the window's height.
  hero: [
    type.hero,
    {
      inlineSize: 'min-content',
      maxInlineSize: '100%',
      fontSize: `min(${vars.type.hero.size}, max(3rem, 12.5svh))`,
      // `anywhere` would allow a width of one character.
      overflowWrap: 'break-word',
    },
  ],
  title1: [type.title1],
  title2: [type.title2],
  title3: [type.title3],
  // For a compact list of records: between the section's heading and those of the records.
  list: [type.title3, { fontSize: vars.type.subline.size }],
  title4: [type.title4],
});

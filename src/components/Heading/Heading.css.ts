import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const heading = style({ color: 'inherit', overflowWrap: 'anywhere' });

export const size = styleVariants({
  // As wide as its longest word, so that line breaks are the same at every width.
  hero: [
    type.hero,
    {
      inlineSize: 'min-content',
      maxInlineSize: '100%',
      fontSize: `min(${vars.type.hero.size}, max(3rem, 12.5svh))`,
      // With `anywhere`, `min-content` would be the width of one character.
      overflowWrap: 'break-word',
    },
  ],
  title1: [type.title1],
  title2: [type.title2],
  title3: [type.title3],
  // For a compact list of records: smaller than the section's heading, larger than the headings of records.
  list: [type.title3, { fontSize: vars.type.subline.size }],
  title4: [type.title4],
});

import { globalFontFace } from '@vanilla-extract/css';
import { typeface } from './typeface';

// The whole files, for development and Storybook. The site's build cuts its own from them (`scripts/fonts.ts`).
const [first, further] = typeface.files;
const common = { fontWeight: typeface.weight, fontStretch: typeface.stretch };
globalFontFace(typeface.family, { ...common, src: `url("./fonts/${first}") format("woff2")` });
globalFontFace(typeface.family, {
  ...common,
  src: `url("./fonts/${further}") format("woff2")`,
  unicodeRange: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF',
});

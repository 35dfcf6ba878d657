import { addons } from 'storybook/manager-api';
import { extents, mark, wordmark } from '../src/components/Logo/geometry.ts';
import { brand } from '../src/content/brand.ts';
import font from '../src/theme/fonts/instrument-sans-latin.woff2';
import values from '../src/theme/generated/values.json';
import { typeface } from '../src/theme/typeface.ts';
import { workshopTheme } from './brand.ts';

const { family, weight, stretch } = typeface;
document.fonts.add(new FontFace(family, `url(${font})`, { weight, stretch }));

// As the visitor's system has it: the toolbar's theme is the stories' own.
const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { x, width } = extents.full;
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${width} 48" width="${width}" height="48" fill="${values[`${base}.canvas`]['--color-text']}"><path d="${mark}"/><path d="${wordmark}"/></svg>`;

addons.setConfig({
  theme: {
    ...workshopTheme(base),
    brandTitle: `${brand.name}, the workshop`,
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    brandUrl: './',
    brandTarget: '_self',
  },
});

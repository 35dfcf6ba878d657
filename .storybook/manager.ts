import { addons } from 'storybook/manager-api';
import { mark } from '../src/components/Logo/geometry.ts';
import { brand } from '../src/content/brand.ts';
import { logo } from '../src/content/logo.ts';
import values from '../src/theme/generated/values.json';
import { typeface } from '../src/theme/typeface.ts';
import { systemTheme, workshopTheme } from './brand.ts';

const { family, files, weight, stretch } = typeface;
// The bundler takes every file that the name may stand for; the record says which one is fetched.
const first = files[0].replace('.woff2', '');
import(`../src/theme/fonts/${first}.woff2`).then(({ default: font }: { default: string }) =>
  document.fonts.add(new FontFace(family, `url(${font})`, { weight, stretch })),
);

const base = systemTheme();
// A name without outlines stands in the title alone.
const { path, right } = logo.wordmark ?? { path: '', right: 48 };
const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} 48" width="${right}" height="48" fill="${values[`${base}.canvas`]['--color-text']}"><path d="${mark}"/><path d="${path}"/></svg>`;

addons.setConfig({
  theme: {
    ...workshopTheme(base),
    brandTitle: `${brand.name}, the workshop`,
    brandImage: `data:image/svg+xml,${encodeURIComponent(image)}`,
    brandUrl: './',
    brandTarget: '_self',
  },
});

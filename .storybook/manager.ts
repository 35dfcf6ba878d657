import { createElement } from 'react';
import { type API_HashEntry, addons } from 'storybook/manager-api';
import { mark } from '../src/components/Logo/geometry.ts';
import { brand } from '../src/content/brand.ts';
import { logo } from '../src/content/logo.ts';
import values from '../src/theme/generated/values.json';
import { typeface } from '../src/theme/typeface.ts';
import { storybookTheme, systemTheme } from './brand.ts';
import { isNew, namesOf } from './titles.ts';

const { family, files, weight, stretch } = typeface;
// The bundler includes all fonts; `typeface` selects one.
const first = files[0].replace('.woff2', '');
import(`../src/theme/fonts/${first}.woff2`).then(({ default: font }: { default: string }) =>
  document.fonts.add(new FontFace(family, `url(${font})`, { weight, stretch })),
);

const base = systemTheme();
// Without a wordmark, the image is the mark alone.
const { path, right } = logo.wordmark ?? { path: '', right: 48 };
const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} 48" width="${right}" height="48" fill="${values[`${base}.canvas`]['--color-text']}"><path d="${mark}"/><path d="${path}"/></svg>`;

/** A component's name with its aliases and status. */
function labelOf(item: API_HashEntry) {
  if (item.type !== 'component') return item.name;
  const { name, aliases } = namesOf(item.name);
  const fresh = isNew(item);
  if (aliases.length === 0 && !fresh) return name;
  const quiet = { color: values[`${base}.canvas`]['--color-muted'], fontSize: '0.85em' };
  // No JSX, because Storybook builds the manager with another JSX setting.
  return createElement('span', null, [
    name,
    fresh && createElement('b', { key: 'status', style: quiet }, ' New'),
    aliases.length > 0 && createElement('span', { key: 'aliases', style: quiet }, ` ${aliases.join(', ')}`),
  ]);
}

addons.setConfig({
  sidebar: { renderLabel: labelOf },
  theme: {
    ...storybookTheme(base),
    brandTitle: `${brand.name}, Storybook`,
    brandImage: `data:image/svg+xml,${encodeURIComponent(image)}`,
    brandUrl: './',
    brandTarget: '_self',
  },
});

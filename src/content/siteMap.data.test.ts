import { expect, it } from 'vitest';
import { addresses, pageAt } from './pages.ts';
import { siteMap } from './siteMap.data.ts';

it('the site map lists every page once, except itself and aliases', () => {
  const named = siteMap.areas.flatMap(({ pages }) => pages.map(({ href }) => href));
  const listed = addresses.filter((path) => !pageAt(path).aliasOf);
  expect(named.toSorted()).toEqual(listed.filter((path) => pageAt(path).page !== 'SiteMap').toSorted());
});

it('the site map has a unique title for each page', () => {
  const titles = siteMap.areas.flatMap(({ pages }) => pages.map(({ title }) => title));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

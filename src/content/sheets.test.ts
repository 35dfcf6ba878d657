import { describe, expect, it } from 'vitest';
import { addresses, articlePages, pageAt } from './pages.ts';
import { sheetAt, sheetNumber } from './sheets.ts';

const own = addresses.filter((path) => !pageAt(path).aliasOf);

describe('sheetNumber', () => {
  it('is the number of one page alone', () => {
    const numbers = own.map(sheetNumber);
    expect(numbers).not.toContain(undefined);
    expect(own.filter((_, at) => numbers.indexOf(numbers[at]) !== at)).toEqual([]);
  });

  it('begins with the number of the page above', () => {
    expect(['/', '/services', '/about'].map(sheetNumber)).toEqual(['0', '1', '2']);
    expect(sheetNumber('/careers')).toMatch(/^2\.\d+$/);
    expect(sheetNumber('/solutions/ai/rasp')).toMatch(new RegExp(`^${sheetNumber('/ai')}\\.\\d+$`));
    const [article = ''] = articlePages.keys();
    expect(sheetNumber(article)).toMatch(new RegExp(`^${sheetNumber('/resources/thought-leadership')}\\.\\d+$`));
  });

  it('counts articles from the oldest, so that a new one changes no number', () => {
    const articles = [...articlePages.keys()].filter((path) => path.startsWith('/resources/thought-leadership/'));
    const list = sheetNumber('/resources/thought-leadership');
    expect(articles.map(sheetNumber)).toEqual(articles.map((_, at) => `${list}.${articles.length - at}`));
  });

  it('is that of the main page for an alias, and none for an address that does not exist', () => {
    expect(sheetNumber('/solutions/')).toBe(sheetNumber('/services'));
    expect(sheetNumber('/nothing-here')).toBeUndefined();
  });
});

describe('sheetAt', () => {
  it('lights the plate that a page shows a part of, or that its record is filed under', () => {
    expect(sheetAt('/solutions/cdc').lit).toEqual(['cx']);
    expect(sheetAt('/careers').lit).toEqual([]);
    const [article = ''] = articlePages.keys();
    expect(sheetAt(article).lit.length).toBeGreaterThan(0);
  });

  it.each(own)('says in words what lights at %s', (path) => {
    const { facts, lit } = sheetAt(path);
    const area = facts.find(({ term }) => term.startsWith('Area'))?.value;
    expect(typeof area === 'string' ? area.split('\n').length : 0).toBe(lit.length);
  });
});

import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { navigation } from '../../content/navigation';
import { words } from '../../content/words';
import { WordsProvider } from '../words';
import { NavMenu } from './NavMenu';

const at = (path: string, area?: string) =>
  renderToString(
    <MemoryRouter>
      <WordsProvider words={words}>
        <NavMenu navigation={navigation} path={path} area={area} />
      </WordsProvider>
    </MemoryRouter>,
  );
const html = at('/about');

test('the current page is marked', () => {
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('href="/about"')]);
});

test('of the links to the area of a page and to ancestors of that area, only the closest is marked', () => {
  const current = (path: string, area: string) => at(path, area).match(/<a [^>]*aria-current="true"[^>]*>/g);
  expect(current('/case-studies', '/resources/case-studies')).toEqual([
    expect.stringContaining('href="/resources/case-studies"'),
  ]);
  expect(current('/insights', '/resources/blog')).toEqual([expect.stringContaining('href="/resources"')]);
});

// Radix sets this style attribute, which the content security policy may block. The stylesheet overrides it.
test('the layout does not depend on style attributes', () => {
  expect(html.match(/ style="[^"]*"/g)).toEqual([' style="position:relative"']);
});

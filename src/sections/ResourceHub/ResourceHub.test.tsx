import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WordsProvider } from '../../components/words';
import { resourceHub } from '../../content/listPages/resources.data';
import { resources } from '../../content/resources';
import { words } from '../../content/words';
import { filter, noFilter, prepare } from './filter';
import { ResourceHub } from './ResourceHub';

const { first, total, counts, values, labels } = resourceHub;
const prerender = (query = '') =>
  renderToString(
    <WordsProvider words={words}>
      <StaticRouter location={`/resources${query}`}>
        <ResourceHub first={first} total={total} counts={counts} values={values} labels={labels} />
      </StaticRouter>
    </WordsProvider>,
  );

it('is prerendered with only the first resources and a link to the full list', () => {
  const html = prerender();
  expect(html.match(/<article/g)).toHaveLength(resourceHub.first.length);
  expect(resources.filter(({ link }) => html.includes(`href="${link}"`))).toEqual(resourceHub.first);
  expect(html).toContain(`href="${labels.list.href}"`);
});

it('receives the total and the counts of all resources', () => {
  expect(total).toBe(resources.length);
  expect(counts).toEqual(filter(prepare(resources, values), noFilter).counts);
});

it('ignores the query while prerendering, as in hydration', () => {
  expect(prerender('?q=blockchain')).toBe(prerender());
});

it('offers an existing file, and otherwise a reason and a link to request it', () => {
  const [paper] = resources.filter(({ onRequest, downloadUrl }) => onRequest && downloadUrl);
  if (!paper?.downloadUrl) throw new Error('No resource is a file of its own');
  const hub = (files: readonly string[]) =>
    renderToString(
      <WordsProvider words={words}>
        <StaticRouter location="/resources">
          <ResourceHub first={[paper]} total={1} counts={counts} values={values} labels={labels} files={files} />
        </StaticRouter>
      </WordsProvider>,
    );
  const without = hub([]);
  expect(without).toContain(labels.fileUnavailable);
  expect(without).toContain(labels.onRequest);
  expect(without).toContain(`href="${paper.link}"`);
  expect(without).not.toContain(`href="${paper.downloadUrl}"`);
  const there = hub([paper.downloadUrl]);
  expect(there).toMatch(new RegExp(`<a [^>]*href="${paper.downloadUrl}"`));
  expect(there).not.toContain(labels.fileUnavailable);
  expect(there).not.toContain(labels.onRequest);
});

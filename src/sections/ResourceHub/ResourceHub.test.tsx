import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { resourceHub } from '../../content/resources';
import { ResourceHub } from './ResourceHub';

const { resources, values, labels } = resourceHub;
const prerender = (step?: number, query = '') =>
  renderToString(
    <StaticRouter location={`/resources${query}`}>
      <ResourceHub resources={resources} values={values} labels={labels} {...(step && { step })} />
    </StaticRouter>,
  );
const linksIn = (html: string) => resources.filter(({ link }) => html.includes(`href="${link}"`));

it('is prerendered with the first twelve, and the names of the others for those who have no script', () => {
  const html = prerender();
  expect(html.match(/<article/g)).toHaveLength(12);
  expect(linksIn(html)).toEqual([...resources]);
});

it('names nothing apart where all are shown', () => {
  const html = prerender(resources.length);
  expect(html.match(/<article/g)).toHaveLength(resources.length);
  const times = (text: string) => resources.map(({ link }) => text.split(`href="${link}"`).length - 1);
  expect(times(html)).toEqual(resources.map(() => 1));
});

it('is prerendered without a query, as it is hydrated', () => {
  expect(prerender(undefined, '?q=blockchain')).toBe(prerender());
});

it('offers a file once it is there, and until then says why not and where to ask', () => {
  const [paper] = resources.filter(({ onRequest, downloadUrl }) => onRequest && downloadUrl);
  if (!paper?.downloadUrl) throw new Error('No resource is a file of its own');
  const hub = (files: readonly string[]) =>
    renderToString(
      <StaticRouter location="/resources">
        <ResourceHub resources={[paper]} values={values} labels={labels} files={files} />
      </StaticRouter>,
    );
  const without = hub([]);
  expect(without).toContain(labels.noFile);
  expect(without).toContain(labels.onRequest);
  expect(without).toContain(`href="${paper.link}"`);
  expect(without).not.toContain(`href="${paper.downloadUrl}"`);
  const there = hub([paper.downloadUrl]);
  expect(there).toMatch(new RegExp(`<a [^>]*href="${paper.downloadUrl}"`));
  expect(there).not.toContain(labels.noFile);
  expect(there).not.toContain(labels.onRequest);
});

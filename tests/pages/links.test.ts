import { HtmlValidate } from 'html-validate';
import { inquiryTypes, salesInterests } from '../../src/forms/values.ts';
import { fetchSite } from '../support/documents.ts';
import type { Document } from '../support/html.ts';
import { addresses } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Every page as a crawler without scripts sees it. Each test lists its findings as "page: finding".

let site: string;
const documents = new Map<string, Document>();

test.beforeAll(async ({ baseURL }) => {
  site = String(baseURL);
  for (const [path, { document }] of await fetchSite(site)) documents.set(path, document);
});

/** Values of these attributes on a page, except on `base`. */
const values = (path: string, names: readonly string[]) =>
  (documents.get(path)?.elements ?? [])
    .filter(({ tagName }) => tagName !== 'base')
    .flatMap(({ attrs }) => attrs.filter(({ name }) => names.includes(name)).map(({ value }) => value));

/** URLs on this site that a page links to or embeds, with fragments. */
const targets = (path: string) =>
  values(path, ['href', 'src', 'poster', 'data-drawing'])
    .map((value) => new URL(value, site + path))
    .filter(({ origin }) => origin === site);

/** Targets on all pages for which `isFailing` is true. */
const failing = (isFailing: (target: URL, path: string) => boolean) =>
  [...documents.keys()].flatMap((path) =>
    targets(path)
      .filter((target) => isFailing(target, path))
      .map((target) => `${path}: ${target.href.replace(site, '')}`),
  );

test('no link is broken', async () => {
  const linked = new Set([...documents.keys()].flatMap((path) => targets(path).map(({ pathname }) => pathname)));
  expect(linked.size).toBeGreaterThan(addresses.length);
  const dead = new Set<string>();
  for (const pathname of linked) if (!(await fetch(site + pathname, { method: 'HEAD' })).ok) dead.add(pathname);
  expect(failing(({ pathname }, path) => dead.has(pathname) && path !== pathname)).toEqual([]);
});

test('every fragment is the id of an element', () => {
  expect(
    failing(
      ({ pathname, hash }) =>
        hash.length > 1 &&
        documents.has(pathname) &&
        !values(pathname, ['id']).includes(decodeURIComponent(hash.slice(1))),
    ),
  ).toEqual([]);
});

test('links to forms select only existing options', () => {
  const choices = new Map<string, readonly { value: string; label: string }[]>([
    ['/contact?type', inquiryTypes],
    ['/contact/sales-inquiry?interest', salesInterests],
  ]);
  expect(
    failing(({ pathname, searchParams }) =>
      [...searchParams].some(([name, value]) => {
        const known = choices.get(`${pathname}?${name}`);
        return known !== undefined && !known.some((choice) => choice.value === value);
      }),
    ),
  ).toEqual([]);
});

test('links from home reach every page but aliases', () => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const { pathname } of targets(path)) if (documents.has(pathname)) reached.add(pathname);
  const aliases = ['/insights', '/tech-updates'];
  const lost = addresses.filter((path) => ![...reached, ...aliases].includes(path));
  expect(lost, 'link to each of these in the record of a page above it (src/content)').toEqual([]);
});

test('every page is valid HTML', async () => {
  test.slow();
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React's style of void elements and attributes is valid.
      'void-style': 'off',
      'attr-quotes': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Not errors in HTML.
      'long-title': 'off',
      'no-inline-style': 'off',
      'require-sri': 'off',
      // A phone number reads the same with plain spaces and may wrap in a narrow column.
      'tel-non-breaking': 'off',
      // Radix checkboxes are buttons with a role and a label; axe checks them on every page.
      'prefer-native-element': 'off',
      'text-content': 'off',
    },
  });
  for (const [path, { html }] of documents) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages: found }) => found);
    expect
      .soft(messages.map(({ ruleId, message, line, column }) => `${path}: ${ruleId}: ${message} (${line}:${column})`))
      .toEqual([]);
  }
});

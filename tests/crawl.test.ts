import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { stubAt } from '../src/content/stubs.ts';
import { isChoice } from '../src/messaging/choices.ts';
import { inquiryTypes, salesInterests } from '../src/messaging/values.ts';
import { type Element, readDocument } from './support/html.ts';
import { addresses, unknown } from './support/pages.ts';

// Every page as a crawler without scripts reads it: where its links lead, what its pictures are, whether it is valid.

const site = () => inject('site');
const documents = new Map<string, { html: string; elements: Element[] }>();

beforeAll(async () => {
  for (const path of [...addresses, unknown]) {
    const html = await (await fetch(site() + path)).text();
    documents.set(path, { html, elements: readDocument(html).elements });
  }
});

/** What a form can be asked for by its address. */
const choices = new Map<string, readonly { value: string; label: string }[]>([
  ['/contact?type', inquiryTypes],
  ['/contact/sales-inquiry?interest', salesInterests],
]);

/** What a page leads to or shows: its addresses on this site, each with the fragment that it names. */
function targets(path: string): URL[] {
  const { elements } = documents.get(path) ?? { elements: [] };
  const addressed = elements.flatMap(({ tagName, attrs }) =>
    attrs.filter(
      ({ name }) =>
        (name === 'href' && tagName !== 'base') || name === 'src' || name === 'poster' || name === 'data-drawing',
    ),
  );
  return addressed.map(({ value }) => new URL(value, site() + path)).filter(({ origin }) => origin === site());
}

const ids = (path: string) =>
  new Set(
    documents
      .get(path)
      ?.elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id').map(({ value }) => value)),
  );

const status = new Map<string, Promise<number>>();
const statusOf = (path: string) => {
  const known = status.get(path) ?? fetch(site() + path).then(({ status: code }) => code);
  status.set(path, known);
  return known;
};

describe.each([...addresses, unknown])('%s', (path) => {
  it('leads to nothing that is not there', async () => {
    const dead: string[] = [];
    for (const { pathname } of targets(path)) {
      if ((await statusOf(pathname)) !== 200) dead.push(pathname);
    }
    expect(dead.filter((target) => target !== path)).toEqual([]);
  });

  it('names no part of a page that is not there', () => {
    const missing = targets(path)
      .filter(({ pathname, hash }) => hash.length > 1 && documents.has(pathname))
      .filter(({ pathname, hash }) => !ids(pathname).has(decodeURIComponent(hash.slice(1))));
    expect(missing.map(String)).toEqual([]);
  });

  it('asks forms only for choices that they have', () => {
    const asked = targets(path).flatMap(({ pathname, searchParams }) =>
      [...searchParams].map(([name, value]) => ({ pathname, name, value })),
    );
    const unknown = asked.filter(({ pathname, name, value }) => {
      const known = choices.get(`${pathname}?${name}`);
      return known && !isChoice(known, value);
    });
    expect(unknown).toEqual([]);
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React writes void elements and attributes in its own style; both are valid.
        'void-style': 'off',
        'attr-quotes': 'off',
        'no-trailing-whitespace': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'attr-case': 'off',
        'doctype-style': 'off',
        'valid-id': ['error', { relaxed: true }],
        // The house's own limits: the style element and policy are tested in documents.test.ts.
        'long-title': 'off',
        'no-inline-style': 'off',
        'require-sri': 'off',
        // A number reads the same with plain spaces, and may wrap in a narrow column.
        'tel-non-breaking': 'off',
        // Radix checkboxes are buttons with a role, named by their label; axe checks that on every page.
        'prefer-native-element': 'off',
        'text-content': 'off',
      },
    });
    const { results } = await validator.validateString(documents.get(path)?.html ?? '');
    const messages = results.flatMap(({ messages: found }) => found);
    expect(messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`)).toEqual(
      [],
    );
  });
});

it('every address but aliases and placeholders can be reached by links from home', () => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const { pathname } of targets(path)) if (documents.has(pathname)) reached.add(pathname);
  const aliases = ['/insights', '/tech-updates'];
  // Placeholders of a title alone: a link would lead nowhere.
  const placeholders = addresses.filter((path) => stubAt(path).titleOnly);
  const left = [...aliases, ...placeholders];
  const lost = addresses.filter((path) => !reached.has(path) && !left.includes(path));
  expect(lost, 'no page links to these; link to each in the record of a page above it (src/content)').toEqual([]);
});

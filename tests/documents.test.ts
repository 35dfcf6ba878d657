import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { brand } from '../src/content/brand.ts';
import { pageAt } from '../src/content/pages.ts';
import { attribute, type Element, elementsOf, textOf } from './support/html.ts';
import { addresses, unknown } from './support/pages.ts';

interface Answer {
  status: number;
  policy: string;
  elements: Element[];
}

/** An element as the page writes it, without its content. */
const print = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function ask(path: string): Promise<Answer> {
  const response = await fetch(inject('site') + path);
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy') ?? '',
    elements: elementsOf(parse(await response.text())),
  };
}

const answers = new Map<string, Answer>();
beforeAll(async () => {
  for (const path of [...addresses, unknown]) answers.set(path, await ask(path));
});

function at(path: string) {
  const answer = answers.get(path);
  if (!answer) throw new Error(`${path} was not asked for`);
  const named = (tag: string) => answer.elements.filter(({ tagName }) => tagName === tag);
  const meta = (name: string) => named('meta').filter((element) => attribute(element, 'name') === name);
  return { ...answer, named, meta };
}

describe.each([...addresses, unknown])('the document of %s', (path) => {
  it('answers with the right status', () => {
    expect(at(path).status).toBe(path === unknown ? 404 : 200);
  });

  it('has one heading of the first level, one title and one description', () => {
    const { named, meta } = at(path);
    expect(named('h1')).toHaveLength(1);
    expect(named('title')).toHaveLength(1);
    expect(meta('description')).toHaveLength(1);
    expect(attribute(meta('description')[0], 'content')).toMatch(/\S.{20,}/);
    expect(attribute(named('html')[0], 'lang')).toBe('en');
  });

  it('prints each day as American English does', () => {
    const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const days = at(path)
      .named('time')
      .map((time) => [textOf(time), attribute(time, 'datetime') ?? ''] as const)
      .filter(([, day]) => /^\d{4}-\d\d-\d\d$/.test(day));
    expect(days.map(([text]) => text)).toEqual(days.map(([, day]) => american.format(new Date(day))));
  });

  it('numbers all its sections in their order, or none', () => {
    const numbers = at(path)
      .named('section')
      .map((section) => elementsOf(section))
      .filter((parts) => parts.some(({ tagName }) => tagName === 'h2'))
      .map((parts) =>
        parts.slice(
          0,
          parts.findIndex(({ tagName }) => tagName === 'h2'),
        ),
      )
      .map((before) => before.map(textOf).find((text) => /^\d+$/.test(text)) ?? '');
    if (numbers.some(Boolean)) expect(numbers.map(Number)).toEqual(numbers.map((_, position) => position + 1));
  });

  it('names the address that search engines keep', () => {
    const canonical = at(path)
      .named('link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'));
    expect(canonical).toEqual(path === unknown ? [] : [brand.origin + (pageAt(path).aliasOf ?? path)]);
  });

  it('runs no inline script', () => {
    const { named, elements } = at(path);
    const inline = named('script').filter(
      (script) => !attribute(script, 'src') && !/^application\/(ld\+)?json$/.test(attribute(script, 'type') ?? ''),
    );
    const handlers = elements.filter(({ attrs }) => attrs.some(({ name }) => name.startsWith('on')));
    const addresses = elements.filter(({ attrs }) => attrs.some(({ value }) => /^\s*javascript:/i.test(value)));
    expect([...inline, ...handlers, ...addresses].map(print)).toEqual([]);
  });

  it('has a policy that allows its own files and hashes only', () => {
    const { elements, named } = at(path);
    // The page for unknown addresses brings its own: hosts have no header for a path that they do not know.
    const inPage = named('meta').find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
    const policy = path === unknown ? (attribute(inPage, 'content') ?? '') : at(path).policy;
    expect(inPage === undefined).toBe(path !== unknown);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    const [, attributes = ''] = policy.match(/style-src-attr ([^;]*)/) ?? [];
    const styles = elements.map((element) => attribute(element, 'style')).filter((style) => style !== undefined);
    expect(styles.filter((style) => !attributes.includes(sha256(style)))).toEqual([]);
    const [, sheets = ''] = policy.match(/style-src ([^;]*)/) ?? [];
    const foreign = named('style').filter((style) => !sheets.includes(sha256(textOf(style))));
    expect(foreign.map((style) => textOf(style).slice(0, 80))).toEqual([]);
  });

  it('waits for no style sheet and no script', () => {
    const { named } = at(path);
    const sheets = named('link').filter(
      (link) => attribute(link, 'rel') === 'stylesheet' && attribute(link, 'media') !== 'print',
    );
    const blocking = named('script').filter(
      ({ attrs }) =>
        attrs.some(({ name }) => name === 'src') && !attrs.some(({ name }) => /^(async|defer)$/.test(name)),
    );
    expect([...sheets, ...blocking].map(print)).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { brand } from '../../src/content/brand.ts';
import { pageAt } from '../../src/content/pages.ts';
import { expect, test } from '../support/documents.ts';
import { attribute, elementsOf, printTag, textOf } from '../support/html.ts';
import { unknown } from '../support/pages.ts';

// Every page as served, for clients without scripts. `tests/pages` follows the links and validates the HTML.

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every page has the right status, language and canonical address, and one h1', ({ site }) => {
  for (const [path, { status, document }] of site) {
    const { named, links } = document;
    expect.soft(status, path).toBe(path === unknown ? 404 : 200);
    expect.soft(named('h1').length, path).toBe(1);
    expect.soft(attribute(named('html')[0], 'lang'), path).toBe('en');
    const canonical = links('canonical').map((link) => attribute(link, 'href'));
    expect.soft(canonical, path).toEqual(path === unknown ? [] : [brand.origin + (pageAt(path).aliasOf ?? path)]);
  }
});

test('the policy of every page allows only files of the site and inline code of the page', ({ site }) => {
  for (const [path, { headers, document }] of site) {
    const { named, elements } = document;
    const inline = named('script').filter(
      (script) => !attribute(script, 'src') && !/^application\/(ld\+)?json$/.test(attribute(script, 'type') ?? ''),
    );
    const handlers = elements.filter(({ attrs }) => attrs.some(({ name }) => name.startsWith('on')));
    const urls = elements.filter(({ attrs }) => attrs.some(({ value }) => /^\s*javascript:/i.test(value)));
    expect.soft([...handlers, ...urls].map(printTag), path).toEqual([]);

    // Hosts cannot set headers for unknown paths, so the 404 page contains its policy.
    const [inPage] = document.meta('http-equiv', 'Content-Security-Policy');
    expect.soft(inPage !== undefined, path).toBe(path === unknown);
    const policy = inPage ?? headers.get('content-security-policy') ?? '';
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toMatch(/script-src 'self' '/);
    expect.soft(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    const sources = (directive: string) => policy.match(new RegExp(`${directive} ([^;]*)`))?.[1] ?? '';
    const scripts = inline.map((script) => sha256(textOf(script)));
    expect.soft(sources('script-src'), path).toBe(["'self'", ...scripts].join(' '));
    const styles = elements.flatMap((element) => attribute(element, 'style') ?? []);
    expect.soft(styles.filter((style) => !sources('style-src-attr').includes(sha256(style)))).toEqual([]);
    for (const style of named('style')) expect.soft(sources('style-src'), path).toContain(sha256(textOf(style)));
  }
});

test('no page has a render-blocking stylesheet or script', ({ site }) => {
  for (const [path, { document }] of site) {
    const sheets = document.links('stylesheet').filter((link) => attribute(link, 'media') !== 'print');
    const scripts = document
      .named('script')
      .filter((script) => attribute(script, 'src') !== undefined)
      .filter(({ attrs }) => !attrs.some(({ name, value }) => /^(async|defer)$/.test(name) || value === 'module'));
    expect.soft([...sheets, ...scripts].map(printTag), path).toEqual([]);
  }
});

test('dates are in American English, and sections are numbered in order or not at all', ({ site }) => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (const [path, { document }] of site) {
    for (const time of document.named('time')) {
      const day = attribute(time, 'datetime') ?? '';
      if (/^\d{4}-\d\d-\d\d$/.test(day)) expect.soft(textOf(time), path).toBe(american.format(new Date(day)));
    }
    const numbers = document.named('section').flatMap((section) => {
      const parts = elementsOf(section);
      const heading = parts.findIndex(({ tagName }) => tagName === 'h2');
      const number = parts
        .slice(0, heading)
        .filter((element) => attribute(element, 'aria-hidden') === 'true')
        .map(textOf)
        .find((text) => /^\d+$/.test(text));
      return heading < 0 ? [] : [Number(number ?? 0)];
    });
    if (numbers.some(Boolean)) expect.soft(numbers, path).toEqual(numbers.map((_, index) => index + 1));
  }
});

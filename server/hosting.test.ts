import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFor, imageOrigins, printHeaders, refusedImages } from './headers.ts';
import { headerRules, hosting, hostLimits } from './hosting.ts';

const styles = { elements: ["'sha256-a='"], attributes: ["'sha256-b='"] };
const policy = contentSecurityPolicy(styles);
const other = { elements: ["'sha256-c='"], attributes: [] };
const notFound = { elements: ["'sha256-n='"], attributes: [] };
const rules = headerRules(
  { '/': styles, '/services': styles, '/services/upgrade-sap': other, '/services/more/deep': notFound },
  notFound,
  contentSecurityPolicy,
);

describe('the files for hosts', () => {
  it('set no header twice for a path, because hosts would combine them', () => {
    const examples = Object.keys(rules).map((rule) => rule.replace('*', 'x'));
    const twice = examples.flatMap((path) => {
      const names = Object.entries(rules)
        .filter(([rule]) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path))
        .flatMap(([, headers]) => Object.keys(headers));
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${path} ${name}`);
    });
    expect(twice).toEqual([]);
  });

  it('give pages below the same path segment one policy, which allows their styles and those of the 404 page', () => {
    const below = headersFor(rules, '/services/upgrade-sap')['Content-Security-Policy'];
    expect(below).toContain(
      "style-src 'self' 'sha256-n=' 'sha256-a=' 'sha256-c='; style-src-attr 'unsafe-hashes' 'sha256-b=';",
    );
  });

  it('do not grow with a thousand record pages', () => {
    const pages = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`/resources/all/${at}`, styles]));
    const many = headerRules(pages, notFound, contentSecurityPolicy);
    expect(Object.keys(many)).toEqual(['/*', ...Object.keys(hosting.folders), '/resources/*']);
    const lines = printHeaders(many).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(hostLimits.header);
  });
});

describe('the hosting configuration', () => {
  it('forbids frames on the 404 page, where a policy cannot', () => {
    expect(hosting.everywhere['X-Frame-Options']).toBe('DENY');
  });

  it('lets other sites embed only preview images', () => {
    const shared = Object.entries({ ...hosting.folders, page: hosting.page })
      .filter(([, headers]) => headers['Cross-Origin-Resource-Policy'] !== 'same-origin')
      .map(([folder]) => folder);
    expect(shared).toEqual(['/social/*']);
  });
});

describe('the policy', () => {
  it('lets forms submit only to the site, because default-src does not apply to forms', () => {
    expect(policy).toContain("form-action 'self'; ");
  });

  it('lets scripts request another host only if it is the mail service', () => {
    expect(policy).toContain("connect-src 'self';");
    expect(contentSecurityPolicy(styles, { mail: 'https://api.emailjs.com' })).toMatch(
      /connect-src 'self' https:\/\/api\.emailjs\.com;/,
    );
  });

  it('allows photographs of the configured hosts only', () => {
    const origins = imageOrigins(' images.example.com, https://cdn.example.org\nhttp://127.0.0.1:4860 ');
    expect(origins).toEqual(['https://images.example.com', 'https://cdn.example.org', 'http://127.0.0.1:4860']);
    expect(contentSecurityPolicy(styles, { photographs: origins })).toContain(
      "img-src 'self' https://images.example.com https://cdn.example.org http://127.0.0.1:4860; ",
    );
    expect([imageOrigins(undefined), imageOrigins('')]).toEqual([[], []]);
  });

  it.each(['*', 'a.example;script-src *', 'https://a.example/photos', "'unsafe-inline'", 'data:'])(
    'rejects %s as a host of photographs',
    (host) => expect(() => imageOrigins(host)).toThrow('VITE_IMAGE_HOSTS'),
  );

  it('reports photographs that it blocks', () => {
    const page = ['/photos/a.jpg', 'https://images.example.com/b.jpg', '//c.example/c.jpg'];
    expect(refusedImages(page, ['https://images.example.com'])).toEqual(['//c.example/c.jpg']);
    expect(refusedImages(page, [])).toEqual(['https://images.example.com/b.jpg', '//c.example/c.jpg']);
  });
});

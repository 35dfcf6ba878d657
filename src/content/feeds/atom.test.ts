import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { atomFeed, escapeXml, type Feed } from './atom.ts';

const entry = {
  title: 'Price & <promise>',
  link: 'https://firm.example/resources/blog#price',
  summary: 'One “price”, "quoted".',
  author: 'Samuel Whitlock',
  category: 'Pricing',
  published: '2024-10-08',
};
const feed: Feed = {
  title: 'Firm: Blog',
  subtitle: 'Notes',
  page: 'https://firm.example/resources/blog',
  self: 'https://firm.example/resources/blog/feed.xml',
  author: 'Firm',
  entries: [entry, { ...entry, link: `${entry.link}-2`, published: '2025-01-14' }],
};
const parsed = (xml: string) => {
  const document = new new Window().DOMParser().parseFromString(xml, 'text/xml');
  const texts = (name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent);
  return { document, texts };
};

describe('atomFeed', () => {
  it('is as old as its newest entry', () => {
    expect(parsed(atomFeed(feed)).texts('updated')).toEqual([
      '2025-01-14T00:00:00Z',
      '2024-10-08T00:00:00Z',
      '2025-01-14T00:00:00Z',
    ]);
  });
  it('keeps what stands in titles and summaries', () => {
    const { texts } = parsed(atomFeed(feed));
    expect(texts('title').slice(1)).toEqual([entry.title, entry.title]);
    expect(texts('summary')[0]).toBe(entry.summary);
  });
  it('names itself and the page that it follows', () => {
    const links = [...parsed(atomFeed(feed)).document.getElementsByTagName('link')].slice(0, 2);
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['self', feed.self],
      ['alternate', feed.page],
    ]);
  });
  it('refuses to be without entries', () => {
    expect(() => atomFeed({ ...feed, entries: [] })).toThrow(RangeError);
  });
});

describe('escapeXml', () => {
  it('leaves no markup, and no character that XML does not know', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 30 }), (codes) => {
        const text = `<&">${String.fromCharCode(...codes)}`;
        const escaped = escapeXml(text);
        expect(escaped.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&"]/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
        expect(escaped).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/);
      }),
    );
  });
});

import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { atomFeed, escapeXml, type Feed } from './atom.ts';

const feed: Feed = {
  title: 'Firm: Blog',
  subtitle: 'Notes',
  page: 'https://firm.example/resources/blog',
  self: 'https://firm.example/resources/blog/feed.xml',
  author: 'Firm',
  entries: [
    {
      title: 'Price & <promise>',
      link: 'https://firm.example/resources/blog#price',
      summary: 'One “price”, "quoted".',
      author: 'Samuel Whitlock',
      category: 'Pricing',
      published: '2024-10-08',
    },
  ],
};

it('a feed keeps titles and summaries as they are', () => {
  const document = XmlDocument.fromString(atomFeed(feed));
  const text = (name: string) => document.eval(`string(//*[local-name() = "entry"]/*[local-name() = "${name}"])`);
  expect([text('title'), text('summary')]).toEqual([feed.entries[0]?.title, feed.entries[0]?.summary]);
  document.dispose();
});

it('a feed without entries throws', () => {
  expect(() => atomFeed({ ...feed, entries: [] })).toThrow(RangeError);
});

it('escapeXml escapes markup and removes characters that XML does not allow', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 30 }), (codes) => {
      const escaped = escapeXml(`<&">${String.fromCharCode(...codes)}`);
      expect(escaped.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&"]/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: tests that these are removed
      expect(escaped).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/);
    }),
  );
});

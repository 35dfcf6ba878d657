import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

describe('cleanLine', () => {
  it.each([
    ['  Ada  ', 'Ada'],
    ['Ada\r\nBcc: x', 'Ada Bcc: x'],
    ['a\u0000\u0007b', 'a b'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['👩‍🚀 \u200Fשלום', '👩‍🚀 \u200Fשלום'],
    ['a\uD800b', 'a\uFFFDb'],
  ])('turns %j into %j', (text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });

  it('never leaves anything that could break a line or an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanLine(text);
        expect(clean).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(cleanLine(clean)).toBe(clean);
        expect(() => encodeURIComponent(clean)).not.toThrow();
      }),
    );
  });
});

describe('cleanText', () => {
  it.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\u2028b', 'a\nb'],
    ['a\tb\u0000c', 'a\tbc'],
    ['\n a \n', 'a'],
  ])('turns %j into %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('leaves ordinary text alone, whatever the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), (text) => {
        // Line and paragraph separators are line breaks, which are made alike.
        fc.pre(!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
        expect(cleanText(text)).toBe(text.trim());
      }),
    );
  });
});

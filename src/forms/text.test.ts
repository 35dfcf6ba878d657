import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanLine, cleanText, isEmail } from './text.ts';

it.each([
  ['  Ada  ', 'Ada'],
  ['Ada\r\nBcc: x', 'Ada Bcc: x'],
  ['a\u0000\u0007b', 'a b'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['👩‍🚀 \u200Fשלום', '👩‍🚀 \u200Fשלום'],
  ['a\uD800b', 'a\uFFFDb'],
])('a single line: %j becomes %j', (text, clean) => expect(cleanLine(text)).toBe(clean));

it.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
  ['a\tb\u0000c', 'a\tbc'],
  ['\n 👩‍🚀 שלום \n', '👩‍🚀 שלום'],
  ['a\uD800b', 'a\uFFFDb'],
])('several lines: %j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

const ada = 'ada@example.com';

describe('cleanEmail', () => {
  it.each([
    ` ${ada} `,
    `\u202a${ada}\u202c`,
    `\u200b${ada}\ufeff`,
    `ada\u00ad@exam\u200bple.com`,
    `\u00a0${ada}\u00a0`,
    `${ada};`,
    `${ada},`,
    `${ada}.`,
    `<${ada}>`,
    `<${ada}>;`,
    `mailto:${ada}`,
    `MAILTO:${ada}?subject=Hello`,
    `<mailto:${ada}>`,
    `Ada Example <${ada}>`,
    `"Example, Ada" <${ada}>;`,
    `(${ada})`,
    `“${ada}”`,
    `'${ada}'`,
  ])('extracts the address from %j', (text) => {
    expect(cleanEmail(text)).toBe(ada);
    expect(isEmail(text)).toBe(true);
  });

  it.each(["o'neil@example.com", 'ada+tag@sub.example.co', 'ü@ü.ü'])('leaves %j as it is', (text) => {
    expect(cleanEmail(text)).toBe(text);
  });
});

describe('isEmail', () => {
  it.each(['a@b.c', ' ada@example.com ', 'ada+tag@sub.example.co', 'ü@ü.ü', "o'neil@example.com"])(
    'accepts %j',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@b@c.d', 'a@b.c\nd'])(
    'refuses %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('accepts all addresses of the form text@text.text without spaces', () => {
    const part = fc.stringMatching(/^[a-z0-9!#$%&*+/=?^_`{|}~-]+$/);
    fc.assert(
      fc.property(part, part, part, (a, b, c) => {
        expect(isEmail(`${a}@${b}.${c}`)).toBe(true);
      }),
    );
  });

  it.each([
    `${ada}; bob@example.com`,
    `${ada}, bob@example.com`,
    'ada <ada@example.com',
    'ada@exa mple.com',
    'a:b@c.d',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

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

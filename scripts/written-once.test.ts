import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Content is written once: stories and tests import records or use their own text.

const modules = import.meta.glob<object>(['../src/content/**/*.ts', '!**/*.test.ts', '!**/words.ts'], { eager: true });
const files = globSync(['{src,server,scripts,tests}/**/*.test.{ts,tsx}', 'tests/**/*.ts', 'stories/**/*.{ts,tsx}'], {
  // These intentionally repeat text that the specification fixes.
  exclude: ['tests/**/specification.test.ts', 'src/forms/**'],
});

/** All texts in a record that have at least four consecutive words. */
function sentencesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return /\p{L}+( \S+){3}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => sentencesOf(part, seen));
}

it('stories and tests repeat no content of four or more words', () => {
  const sentences = new Set(Object.values(modules).flatMap((module) => sentencesOf(module)));
  expect(sentences.size).toBeGreaterThan(1000);
  const repeated = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    return [...sentences].filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`);
  });
  expect(repeated).toEqual([]);
});

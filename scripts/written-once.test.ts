import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// An editor who changes a record has nothing else to change: stories and tests read records, or pass words of their own.

const modules = import.meta.glob<object>(['../src/content/**/*.ts', '!**/*.test.ts', '!**/words.ts'], { eager: true });
const files = globSync(['{src,server,scripts,tests}/**/*.test.{ts,tsx}', 'tests/**/*.ts', 'stories/**/*.{ts,tsx}'], {
  // These repeat on purpose what the specification fixes.
  exclude: ['tests/**/specification.test.ts', 'src/forms/**'],
});

/** Every text of a record in which four words or more follow one another. */
function sentencesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return /\p{L}+( \S+){3}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => sentencesOf(part, seen));
}

it('stories and tests repeat no sentence and no title of a record', () => {
  const sentences = new Set(Object.values(modules).flatMap((module) => sentencesOf(module)));
  expect(sentences.size).toBeGreaterThan(1000);
  const repeated = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    return [...sentences].filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`);
  });
  expect(repeated).toEqual([]);
});

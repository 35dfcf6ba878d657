import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordmark } from '../../src/content/wordmark.generated.ts';
import { filmSource } from './film.ts';
import { iconSources } from './icons.ts';
import { hashOf, madeFrom } from './made.ts';
import { socialPages } from './social-images.ts';
import { wordmarkFile, wordmarkModule } from './wordmark.ts';

describe('what is made and kept is up to date', () => {
  it.each([
    ['the icons in public/', 'icons', iconSources],
    ['the pictures in public/social/', 'social', socialPages],
    ['the films in public/film/', 'film', filmSource],
  ] as const)('%s', (what, command, source) => {
    expect(madeFrom()[command], `${what} were made from something else; run npm run ${command}`).toBe(hashOf(source()));
  });
  it('the outlines of the wordmark', async () => {
    const now = await wordmarkModule(wordmark.name);
    expect(readFileSync(wordmarkFile, 'utf8') === now, `${wordmarkFile} is out of date; run npm run wordmark`).toBe(
      true,
    );
  });
});

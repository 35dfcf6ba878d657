import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFonts } from './fonts.ts';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'fonts-'));
  await mkdir(join(dist, 'assets'));
});
afterAll(() => rm(dist, { recursive: true }));

const build = (pages: Record<string, string>) => buildFonts(new Map(Object.entries(pages)), dist);
const plain = '<main><p>8AM–8PM, “now”</p></main>';

/** How many of the rules have a character in their range. */
function filesWith(character: string, faces: string): number {
  const code = character.codePointAt(0) ?? 0;
  const spans = [...faces.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return spans.filter(
    ([, from = '', to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16),
  ).length;
}

const rulesOf = (css: string) => css.match(/@font-face\{.*?\}/g) ?? [];

describe('the fonts of a site', () => {
  it.each(['Zoë Müller-Nuñez', 'Łukasz Żółć', 'Dvořák', 'Acme & Söhne', 'Ștefan Țăranu', 'Gyula Erdős', 'İpek Şahin'])(
    'have the letters of %s in files for pages that print them',
    async (name) => {
      const { facesOf, furtherFaces, first } = await build({ '/plain': plain, '/team': `<h2>${name}</h2>` });
      const letters = (name + name.toUpperCase()).match(/[^ -~]/g) ?? [];
      for (const letter of letters) expect(filesWith(letter, furtherFaces), letter).toBe(1);
      const [, ...further] = rulesOf(facesOf('/team'));
      for (const letter of letters) expect(filesWith(letter, further.join('')), letter).toBe(1);
      for (const rule of further) expect(letters.some((letter) => filesWith(letter, rule) > 0)).toBe(true);
      expect(rulesOf(facesOf('/plain'))).toHaveLength(1);
      const without = await build({ '/plain': plain });
      expect(first).toBe(without.first);
    },
  );

  it('leave out of the first file what no page prints', async () => {
    const few = await build({ '/plain': '<p>Plain</p>' });
    const more = await build({ '/plain': '<p>Plain · 5 × 3 − 2 © €</p>' });
    const sizes = await Promise.all([few, more].map(({ first }) => stat(join(dist, first)).then(({ size }) => size)));
    expect(sizes[0]).toBeLessThan(Number(sizes[1]));
    expect(filesWith('©', few.furtherFaces)).toBe(1);
    expect(filesWith('©', more.furtherFaces)).toBe(0);
  });

  it('have letters of other languages where a page prints them, and not before', async () => {
    const welsh = 'Ẃ';
    const without = await build({ '/plain': plain });
    expect(filesWith(welsh, without.furtherFaces)).toBe(0);
    const { facesOf, furtherFaces } = await build({ '/plain': plain, '/team': `<h2>${welsh}yn</h2>` });
    expect(filesWith(welsh, furtherFaces)).toBe(1);
    expect(filesWith(welsh, facesOf('/team'))).toBe(1);
  });

  it('say which character they do not have, and where it stands', async () => {
    await expect(build({ '/plain': plain, '/events': '<p>Tokyo, 東京</p>' })).rejects.toThrow(
      /東 \(U\+6771\) on \/events: “Tokyo, 東京”/,
    );
  });
});

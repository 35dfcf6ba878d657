import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test, vi } from 'vitest';
import { compare, type Side } from './compare.ts';
import type { Picture } from './plan.ts';

// The tool that compares runs in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(root, { recursive: true }));

const picture = (name: string): Picture => ({ name, story: name, mode: 'light', theme: 'light' });
const names = (pictures: readonly Picture[]) => pictures.map(({ name }) => name);

/** Pictures of 8 × 8 pixels of a gray. */
function side(name: string, grays: Record<string, number>, broken: string[] = []): Side {
  const folder = join(root, name);
  for (const [file, gray] of Object.entries(grays)) {
    const png = new PNG({ width: 8, height: 8 });
    png.data = Buffer.from(Array(64).fill([gray, gray, gray, 255]).flat());
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, `${file}.png`), PNG.sync.write(png));
  }
  const problems = broken.map((story) => ({ pictures: [picture(story)], reason: 'It broke.' }));
  return { folder, pictures: Object.keys(grays).map(picture), problems };
}

test('tells changed, added, removed and broken pictures apart', async () => {
  const before = side('before', { 'a/same': 10, 'a/changed': 10, 'a/removed': 10, 'a/rounded': 10, 'a/broken': 10 });
  // A step up or down is how the browser rounds; three are a change.
  const after = side('after', { 'a/same': 10, 'a/changed': 13, 'a/added': 10, 'a/rounded': 11 }, ['a/broken']);
  const report = join(root, 'report');
  const result = await compare(before, after, report);
  expect(names(result.changed)).toEqual(['a/changed']);
  expect(names(result.added)).toEqual(['a/added']);
  expect(names(result.removed)).toEqual(['a/removed']);
  expect(result.missing).toMatchObject([{ side: 'after', reason: 'It broke.' }]);
  expect(result.same).toBe(2);
  expect(globSync('**/*.png', { cwd: report }).sort()).toEqual([
    ...['after/a/added.png', 'after/a/changed.png', 'before/a/changed.png', 'before/a/removed.png'],
    'difference/a/changed.png',
  ]);
});

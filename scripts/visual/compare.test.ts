import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { compare, type Side } from './compare.ts';
import type { Picture } from './plan.ts';

// The report's tool runs in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(root, { recursive: true }));

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A grey picture of 8 × 8 pixels. */
function png(grey: number) {
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0]);
  const rows = Buffer.concat(Array.from({ length: 8 }, () => Buffer.from([0, ...Array<number>(8).fill(grey)])));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const picture = (name: string): Picture => ({ name, story: name, mode: 'light, 1280 px', theme: 'light' });

function side(name: string, greys: Record<string, number>, broken: string[] = []): Side {
  const folder = join(root, name);
  for (const [file, grey] of Object.entries(greys)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, `${file}.png`), png(grey));
  }
  const problems = broken.map((story) => ({ pictures: [picture(story)], reason: 'It broke.' }));
  return { folder, pictures: Object.keys(greys).map(picture), problems };
}

const names = (pictures: readonly Picture[]) => pictures.map(({ name }) => name);

test('tells changed, added and removed pictures apart, and lays them out', async () => {
  const before = side('before', { 'a/same': 10, 'a/changed': 10, 'a/removed': 10, 'a/rounded': 10 });
  // A step up or down is how the browser rounds; three are a change.
  const after = side('after', { 'a/same': 10, 'a/changed': 13, 'a/added': 10, 'a/rounded': 11 });
  const report = join(root, 'report');
  const result = await compare(before, after, report);
  expect(names(result.changed)).toEqual(['a/changed']);
  expect(names(result.added)).toEqual(['a/added']);
  expect(names(result.removed)).toEqual(['a/removed']);
  expect(result.same).toBe(2);

  const shown = globSync('**/*.png', { cwd: report }).sort();
  expect(shown).toEqual([
    ...['after/a/added.png', 'after/a/changed.png', 'before/a/changed.png', 'before/a/removed.png'],
    'difference/a/changed.png',
  ]);
});

test('nothing differs between the same pictures, and what was reported before is gone', async () => {
  const before = side('one', { a: 1, b: 2 });
  const after = side('two', { a: 1, b: 2 });
  const report = join(root, 'report');
  mkdirSync(join(report, 'difference'), { recursive: true });
  expect(await compare(before, after, report)).toEqual({ changed: [], added: [], removed: [], missing: [], same: 2 });
  expect(existsSync(join(report, 'difference'))).toBe(false);
});

test('a story that broke on one side counts neither as added nor as removed', async () => {
  const before = side('three', { a: 1, b: 2 }, ['c']);
  const after = side('four', { a: 1, c: 2 }, ['b']);
  expect(await compare(before, after, join(root, 'report'))).toMatchObject({
    ...{ changed: [], added: [], removed: [], same: 1 },
    missing: [
      { side: 'before', pictures: [{ name: 'c' }], reason: 'It broke.' },
      { side: 'after', pictures: [{ name: 'b' }] },
    ],
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { compare, layOut, type Side } from './compare.ts';
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
  const troubles = broken.map((story) => ({ pictures: [picture(story)], reason: 'It broke.' }));
  return { folder, pictures: Object.keys(greys).map(picture), troubles };
}

const names = (pictures: readonly Picture[]) => pictures.map(({ name }) => name);

test('tells changed, added and removed pictures apart, and lays them out', async () => {
  const before = side('before', { 'a/same': 10, 'a/changed': 10, 'a/removed': 10 });
  // The least that a pixel can change.
  const after = side('after', { 'a/same': 10, 'a/changed': 11, 'a/added': 10 });
  const result = await compare(before, after);
  expect(names(result.changed)).toEqual(['a/changed']);
  expect(names(result.added)).toEqual(['a/added']);
  expect(names(result.removed)).toEqual(['a/removed']);
  expect(result.same).toBe(1);

  const report = join(root, 'report');
  await layOut(result, before, after, report);
  const { failedItems, newItems, deletedItems } = JSON.parse(readFileSync(join(report, 'pictures.json'), 'utf8'));
  expect([failedItems, newItems, deletedItems]).toEqual([['a/changed.png'], ['a/added.png'], ['a/removed.png']]);
  expect(readFileSync(join(report, 'difference/a/changed.png')).length).toBeGreaterThan(0);
  expect(readFileSync(join(report, 'pictures.html'), 'utf8')).not.toContain('googleapis');
});

test('nothing differs between the same pictures', async () => {
  const before = side('one', { a: 1, b: 2 });
  const after = side('two', { a: 1, b: 2 });
  expect(await compare(before, after)).toEqual({ changed: [], added: [], removed: [], missing: [], same: 2 });
});

test('a story that broke on one side counts neither as added nor as removed', async () => {
  const before = side('three', { a: 1, b: 2 }, ['c']);
  const after = side('four', { a: 1, c: 2 }, ['b']);
  expect(await compare(before, after)).toMatchObject({
    ...{ changed: [], added: [], removed: [], same: 1 },
    missing: [
      { side: 'before', pictures: [{ name: 'c' }], reason: 'It broke.' },
      { side: 'after', pictures: [{ name: 'b' }] },
    ],
  });
});

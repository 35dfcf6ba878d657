import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { downloadsIn } from './downloads.ts';

it("lists the URLs of a folder's files, and none for a missing folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'b.pdf'), '');
  await writeFile(join(folder, 'a.pdf'), '');
  await mkdir(join(folder, 'drafts'));
  expect(downloadsIn(folder)).toEqual(['/downloads/a.pdf', '/downloads/b.pdf']);
  expect(downloadsIn(join(folder, 'none'))).toEqual([]);
});

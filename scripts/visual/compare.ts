import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Album } from './capture.ts';
import type { Picture } from './plan.ts';
import type { Result } from './summary.ts';

export interface Side extends Album {
  folder: string;
}

const file = ({ name }: Picture) => `${name}.png`;

/**
 * Which pictures are on one side only, and which differ in any byte: the same browser writes the same bytes. A story that
 * could not be shown on one side is not compared.
 */
export async function compare(before: Side, after: Side): Promise<Result> {
  const names = (pictures: readonly Picture[]) => new Set(pictures.map(({ name }) => name));
  const old = names(before.pictures);
  const now = names(after.pictures);
  const missing = [
    ...before.troubles.map((trouble) => ({ ...trouble, side: 'before' as const })),
    ...after.troubles.map((trouble) => ({ ...trouble, side: 'after' as const })),
  ];
  const unknown = names(missing.flatMap(({ pictures }) => pictures));
  const changed: Picture[] = [];
  let same = 0;
  for (const picture of after.pictures) {
    if (!old.has(picture.name)) continue;
    const [a, b] = await Promise.all([before, after].map(({ folder }) => readFile(join(folder, file(picture)))));
    if (a?.equals(b as Buffer)) same += 1;
    else changed.push(picture);
  }
  const added = after.pictures.filter(({ name }) => !old.has(name) && !unknown.has(name));
  const removed = before.pictures.filter(({ name }) => !now.has(name) && !unknown.has(name));
  return { changed, added, removed, missing, same };
}

/** Copies what differs into the report's folder and writes the page that lays the pictures side by side and over each other. */
export async function layOut({ changed, added, removed }: Result, before: Side, after: Side, report: string) {
  await rm(report, { recursive: true, force: true });
  const copy = async (from: Side, to: string, pictures: readonly Picture[]) => {
    await mkdir(join(report, to), { recursive: true });
    for (const picture of pictures) {
      const target = join(report, to, file(picture));
      await mkdir(dirname(target), { recursive: true });
      await cp(join(from.folder, file(picture)), target);
    }
  };
  await copy(before, 'before', [...changed, ...removed]);
  await copy(after, 'after', [...changed, ...added]);
  if (changed.length + added.length + removed.length === 0) return;
  const options = ['--report', 'pictures.html', '--json', 'pictures.json', '--ignoreChange'];
  execFileSync(resolve('node_modules/.bin/reg-cli'), ['after', 'before', 'difference', ...options], {
    cwd: report,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const page = join(report, 'pictures.html');
  const html = await readFile(page, 'utf8');
  // The report asks another host for fonts; it reads as well without them.
  const local = html
    .replace(/<link[^>]*fonts\.googleapis[^>]*>/, '')
    .replace(/<title>.*<\/title>/, '<title>Pictures that differ</title>');
  await writeFile(page, local);
}

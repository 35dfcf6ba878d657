import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Album } from './capture.ts';
import type { Picture } from './plan.ts';
import type { Result } from './summary.ts';

/**
 * How far a pixel may be off, as a part of the distance from black to white. The browser rounds the corner of a border up
 * or down by one or two of 255 steps, depending on what it painted before; nobody sees that.
 */
const THRESHOLD = 0.01;

export interface Side extends Album {
  folder: string;
}

const file = ({ name }: Picture) => `${name}.png`;

/**
 * Finds which pictures are on one side only and which differ, and puts those into the report's folder with a picture of
 * the difference. A story that could not be shown on one side is not compared.
 */
export async function compare(before: Side, after: Side, report: string): Promise<Result> {
  const names = (pictures: readonly Picture[]) => new Set(pictures.map(({ name }) => name));
  const old = names(before.pictures);
  const now = names(after.pictures);
  const missing = [
    ...before.problems.map((problem) => ({ ...problem, side: 'before' as const })),
    ...after.problems.map((problem) => ({ ...problem, side: 'after' as const })),
  ];
  const unknown = names(missing.flatMap(({ pictures }) => pictures));
  const added = after.pictures.filter(({ name }) => !old.has(name) && !unknown.has(name));
  const removed = before.pictures.filter(({ name }) => !now.has(name) && !unknown.has(name));

  // Most are the same to the byte, as the same browser wrote them.
  const both = after.pictures.filter(({ name }) => old.has(name));
  const unlike: Picture[] = [];
  for (const picture of both) {
    const [a, b] = await Promise.all([before, after].map(({ folder }) => readFile(join(folder, file(picture)))));
    if (!a?.equals(b as Buffer)) unlike.push(picture);
  }

  await rm(report, { recursive: true, force: true });
  const copy = async ({ folder }: Side, to: string, pictures: readonly Picture[]) => {
    await mkdir(join(report, to), { recursive: true });
    for (const picture of pictures) {
      const target = join(report, to, file(picture));
      await mkdir(dirname(target), { recursive: true });
      await cp(join(folder, file(picture)), target);
    }
  };
  await copy(before, 'before', [...unlike, ...removed]);
  await copy(after, 'after', [...unlike, ...added]);
  if (unlike.length + added.length + removed.length === 0)
    return { changed: [], added, removed, missing, same: both.length };

  const options = ['--json', 'pictures.json', '--ignoreChange', '--matchingThreshold', `${THRESHOLD}`];
  execFileSync(resolve('node_modules/.bin/reg-cli'), ['after', 'before', 'difference', ...options], {
    cwd: report,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const list = join(report, 'pictures.json');
  const { failedItems } = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  const changed = unlike.filter((picture) => failedItems.includes(file(picture)));
  for (const picture of unlike.filter((one) => !changed.includes(one)))
    for (const folder of ['before', 'after', 'difference'])
      await rm(join(report, folder, file(picture)), { force: true });
  return { changed, added, removed, missing, same: both.length - changed.length };
}

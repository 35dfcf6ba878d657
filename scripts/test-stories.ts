import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATUS, type Status } from '../.storybook/status.ts';
import { playInManager } from './manager-stories.ts';
import { serveFolder } from './static-server.ts';
import { groupStories, type StoryIndex } from './story-groups.ts';
import { type Outcome, statusOf } from './story-status.ts';

// Plays every story of the built storybook in a browser. Arguments without a dash choose files by a part of their path
// (`components/Button`); options go to the runner. With --manager a person's own browser plays them, in the manager.
const files = process.argv
  .slice(2)
  .filter((argument, at, all) => !argument.startsWith('-') && all[at - 1] !== '--outputFile');
const options = process.argv.slice(2).filter((argument) => !files.includes(argument));

const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';
const index: StoryIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const storybook = await serveFolder(folder, Number(process.env.PORT ?? 0));
if (options.includes('--manager')) {
  const ids = Object.values(groupStories(index, { groups: 1, files }).entries).flatMap(({ id, type }) =>
    type === 'story' ? [id] : [],
  );
  const failures = await playInManager(storybook.url, ids);
  await storybook.close();
  console.log([...failures, `${ids.length - failures.length} passed, ${failures.length} failed`].join('\n'));
  process.exit(failures.length > 0 ? 1 : 0);
}
const entrance = await serveFolder(folder, 0, {
  // The runner starts a page for each title, which took half of the time: it is told of a few long ones.
  '/index.json': JSON.stringify(groupStories(index, { groups: 12, files })),
  // Storybook itself has to know its own titles.
  '/iframe.html': new URL('/iframe.html', storybook.url),
});
const given = options.indexOf('--outputFile') + 1;
const report = given > 0 ? options[given] : join(await mkdtemp(join(tmpdir(), 'stories-')), 'report.json');
if (given === 0) options.push('--json', '--outputFile', report ?? '');
const runner = spawn(
  'test-storybook',
  ['--url', entrance.url, '--index-json', '--failOnConsole', '--maxWorkers', '2', ...options],
  { stdio: 'inherit' },
);
const code = await new Promise<number>((resolve) => runner.once('exit', (value) => resolve(value ?? 1)));
await Promise.all([storybook.close(), entrance.close()]);
process.exitCode = code;
// A runner that did not start leaves none, and has said why.
if (report && existsSync(report)) await tell(report);

/** Leaves what was found where the docs pages of this build read it; what was not run keeps its last result. */
async function tell(file: string) {
  const { startTime, testResults } = JSON.parse(await readFile(file, 'utf8'));
  const outcomes = testResults.flatMap(({ assertionResults }: { assertionResults: Outcome[] }) => assertionResults);
  const date = new Date(startTime).toISOString().slice(0, 10);
  const found = statusOf(Object.values(index.entries), { outcomes, date, read: (path) => readFileSync(path, 'utf8') });
  const before: Status = JSON.parse(await readFile(join(folder, STATUS), 'utf8').catch(() => '{}'));
  await writeFile(join(folder, STATUS), JSON.stringify({ ...before, ...found }));
}

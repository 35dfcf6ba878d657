import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STATUS, type Status } from '../.storybook/status.ts';
import { serveFolder } from './static-server.ts';
import { groupStories, type Outcome, type StoryIndex, statusOf } from './stories.ts';

// Runs the stories of the built Storybook in a browser. Arguments select files by a part of their path
// (`components/Button`). `--outputFile` sets the path of the report. `--shard 1/2` runs the first of two parts.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, outputFile: { type: 'string' }, shard: { type: 'string' } },
});

const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';
const report = values.outputFile ?? join(folder, 'report.json');
const index: StoryIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const storybook = await serveFolder(folder, Number(process.env.PORT ?? 0));
const entrance = await serveFolder(folder, 0, {
  '/index.json': JSON.stringify(groupStories(index, positionals)),
  // Storybook itself reads its unchanged `index.json` on the other server.
  '/iframe.html': new URL('/iframe.html', storybook.url),
});
const options = ['--maxWorkers', '2', '--json', '--outputFile', report];
if (values.shard) options.push('--shard', values.shard);
const runner = spawn('test-storybook', ['--url', entrance.url, '--index-json', '--failOnConsole', ...options], {
  stdio: 'inherit',
});
process.exitCode = await new Promise<number>((resolve) => runner.once('exit', (code) => resolve(code ?? 1)));
await Promise.all([storybook.close(), entrance.close()]);

// Writes the results for the docs pages of this build. Components that were not run keep their last result. There is no
// report if the runner failed to start.
if (existsSync(report)) {
  const { startTime, testResults } = JSON.parse(await readFile(report, 'utf8'));
  const outcomes = testResults.flatMap(({ assertionResults }: { assertionResults: Outcome[] }) => assertionResults);
  const date = new Date(startTime).toISOString().slice(0, 10);
  const found = statusOf(index, outcomes, date);
  const before: Status = JSON.parse(await readFile(join(folder, STATUS), 'utf8').catch(() => '{}'));
  await writeFile(join(folder, STATUS), JSON.stringify({ ...before, ...found }));
}

import { spawn } from 'node:child_process';
import { serveFolder } from './static-server.ts';

// Plays every story of the built workshop in a browser. Further arguments go to the runner, e.g. a part of a path.
const server = await serveFolder(process.env.STORYBOOK_FOLDER ?? 'storybook-static', Number(process.env.PORT ?? 0));
const runner = spawn(
  'test-storybook',
  ['--url', server.url, '--index-json', '--failOnConsole', '--maxWorkers', '2', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const code = await new Promise<number>((resolve) => runner.once('exit', (value) => resolve(value ?? 1)));
await server.close();
process.exitCode = code;

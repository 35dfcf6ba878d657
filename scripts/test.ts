import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type BrowserName, browserNames, findBrowser, titleOf } from './browsers.ts';

/** One part of the tests. With `report`, its tests are counted one by one; without, it counts as one. */
interface Part {
  name: string;
  command: string[];
  /** Where vitest or jest writes its results as JSON. */
  report?: string;
  /** A part without whose success this one cannot run. */
  needs?: string;
  /** How many of the machine's hands it keeps busy; 1 by default. */
  hands?: number;
}

const REPORTS = '.cache/test';
const report = (name: string) => `${REPORTS}/${name}.json`;
const vitest = (name: string, ...rest: string[]) => [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  ...rest,
];

/** How much runs at a time: on two cores, one more than there are, because tests of browsers wait a good deal. */
const HANDS = 3;

/** In the order in which they start: each as soon as enough hands are free, so that none of them rests until the end. */
const partsIn = (engines: readonly BrowserName[]): Part[] => [
  { name: 'tokens', command: ['npm', 'run', '-s', 'tokens'], hands: HANDS },
  { name: 'storybook', command: ['storybook', 'build', '--quiet'], needs: 'tokens' },
  { name: 'site', command: ['node', 'scripts/build.ts', '--local-mail'], needs: 'tokens' },
  { name: 'types', command: ['tsc', '--noEmit'], needs: 'tokens' },
  { name: 'lint', command: ['biome', 'check', '.', '--error-on-warnings'] },
  { name: 'dead code', command: ['knip', '--no-progress'], needs: 'tokens' },
  { name: 'unit', command: vitest('unit'), report: report('unit'), needs: 'tokens' },
  {
    name: 'stories',
    command: ['node', 'scripts/test-stories.ts', '--json', '--outputFile', report('stories')],
    report: report('stories'),
    needs: 'storybook',
    hands: 2,
  },
  {
    name: 'engines',
    // One at a time: it runs beside the stories.
    command: vitest('engines', '--config', 'tests/engines/vitest.config.ts', '--maxWorkers=1', ...engines),
    report: report('engines'),
    needs: 'site',
  },
  {
    name: 'whole site',
    command: vitest('whole-site', '--config', 'tests/vitest.config.ts', '--exclude=tests/{visits,timed}*'),
    report: report('whole-site'),
    needs: 'site',
    hands: 2,
  },
  {
    name: 'visits',
    // One at a time: it runs beside the rest of the whole site.
    command: vitest('visits', '--config', 'tests/vitest.config.ts', '--maxWorkers=1', 'tests/visits.'),
    report: report('visits'),
    needs: 'site',
  },
  {
    name: 'timed',
    // Alone: what runs beside it would be measured too.
    command: vitest('timed', '--config', 'tests/vitest.config.ts', '--maxWorkers=1', 'tests/timed'),
    report: report('timed'),
    needs: 'site',
    hands: HANDS,
  },
];

const environment = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
};

/** Runs a command and keeps what it writes, so that parts which run at the same time do not write into each other. */
function run([command = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

interface Result {
  passed: number;
  failed: number;
  /** Which tests failed, and with what words. */
  names?: string[];
}

/** What vitest and jest both write. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** How many lines of a failed test's error stand in the summary: of a long log, often only the end is kept. */
const LINES_OF_AN_ERROR = 12;

/** Passed and failed tests of a report. A test left out, an empty run and a crash outside a test all count as failed. */
function count(file: string | undefined, code: number): Result {
  if (!file) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, testResults, ...left }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = left.numFailedTests + left.numPendingTests + left.numTodoTests;
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ status, fullName, failureMessages }) => {
        const why = stripVTControlCharacters(failureMessages?.join('\n') ?? '')
          .split('\n')
          .slice(0, LINES_OF_AN_ERROR);
        return [`${status}: ${relative('.', name)}: ${fullName}`, ...why].join('\n    ');
      }),
  );
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, names };
}

if (spawnSync(process.execPath, ['scripts/check-node.cjs'], { stdio: 'inherit' }).status !== 0) process.exit(1);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Chromium is in all of the tests; without another engine the rest is still worth its while, but not to CI.
const missing: string[] = [];
const engines = browserNames.filter((name) => {
  try {
    findBrowser(name);
    return true;
  } catch (error) {
    if (name === 'chromium') throw error;
    missing.push(`${titleOf(name)} was not tried. ${error instanceof Error ? error.message : error}`);
    return false;
  }
});

const ended = new Map<string, Result>();
const lines: string[] = [];

async function runPart({ name, command, report: file, needs }: Part): Promise<void> {
  const start = Date.now();
  const blocked = needs !== undefined && (ended.get(needs)?.failed ?? 0) > 0;
  if (!blocked) console.log(`-- ${name} starts`);
  const { code, output } = blocked ? { code: 1, output: `Not run, because ${needs} failed.\n` } : await run(command);
  const result = blocked ? { passed: 0, failed: 1 } : count(file, code);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n== ${name}: ${command.join(' ')}\n${output}`);
  ended.set(name, result);
  lines.push(`${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
}

const waiting = partsIn(engines);
const running = new Set<Promise<void>>();
let free = HANDS;
while (waiting.length > 0 || running.size > 0) {
  const [part] = waiting;
  const { needs, hands = 1 } = part ?? {};
  if (part && hands <= free && (!needs || ended.has(needs))) {
    waiting.shift();
    free -= hands;
    const done = runPart(part).then(() => {
      free += hands;
      running.delete(done);
    });
    running.add(done);
  } else await Promise.race(running);
}

const total = (key: 'passed' | 'failed') => [...ended.values()].reduce((sum, result) => sum + result[key], 0);
// An engine that is missing counts as one failed test in CI, where somebody else's pull request relies on it.
const failed = total('failed') + (process.env.CI ? missing.length : 0);
const names = [...ended.values()].flatMap((result) => result.names ?? []);
console.log(`\n${[...names, ...lines, ...missing].join('\n')}\n\n${total('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

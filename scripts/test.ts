import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** One part of the tests. With `report`, its tests are counted one by one; without, it counts as one. */
interface Part {
  name: string;
  command: string[];
  /** Where vitest or jest writes its results as JSON. */
  report?: string;
  /** A part without whose success this one cannot run. */
  needs?: string;
}

const REPORTS = '.cache/test';
const report = (name: string) => `${REPORTS}/${name}.json`;
const vitest = (name: string, ...rest: string[]) => [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  ...rest,
];

const parts: Part[] = [
  { name: 'tokens', command: ['tz', 'build'] },
  { name: 'types', command: ['tsc', '--noEmit'], needs: 'tokens' },
  { name: 'lint', command: ['biome', 'check', '.', '--error-on-warnings'] },
  { name: 'unit', command: vitest('unit'), report: report('unit'), needs: 'tokens' },
  { name: 'site', command: ['node', 'scripts/build.ts', '--local-mail'], needs: 'tokens' },
  { name: 'workshop', command: ['storybook', 'build', '--quiet'], needs: 'tokens' },
  {
    name: 'stories',
    command: ['node', 'scripts/test-stories.ts', '--json', '--outputFile', report('stories')],
    report: report('stories'),
    needs: 'workshop',
  },
  {
    name: 'whole site',
    command: vitest('whole-site', '--config', 'tests/vitest.config.ts'),
    report: report('whole-site'),
    needs: 'site',
  },
];

const environment = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
};

function run([command = '', ...args]: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: environment });
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Passed and failed tests of a report. A test left out, an empty run and a crash outside a test all count as failed. */
function count(file: string | undefined, code: number): { passed: number; failed: number } {
  if (!file) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
  } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = numFailedTests + numPendingTests + numTodoTests;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

if (spawnSync(process.execPath, ['scripts/check-node.cjs'], { stdio: 'inherit' }).status !== 0) process.exit(1);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const failedParts = new Set<string>();
const lines: string[] = [];
let passed = 0;
let failed = 0;
for (const { name, command, report: file, needs } of parts) {
  console.log(`\n== ${name}: ${command.join(' ')}`);
  const start = Date.now();
  const blocked = needs && failedParts.has(needs);
  if (blocked) console.log(`Not run, because ${needs} failed.`);
  const result = blocked ? { passed: 0, failed: 1 } : count(file, await run(command));
  if (result.failed > 0) failedParts.add(name);
  passed += result.passed;
  failed += result.failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  lines.push(`${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
}
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

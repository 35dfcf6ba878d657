import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import concurrently, { type CloseEvent } from 'concurrently';

// Runs the parts of `npm test`, or with the argument `all` those of `npm run test:all`, and counts their results.

interface Part {
  name: string;
  command: string;
  /** Part that must pass first. */
  needs?: string;
  /** Report of Playwright, Vitest or Jest. A part without a report counts as one test. */
  report?: string;
}

const REPORTS = '.cache/test';
const playwright = (name: string, projects: string, needs: string): Part => {
  const report = `${REPORTS}/${name}.json`;
  const options = projects.split(' ').map((project) => `--project=${project}`);
  const command = `PLAYWRIGHT_JSON_OUTPUT_NAME=${report} playwright test ${options.join(' ')}`;
  return { name, command, needs, report };
};
const unit = `${REPORTS}/unit.json`;
const stories = `${REPORTS}/stories.json`;

/** Parts of a stage run two at a time. Browser tests need both cores, so they have their own stages. */
const main: Part[][] = [
  [{ name: 'tokens', command: 'npm run -s tokens' }],
  [
    { name: 'storybook build', command: 'storybook build --quiet' },
    {
      name: 'unit',
      command: `vitest run --reporter=default --reporter=json --outputFile.json=${unit}`,
      report: unit,
    },
    { name: 'site build', command: 'node scripts/build.ts --local-mail' },
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'lint', command: 'biome check . --error-on-warnings' },
    { name: 'spelling', command: 'npm run -s spelling' },
    { name: 'drawings', command: 'node scripts/check-drawings.ts' },
    { name: 'dead code', command: 'knip --no-progress' },
  ],
  [
    {
      name: 'stories',
      command: `node scripts/test-stories.ts --json --outputFile ${stories}`,
      needs: 'storybook build',
      report: stories,
    },
  ],
  [playwright('site', 'site', 'site build')],
];
const rest: Part[][] = [
  // The site does not depend on this workspace.
  existsSync('drawings') ? [{ name: 'drawing tools', command: 'npm test -w drawings' }] : [],
  [{ name: 'browsers', command: 'node scripts/browsers.ts firefox webkit' }],
  [playwright('pages', 'pages', 'site build')],
  [playwright('engines', 'chromium firefox webkit', 'site build')],
  [playwright('storybook', 'storybook', 'storybook build')],
  [playwright('timing', 'timing', 'site build')],
];
/** Whether the screen reader Orca is installed. Without it, the summary says that its tests were not run. */
const hasOrca = existsSync('/usr/bin/orca');
if (hasOrca) rest.push([playwright('screen-reader', 'screen-reader', 'site build')]);

/** Passed and failed tests of a part. Skipped tests, an empty run and a crash count as failed. */
function count({ report }: Part, exitCode: CloseEvent['exitCode']): { passed: number; failed: number; note?: string } {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report)) return { passed: 0, failed: 1, note: `ended with ${exitCode} and without a report` };
  const { stats, numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  const passed: number = stats ? stats.expected : numPassedTests;
  const failed: number = stats ? stats.unexpected + stats.flaky + stats.skipped : numTotalTests - numPassedTests;
  if (failed > 0 || (exitCode === 0 && passed > 0)) return { passed, failed };
  return { passed, failed: 1, note: exitCode === 0 ? 'no test ran' : `ended with ${exitCode} although no test failed` };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const failedParts = new Set<string>();
const summary: string[] = [];
let [passed, failed] = [0, 0];

function add({ name }: Part, result: ReturnType<typeof count>, seconds = 0) {
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) failedParts.add(name);
  const note = result.note ? `, ${result.note}` : '';
  summary.push(`${name}: ${result.passed} passed, ${result.failed} failed, ${Math.round(seconds)} s${note}`);
}

for (const stage of process.argv[2] === 'all' ? [...main, ...rest] : main) {
  const blocked = stage.filter(({ needs }) => needs && failedParts.has(needs));
  for (const part of blocked) add(part, { passed: 0, failed: 1, note: `not run, because ${part.needs} failed` });
  const parts = stage.filter((part) => !blocked.includes(part));
  if (parts.length === 0) continue;
  const commands = parts.map(({ name, command }) => ({ name, command }));
  const { result } = concurrently(commands, { maxProcesses: 2, group: true });
  // Rejects with the same list if a command failed.
  const ended: CloseEvent[] = await result.catch((events) => events);
  for (const { index, exitCode, timings } of ended.toSorted((a, b) => a.index - b.index)) {
    const part = parts[index];
    if (part) add(part, count(part, exitCode), timings.durationSeconds);
  }
}
if (process.argv[2] === 'all' && !hasOrca)
  summary.push('screen-reader: not run, because Orca is not installed (docs/accessibility.md)');
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A gate that cannot fail proves nothing: the stories in tests/fixtures go through the same build and the same run.
interface Result {
  ancestorTitles: string[];
  status: string;
  failureMessages: string[];
}

const run = promisify(execFile);
let folder: string;
let results: Result[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
  const report = join(folder, 'report.json');
  const env = { ...process.env, STORY_FIXTURES: 'tests/fixtures/stories', STORYBOOK_FOLDER: folder, PORT: '0' };
  await run('storybook', ['build', '--quiet', '-o', folder], { env });
  // The run ends with an error, as it has to; the report is what counts.
  await run('node', ['scripts/test-stories.ts', '--json', '--outputFile', report], { env }).catch(() => undefined);
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  results = testResults.flatMap(({ assertionResults }: { assertionResults: Result[] }) => assertionResults);
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

/** The story's own name, which the run puts behind its title. */
const nameOf = ({ ancestorTitles }: Result) => ancestorTitles.at(-1)?.split(': ').at(-1);
const failureOf = (story: string) => results.find((result) => nameOf(result) === story)?.failureMessages.join('\n');

describe('the story tests', () => {
  it('let every sound story pass', () => {
    const sound = results.filter((result) => nameOf(result)?.startsWith('Good'));
    expect(sound.length).toBe(13);
    expect(sound.flatMap(({ failureMessages }) => failureMessages).join('\n')).toBe('');
  });

  it.each([
    ['Bad Hover', 'axe, dark theme'],
    ['Bad Light Contrast', 'color-contrast'],
    ['Bad Dark Contrast', 'axe, dark theme'],
    ['Bad Light Contrast Of Dark Story', 'axe, light theme'],
    ['Bad Label', 'label'],
    ['Bad Target Size', 'target-size'],
    ['Bad No Heading', 'page-has-heading-one'],
    ['Bad Expectation', 'Expected element to have text content'],
    ['Bad Difference', 'as it should be'],
    ['Bad Render', 'broken on purpose'],
    ['Bad Console', 'said on purpose'],
    ['Bad Missing File', '404 for'],
    ['Bad Foreign Request', 'Request to another host'],
    ['Bad Unanswered Call', 'without a matching request handler'],
    ['Bad Opt Out', "a11y.test: 'off'"],
    ['Bad Mildness', "a11y.test: 'todo'"],
  ])('stop %s: %s', (story, reason) => {
    expect(failureOf(story)).toContain(reason);
  });

  it('name the story and its line, and tell the whole difference', () => {
    const said = failureOf('Bad Difference');
    const lines = readFileSync('tests/fixtures/stories/components/Gate.stories.tsx', 'utf8').split('\n');
    const line = lines.findIndex((text) => text.startsWith('export const BadDifference')) + 1;
    expect(said).toContain(`stories/components/Gate.stories.tsx:${line}\n`);
    expect(said).toContain('as it is');
  });
});

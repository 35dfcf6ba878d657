import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

// Builds and runs the stories in tests/fixtures, some of which must fail.

interface Result {
  ancestorTitles: string[];
  failureMessages: string[];
}

/** Part of the expected message for each bad story. */
const reasons = {
  'Bad Hover': 'axe, dark theme',
  'Bad Light Contrast': 'color-contrast',
  'Bad Dark Contrast': 'axe, dark theme',
  'Bad Dark Contrast On A Phone': 'axe, dark theme',
  'Bad Light Contrast Of Dark Story': 'axe, light theme',
  'Bad Reflow': 'Scrolls sideways (ltr)',
  'Bad Width': '1280 px',
  'Bad Right To Left': 'Scrolls sideways (rtl)',
  'Bad Endless': 'Last: the step “it waits forever”',
  'Bad Label': 'label',
  'Bad Target Size': 'target-size',
  'Bad Difference': 'to deeply equal',
  'Bad Render': 'broken on purpose',
  'Bad Console': 'said on purpose',
  'Bad Missing File': '404 for',
  'Bad Foreign Request': 'Request to another host',
  'Bad Unanswered Call': 'without a matching request handler',
  'Bad Opt Out': "a11y.test: 'off'",
  'Bad Mildness': "a11y.test: 'todo'",
  'Bad No Heading': 'page-has-heading-one',
  'Bad Contrast': 'axe, dark theme',
};

const run = promisify(execFile);

test('the story tests fail every bad story and no other', async () => {
  const outputPath = (name: string) => test.info().outputPath(name);
  test.setTimeout(600_000);
  const folder = outputPath('storybook');
  const report = outputPath('report.json');
  const env = {
    ...process.env,
    STORY_FIXTURES: 'tests/fixtures/stories',
    STORY_TIMEOUT: '20000',
    STORYBOOK_FOLDER: folder,
    PORT: '0',
  };
  await run('storybook', ['build', '--test', '--quiet', '-o', folder], { env });
  // The command fails, because some stories fail; the report has the results.
  await run('node', ['scripts/test-stories.ts', '--outputFile', report], { env }).catch(() => undefined);
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  const results: Result[] = testResults.flatMap((file: { assertionResults: Result[] }) => file.assertionResults);
  const said = new Map(
    results.map(({ ancestorTitles, failureMessages }) => [
      ancestorTitles.at(-1)?.split(': ').at(-1) ?? '',
      failureMessages.join('\n'),
    ]),
  );

  const stopped = [...said].filter(([, failure]) => failure !== '').map(([name]) => name);
  expect.soft(stopped.toSorted()).toEqual(Object.keys(reasons).toSorted());
  expect.soft(said.size - stopped.length).toBe(13);
  for (const [name, reason] of Object.entries(reasons)) expect.soft(said.get(name), name).toContain(reason);

  // The message names the file of the story.
  expect.soft(said.get('Bad Difference')).toContain('/stories/components/Gate.stories.tsx\n');
});

// @vitest-environment happy-dom
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, test } from 'vitest';
import { modeName, modes, themes, widths } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { type ChromaticParameters, snapshots } from './budget.ts';

/** Pictures that one full run in Chromatic may take. Its free plan has 5,000 a month: two runs, and 15 % of room. */
const BUDGET = 2125;

type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>('../../stories/**/*.stories.tsx');
let parameters: ChromaticParameters[];

beforeAll(async () => {
  setProjectAnnotations([preview]);
  const all = await Promise.all(Object.values(files).map((load) => load()));
  const stories = all.flatMap((file) => Object.values<{ parameters: ChromaticParameters }>(composeStories(file)));
  parameters = stories.map((story) => story.parameters);
}, 300_000);

test('a full run in Chromatic stays within the budget of snapshots', () => {
  expect(parameters.length).toBeGreaterThan(Object.keys(files).length);
  expect(snapshots(parameters)).toBeLessThanOrEqual(BUDGET);
});

test('every mode is one that the helper made: a theme and the width of a shared window', () => {
  const known = Object.values(modes({ themes, widths })).map(modeName);
  const asked = parameters.flatMap(({ chromatic }) => Object.keys(chromatic?.modes ?? {}));
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

test('counts one picture a mode, one for a story without modes, none where they are off', () => {
  const modes = { 'light-360': {}, 'dark-360': {} };
  expect(
    snapshots([{}, { chromatic: {} }, { chromatic: { modes } }, { chromatic: { modes, disableSnapshot: true } }]),
  ).toBe(4);
  expect(snapshots([{ chromatic: { modes: {} } }])).toBe(1);
  expect(snapshots([])).toBe(0);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowsers, takePictures } from './capture.ts';
import { compare } from './compare.ts';

// A browser takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** The parts of Storybook that visual review uses, around stories that look different every time by themselves. */
const storybook = (stories: object) => `<!doctype html>
<style>
  :root[data-theme='dark'] { background: #222; color: #fff; transition: background 3s; }
  @keyframes turn { to { transform: rotate(1turn); } }
  .turning { width: 80px; height: 40px; background: red; animation: turn 1.7s linear infinite; }
  .leaping { height: 10px; background: green; animation: turn 40s 5s; }
</style>
<div id="root"></div>
<script>
  const listeners = {};
  const root = document.getElementById('root');
  const plays = {
    chance: () => { root.innerHTML = Array.from({ length: 9 }, Math.random).join('<br>'); },
    clock: () => { Math.random(); root.innerHTML = Date.now() + '<br>' + new Date(); },
    motion: () => { root.innerHTML = '<div class="turning"></div><div class="leaping"></div>'; },
    late: () => { root.innerHTML = '<img loading="lazy" alt="" src="picture.png" style="margin-top: 9000px">'; },
    memory: () => { root.innerHTML = Object.keys(localStorage); localStorage.seen = '1'; },
    broken: () => { throw new Error('It broke on purpose.'); },
    absent: () => channel.emit('storyThrewException', { message: 'Nothing to see on purpose.' }),
    stuck: () => new Promise(() => {}),
  };
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    once: (event, call) => (listeners[event] ??= []).push(call),
    emit: (event, data) => {
      if (event === 'setCurrentStory' || event === 'forceRemount') show(data.storyId);
      for (const call of (listeners[event] ?? []).splice(0)) call(data);
    },
  };
  const preview = globalThis.__STORYBOOK_PREVIEW__ = { storyStoreValue: {}, extract: async () => (${JSON.stringify(stories)}) };
  async function show(storyId) {
    preview.currentSelection = { storyId };
    root.innerHTML = '';
    try {
      await plays[storyId.split('--')[1]]();
    } catch (error) {
      channel.emit('playFunctionThrewException', error);
    }
    channel.emit('storyFinished', {});
  }
</script>`;

const chromatic = { modes: { light: { theme: 'light' }, dark: { theme: 'dark' }, phone: { viewport: 'mobile1' } } };
const root = mkdtempSync(join(tmpdir(), 'capture-'));
let browsers: Browser[] = [];

async function picture(label: string, names: string[], patience?: number) {
  const folder = join(root, 'storybook');
  const stories = names.map((name) => ({ id: `a--${name}`, title: 'A', name, parameters: { chromatic } }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'iframe.html'), storybook(Object.fromEntries(stories.map((story) => [story.id, story]))));
  writeFileSync(join(folder, 'picture.png'), readFileSync('public/icon-512.png'));
  const into = join(root, label);
  return { folder: into, ...(await takePictures(browsers, { storybook: folder, into, label, only: '', patience })) };
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  browsers = await launchBrowsers();
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  rmSync(root, { recursive: true });
});

test('stories that move, draw lots, tell the time or remember look the same every time', async () => {
  const all = ['chance', 'clock', 'motion', 'late', 'memory'];
  const first = await picture('first', all);
  const second = await picture('second', all.toReversed());
  const none = { changed: [], added: [], removed: [] };
  expect(await compare(first, second, join(root, 'report'))).toMatchObject({ ...none, same: 15 });
});

test('a story that cannot be shown, fails or never ends is named, and the others are still taken', async () => {
  // Long enough for the last one on a busy machine.
  const { pictures, problems } = await picture('failing', ['absent', 'broken', 'stuck', 'clock'], 10_000);
  expect(pictures).toHaveLength(3);
  expect(new Set(problems.map(({ reason }) => reason))).toEqual(
    new Set(['It broke on purpose.', 'Not at rest after 10 s.', 'Nothing to see on purpose.']),
  );
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { type Album, launchBrowsers, takePictures } from './capture.ts';
import { compare } from './compare.ts';

// A browser takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** What the comparison uses of Storybook, around stories of plain HTML and script. Every one of them wants to differ. */
const storybook = `<!doctype html>
<style>
  :root${withAttribute('theme', 'dark')} { background: #222; color: #fff; transition: background 3s; }
  @keyframes turn { to { transform: rotate(1turn); } }
  .turning { width: 80px; height: 40px; background: red; animation: turn 1.7s linear infinite; }
  .growing { width: 10px; height: 10px; background: blue; transition: width 30s; }
  .leaping { height: 10px; background: green; animation: turn 40s 5s; }
</style>
<div id="root"></div>
<script>
  const listeners = {};
  const channel = {
    once: (event, call) => (listeners[event] ??= []).push(call),
    emit: (event, data) => {
      if (event === 'setCurrentStory' || event === 'forceRemount') show(data.storyId);
      for (const call of (listeners[event] ?? []).splice(0)) call(data);
    },
  };
  const root = document.getElementById('root');
  const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join();
  const plays = {
    chance: () => { root.innerHTML = Array.from({ length: 9 }, Math.random).join('<br>'); },
    clock: () => { Math.random(); root.innerHTML = Date.now() + '<br>' + new Date() + '<br>' + new Intl.DateTimeFormat().resolvedOptions().timeZone; },
    motion: () => {
      root.innerHTML = '<div class="turning"></div><div class="growing"></div><div class="leaping"></div>';
      root.offsetWidth;
      root.children[1].style.width = '500px';
    },
    film: () => { root.innerHTML = '<video autoplay loop muted width="96" height="96" poster="poster.png"><source src="film.webm"></video>'; },
    late: () => { root.innerHTML = '<img loading="lazy" alt="" src="poster.png" style="margin-top: 9000px"><svg viewBox="0 0 9 9"><use href="drawing.svg#d"></use></svg>'; },
    scrolled: () => {
      root.innerHTML = '<div style="height: 5000px">Far up</div>';
      scrollTo(0, 999);
    },
    memory: () => { root.innerHTML = 'Remembered: ' + left(); localStorage.seen = '1'; sessionStorage.seen = '1'; },
    typed: () => { root.innerHTML = '<input value="abc">'; root.firstChild.focus(); },
    refused: () => {
      root.innerHTML = '<form><input type="email" value="no address" autofocus><button>Send</button></form>';
      root.firstChild.requestSubmit();
    },
    broken: () => { throw new Error('It broke on purpose.'); },
    absent: () => channel.emit('storyThrewException', { message: 'Nothing to see on purpose.' }),
    stuck: () => new Promise(() => {}),
  };
  const preview = {
    storyStoreValue: {},
    currentSelection: undefined,
    extract: async () => STORIES,
  };
  async function show(id) {
    preview.currentSelection = { storyId: id };
    root.innerHTML = '';
    const { theme } = STORIES[id].storyGlobals;
    document.documentElement.dataset.theme = theme ?? 'light';
    try {
      await plays[id.split('--')[1]]();
    } catch (error) {
      // Unlike a story that cannot be rendered.
      channel.emit('playFunctionThrewException', error);
    }
    channel.emit('storyFinished', {});
  }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel;
  globalThis.__STORYBOOK_PREVIEW__ = preview;
</script>`;

const story = (name: string, storyGlobals = {}, parameters = {}) => ({
  id: `a--${name}`,
  title: 'components/A',
  name,
  storyGlobals,
  parameters,
});
const twice = { chromatic: { modes: { a: { theme: 'light', viewport: 360 }, b: { theme: 'light', viewport: 768 } } } };
const all = [
  story('chance'),
  story('clock'),
  story('motion', {}, { motion: 'no-preference' }),
  story('film'),
  story('refused'),
  story('late', { theme: 'dark' }),
  story('scrolled', {}, twice),
  story('memory', { viewport: { value: 'mobile1' } }),
  story('typed', {}, twice),
];

const root = mkdtempSync(join(tmpdir(), 'capture-'));
let browsers: Browser[] = [];

/** Builds a Storybook of these stories, and takes its pictures. */
async function picture(name: string, stories: ReturnType<typeof story>[], patience?: number) {
  const folder = join(root, 'storybook');
  mkdirSync(folder, { recursive: true });
  const index = Object.fromEntries(stories.map((one) => [one.id, one]));
  writeFileSync(join(folder, 'iframe.html'), storybook.replaceAll('STORIES', `(${JSON.stringify(index)})`));
  writeFileSync(join(folder, 'poster.png'), readFileSync('public/icon-512.png'));
  writeFileSync(
    join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><circle id="d" cx="4" cy="4" r="4"/></svg>',
  );
  const into = join(root, name);
  const album = await takePictures(browsers, { storybook: folder, into, label: name, only: '', patience });
  return { folder: into, ...album };
}

const modesOf = ({ pictures }: Album) => pictures.map(({ name }) => name.replace('a/', ''));
/** Width and height of a PNG. */
function sizeOf(folder: string, name: string) {
  const file = readFileSync(join(folder, `a/${name}.png`));
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  browsers = await launchBrowsers();
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  rmSync(root, { recursive: true });
});

test('stories that move, draw lots, tell the time, play a film or remember look the same every time', async () => {
  const first = await picture('first', all);
  const second = await picture('second', [...all].reverse());
  expect(await compare(first, second, join(root, 'report'))).toMatchObject({
    changed: [],
    added: [],
    removed: [],
    same: 17,
  });
  expect(modesOf(first)).toEqual([
    ...['chance.dark-1280', 'chance.light-1280', 'clock.dark-1280', 'clock.light-1280'],
    ...['film.dark-1280', 'film.light-1280', 'late.dark-1280', 'memory.dark-360', 'memory.light-360'],
    ...['motion.dark-1280', 'motion.light-1280', 'refused.dark-1280', 'refused.light-1280'],
    ...['scrolled.light-360', 'scrolled.light-768'],
    ...['typed.light-360', 'typed.light-768'],
  ]);
  expect(sizeOf(first.folder, 'memory.light-360')).toEqual([360, 740]);
  expect(sizeOf(first.folder, 'typed.light-768')).toEqual([768, 1024]);
  expect(sizeOf(first.folder, 'late.dark-1280')[1]).toBeGreaterThan(9000);
  expect(sizeOf(first.folder, 'scrolled.light-768')).toEqual([768, 1024]);
});

test('a story without anything to see is named with its reason, and the others are still taken', async () => {
  const { pictures, problems } = await picture('failing', [story('absent'), story('clock')]);
  expect(pictures).toHaveLength(2);
  expect(problems).toMatchObject([
    { pictures: [{ name: 'a/absent.light-1280' }, { theme: 'dark' }], reason: 'Nothing to see on purpose.' },
  ]);
});

test('a story whose play function fails is named with its reason, not pictured as far as it happened to get', async () => {
  const { pictures, problems } = await picture('broken', [story('broken'), story('clock')]);
  expect(pictures).toHaveLength(2);
  expect(problems).toMatchObject([{ reason: 'It broke on purpose.' }]);
});

test('a story that never ends is given up, and the others are still taken', async () => {
  // Long enough for the other one on a busy machine.
  const { pictures, problems } = await picture('stuck', [story('stuck'), story('clock')], 10_000);
  expect(pictures).toHaveLength(2);
  expect(problems).toMatchObject([{ reason: 'Not at rest after 10 s.' }]);
});

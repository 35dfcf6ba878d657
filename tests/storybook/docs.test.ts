import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { launchChromium } from '../../scripts/chromium.ts';
import { serveFolder } from '../../scripts/static-server.ts';
import type { RunningServer } from '../../server/listen.ts';

const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';
const BROWSERS = 3;
/** In CSS pixels. */
const LONGEST = 12_000;
const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  importPath: string;
}
const entries: Entry[] = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
const docsPages = entries.filter(({ type }) => type === 'docs');

let storybook: RunningServer;
let browsers: Browser[];
const free: Page[] = [];

beforeAll(async () => {
  storybook = await serveFolder(folder);
  browsers = await Promise.all(Array.from({ length: BROWSERS }, () => launchChromium()));
  free.push(...(await Promise.all(browsers.map((browser) => browser.newPage()))));
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await storybook.close();
});

/** Everything by which a reader can tell one state from another, and what should not be there. */
function readStates() {
  const broken = /Invariant Violation|(?:Type|Reference|Syntax|Range)Error: |\n\s+at .*https?:\/\//;
  const read = (room: Element) => {
    const frame = room.querySelector('iframe');
    const inside = frame?.contentDocument;
    const name = room.closest('.anatomy')
      ? 'the parts'
      : (room.closest('section')?.querySelector('h3')?.textContent ?? 'the first state');
    if (!frame || !inside) return { name, phase: 'absent', broken: false, drawn: false, looks: '' };
    const { body, documentElement: root } = inside;
    const parts = [...body.children].filter((part) => !part.matches('.sb-wrapper, script, style'));
    const fields = [...inside.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const things = [...body.querySelectorAll('svg, img, video, input, textarea, select, button, iframe')];
    return {
      name,
      phase: (room as HTMLElement).dataset.phase ?? '',
      broken: /sb-show-(?:errordisplay|nopreview)/.test(body.className) || broken.test(body.innerText),
      drawn: body.innerText.trim() !== '' || things.some((thing) => thing.checkVisibility()),
      looks: JSON.stringify([
        root.dataset,
        root.className,
        frame.contentWindow?.innerWidth,
        frame.contentWindow?.scrollY,
        parts.map((part) => part.outerHTML),
        fields.map(({ value, checked }) => [value, checked]),
        inside.activeElement?.outerHTML,
      ]),
    };
  };
  return {
    height: document.documentElement.scrollHeight,
    broken: broken.test(document.body.innerText),
    // The table has a row for each prop: its purpose in words in the second cell, the type below in a box.
    unsaid: [...document.querySelectorAll('.props tr')].flatMap((row) =>
      row.querySelector('td') && !row.querySelector('td:nth-child(2) > div > :is(span, p)')?.textContent
        ? [row.querySelector('td')?.textContent]
        : [],
    ),
    states: [...document.querySelectorAll('.room')].map(read),
  };
}

/** Whether a picture has a second colour. */
function hasTwoColours(png: Buffer) {
  const { data } = PNG.sync.read(png);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return pixels.some((pixel) => pixel !== pixels[0]);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether each part of the list has its number on the picture: apart from the others, within the frame, on the part itself. */
function readMarks() {
  return [...document.querySelectorAll('.anatomy')].flatMap((anatomy) => {
    const parts = [...anatomy.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    const marks = [...anatomy.querySelectorAll('.mark')];
    const told = anatomy.querySelector('[role=alert]')?.textContent;
    if (told) return [told];
    if (marks.length !== parts.length) return [`${parts.length} parts have ${marks.length} numbers`];
    const room = anatomy.querySelector('.room');
    const inside = room?.getBoundingClientRect();
    if (!room || !inside) return ['no frame with numbers'];
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    return parts.flatMap((part, at) => {
      const box = boxes[at];
      const around = marks[at]?.previousElementSibling?.getBoundingClientRect();
      if (!box || !around) return [`${part}: no number`];
      const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const far = Math.hypot(
        centre.x - Math.min(Math.max(centre.x, around.left), around.right),
        centre.y - Math.min(Math.max(centre.y, around.top), around.bottom),
      );
      const within =
        box.left >= inside.left - room.scrollLeft - 1 &&
        box.right <= inside.left - room.scrollLeft + room.scrollWidth + 1 &&
        box.top >= inside.top - 1 &&
        box.bottom <= inside.bottom + 1;
      const covered = boxes.some(
        (other, one) => one !== at && Math.hypot(other.x - box.x, other.y - box.y) < box.width - 1,
      );
      return [
        ...(within ? [] : [`${part}: its number is outside the frame`]),
        ...(covered ? [`${part}: its number covers another`] : []),
        ...(far > 2 * box.width ? [`${part}: its number is ${Math.round(far)} px away from it`] : []),
      ];
    });
  });
}

/** Colors of the page around the frames that axe finds too weak. */
async function weakColors(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(
      { include: ['#storybook-docs'], exclude: ['iframe'] },
      { iframes: false, runOnly: ['color-contrast', 'link-in-text-block'] },
    );
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary.split('\n').at(1)?.trim()}`),
    );
  });
}

/** Opens a docs page in a theme of the system. */
async function open(page: Page, id: string, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs-content h1').first().waitFor();
}

async function problemsOf(page: Page, { id, importPath }: Entry): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize(wide);
  await open(page, id, 'dark');
  problems.push(...(await weakColors(page)).map((weak) => `dark: ${weak}`));
  await open(page, id, 'light');
  problems.push(...(await weakColors(page)).map((weak) => `light: ${weak}`));
  const rooms = page.locator('.room');
  const count = await rooms.count();
  if (count === 0 && !importPath.endsWith('.mdx')) problems.push('shows no state in a frame of its own');
  for (let at = 0; at < count; at++) {
    const room = rooms.nth(at);
    await room.scrollIntoViewIfNeeded();
    await room.and(page.locator('[data-phase=ended], [data-phase=failed]')).waitFor({ state: 'attached' });
  }
  const { height, broken, unsaid, states } = await page.evaluate(readStates);
  if (broken) problems.push('has the text of an error');
  for (const prop of unsaid) problems.push(`says nothing of ${prop}`);
  if (height > LONGEST) problems.push(`is ${height} px long`);
  for (const [at, state] of states.entries()) {
    if (state.phase !== 'ended') problems.push(`${state.name}: did not end (${state.phase})`);
    if (state.broken) problems.push(`${state.name}: has the text of an error`);
    // What has neither words nor a picture may still be a line or a surface.
    if (!state.drawn && ((await rooms.nth(at).boundingBox())?.height ?? 0) < 3)
      problems.push(`${state.name}: is empty`);
    else if (!state.drawn && !hasTwoColours(await rooms.nth(at).locator('iframe').screenshot()))
      problems.push(`${state.name}: is empty`);
    if (at > 0 && state.name !== 'the parts' && state.looks === states[0]?.looks)
      problems.push(`${state.name}: is as ${states[0]?.name}`);
  }
  problems.push(...(await page.evaluate(readMarks)));
  const over = await sideways(page);
  if (over > 0) problems.push(`scrolls sideways by ${over} px at ${wide.width} px`);
  await page.setViewportSize(phone);
  // The frames are laid out anew by themselves, and the numbers follow.
  const numbered = await vi
    .waitFor(async () => {
      const wrong = await page.evaluate(readMarks);
      if (wrong.length > 0) throw new Error(wrong.join('\n  '));
    })
    .then(
      () => '',
      (error: Error) => error.message,
    );
  if (numbered) problems.push(`${numbered} at ${phone.width} px`);
  const narrow = await sideways(page);
  if (narrow > 0) problems.push(`scrolls sideways by ${narrow} px at ${phone.width} px`);
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  if (long > LONGEST) problems.push(`is ${long} px long at ${phone.width} px`);
  return problems;
}

describe.concurrent('a docs page shows what is so', () => {
  it.each(docsPages.map((entry) => [entry.title, entry] as const))('%s', async (_, entry) => {
    const page = free.pop();
    if (!page) throw new Error('More pages at a time than browsers.');
    try {
      const problems = await problemsOf(page, entry);
      if (problems.length > 0) throw new Error(`${entry.title}\n  ${problems.join('\n  ')}`);
    } finally {
      free.push(page);
    }
  });
});

it('a part that the contents lead to stays in view while frames above it come in', async () => {
  const page = free.pop();
  if (!page) throw new Error('More pages at a time than browsers.');
  try {
    await page.setViewportSize(wide);
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=components-newsletterform--docs`);
    await page.locator('.toc-list a', { hasText: 'Status' }).click();
    await vi.waitFor(async () => {
      const phases = await page
        .locator('.room')
        .evaluateAll((rooms) => rooms.map((room) => room.getAttribute('data-phase')));
      if (phases.includes('playing') || phases.filter((phase) => phase === 'ended').length < 2)
        throw new Error(`The states are ${phases}.`);
      const heading = await page.getByRole('heading', { name: 'Status' }).boundingBox();
      const [low, high] = [-1, wide.height / 2];
      if (!heading || heading.y < low || heading.y > high) throw new Error(`Status is at ${heading?.y} px.`);
    }, 20_000);
  } finally {
    free.push(page);
  }
});

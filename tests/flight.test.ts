import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { home } from '../src/content/home.ts';
import { overview } from '../src/content/servicePages/overview.ts';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** What is seen of a plate that flies, frame by frame. */
interface Flight {
  /** Where the plate comes to rest, in px from the corner of the window, and the plate itself. */
  last?: { left: number; top: number; width: number; height: number };
  plate?: Node;
  landed: boolean;
  /** At what times of the flight, in ms, the page had no words yet. */
  wordless: number[];
  /** By how much the page became wider than the window. */
  beyond: number;
}
declare global {
  interface Window {
    flight: Flight;
  }
}

function watchFlight() {
  const flight: Flight = { landed: false, wordless: [], beyond: 0 };
  window.flight = flight;
  const shownOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * shownOf(element.parentElement) : 1;
  const look = (plate: SVGElement) => {
    flight.landed = !plate.isConnected;
    if (flight.landed) return;
    const [moving] = plate.getAnimations();
    const { left, top, width, height } = plate.getBoundingClientRect();
    // A busy machine shows no frame of its rest: from any frame on, the rest is where its movement ends.
    const now = new DOMMatrix(getComputedStyle(plate).transform);
    const end = moving
      ? new DOMMatrix(String((moving.effect as KeyframeEffect).getKeyframes().at(-1)?.transform))
      : now;
    const grows = end.a / now.a;
    flight.last = {
      left: left + end.e - now.e,
      top: top + end.f - now.f,
      width: width * grows,
      height: height * grows,
    };
    flight.plate = plate;
    if (moving && shownOf(document.querySelector('main h1')) < 0.05) flight.wordless.push(Number(moving.currentTime));
    const { scrollWidth, clientWidth } = document.documentElement;
    flight.beyond = Math.max(flight.beyond, scrollWidth - clientWidth);
    requestAnimationFrame(() => look(plate));
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof SVGElement && node.style.position) look(node);
  }).observe(document, { childList: true, subtree: true });
}

/** Follows a link of a cell that has a plate, and waits until the plate has landed. */
async function fly(from: string, href: string, size: { width: number; height: number }) {
  const { page, problems } = await open(from, {
    ...size,
    reducedMotion: 'no-preference',
    before: (page) => page.addInitScript(watchFlight),
  });
  await startApplication(page);
  const link = page.locator(`a[href="${href}"]`);
  const cell = page.locator('main li', { has: link }).first();
  await cell.scrollIntoViewIfNeeded();
  await cell.locator(link).click();
  await page.waitForURL(`**${href}`);
  await expect.poll(() => page.evaluate(() => window.flight.landed)).toBe(true);
  return { page, problems };
}

interface Picture {
  width: number;
  height: number;
  /** Whether a pixel has as much ink, of 255. */
  ink: (x: number, y: number, least: number) => boolean;
}
/** Of a line that counts, and of what it may lie on: the same line half a pixel further has less in each of two pixels. */
const [LINE, TRACE] = [60, 15];

async function picture(page: Page): Promise<Picture> {
  const { width, height, data } = PNG.sync.read(await page.screenshot());
  const light = (x: number, y: number) => data[(y * width + x) * 4 + 1] ?? 0;
  const paper = light(2, height >> 1);
  return {
    width,
    height,
    ink: (x, y, least) => x >= 0 && y >= 0 && x < width && y < height && Math.abs(light(x, y) - paper) > least,
  };
}

/** The plate alone on paper, where it was last seen. */
async function plateAlone(page: Page): Promise<Picture> {
  await page.evaluate(() => {
    const { last, plate } = window.flight;
    const paper = document.createElement('div');
    Object.assign(paper.style, { position: 'fixed', inset: 0, zIndex: 99, background: 'var(--color-canvas)' });
    const copy = paper.appendChild(plate?.cloneNode(true) as SVGElement);
    copy.removeAttribute('style');
    const { left = 0, top = 0, width = 0 } = last ?? {};
    Object.assign(copy.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, inlineSize: `${width}px` });
    document.body.append(paper);
  });
  await page.waitForFunction(
    () => (document.querySelector<SVGSVGElement>('body > div:last-child > svg')?.getBBox().width ?? 0) > 0,
  );
  return picture(page);
}

/** Middles of the plate's corners at the left, at the right and in front. */
function corners({ width, height, ink }: Picture): [x: number, y: number][] {
  const all: [number, number][] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (ink(x, y, LINE)) all.push([x, y]);
  const middle = (points: [number, number][], at: 0 | 1) => {
    const sorted = points.map((point) => point[at]).toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? Number.NaN;
  };
  const left = all.reduce((least, [x]) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = all.reduce((most, [x]) => Math.max(most, x), 0);
  const front = all.reduce((most, [, y]) => Math.max(most, y), 0);
  return [
    [
      left,
      middle(
        all.filter(([x]) => x <= left + 1),
        1,
      ),
    ],
    [
      right,
      middle(
        all.filter(([x]) => x >= right - 1),
        1,
      ),
    ],
    [
      middle(
        all.filter(([, y]) => y >= front - 1),
        0,
      ),
      front,
    ],
  ];
}

const REACH = 12;
/** The names and the plate above hide a little of a corner. */
const SEEN = 0.85;
/** How many px a picture has to be moved for the ink round a point to lie on that of another; more than looked for where it never does. */
function offset(of: Picture, on: Picture, [atX, atY]: [number, number]): number {
  const points: [number, number][] = [];
  for (let y = atY - REACH; y <= atY + REACH; y++)
    for (let x = atX - REACH; x <= atX + REACH; x++) if (of.ink(x, y, LINE)) points.push([x, y]);
  for (let off = 0; off <= REACH; off++)
    for (let dy = -off; dy <= off; dy++)
      for (let dx = -off; dx <= off; dx++)
        if (points.filter(([x, y]) => on.ink(x + dx, y + dy, TRACE)).length > points.length * SEEN) return off;
  return REACH + 1;
}

const sizes = [
  // As high as a row of the services, whose plate has to be seen as its link is followed.
  { width: 390, height: 1400 },
  { width: 768, height: 1100 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const [core, , , experience] = home.build.plates;
const [listed] = overview.services.services;
const ways = [
  ['a cell of the home page', '/', core?.href ?? ''],
  ['a cell of the home page whose service has one plate', '/', experience?.href ?? ''],
  ['a row of the services', '/services', listed?.link ?? ''],
] as const;

describe.each(sizes)('a plate that is chosen, $width px wide', (size) => {
  it.each(ways)('flies from %s and lands on itself', async (_name, from, href) => {
    const { page, problems } = await fly(from, href, size);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const head = await picture(page);
    const plate = await plateAlone(page);
    const off = corners(plate).map((corner) => offset(plate, head, corner));
    expect(
      Math.max(...off),
      `px that the corners at the left, at the right and in front are off: ${off}`,
    ).toBeLessThanOrEqual(2);
    const { wordless, beyond } = await page.evaluate(() => window.flight);
    expect(wordless.filter((time) => time > 100)).toEqual([]);
    expect(beyond).toBe(0);
    expect(problems).toEqual([]);
  });
});

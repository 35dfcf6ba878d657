import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { launchChromium } from '../scripts/chromium.ts';
import type { RunningServer } from '../server/listen.ts';
import { startSite } from '../server/site.ts';
import { PATIENCE, startApplication } from './support/site.ts';

// Records with photographs, in a site that is built with them: the first record has one on the site, the second one on
// another host, the third one that its host does not have, the fourth none.

const dist = 'node_modules/.cache/photographs';

/** Photographs of one colour. */
const green = {
  file: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgWBCAHQ0tCQBeITwB1NhacwAAAABJRU5ErkJggg==',
    'base64',
  ),
  colour: '0,160,80',
};
const blue = {
  file: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPQCDiBFTEMLQkAGplQAbyoaQ8AAAAASUVORK5CYII=',
    'base64',
  ),
  colour: '40,80,200',
};

let host: Server;
let site: RunningServer;
let browser: Browser;

beforeAll(async () => {
  host = createServer((request, response) => {
    if (request.url === '/blue.png') response.writeHead(200, { 'Content-Type': 'image/png' }).end(blue.file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const photographs = ['/photographs/green.png', `${origin}/blue.png`, `${origin}/gone.png`];
  await promisify(execFile)(process.execPath, ['tests/fixtures/photographs.ts'], {
    env: { ...process.env, SITE_DIST: dist, VITE_IMAGE_HOSTS: origin, PHOTOGRAPHS: JSON.stringify(photographs) },
  });
  await mkdir(join(dist, 'photographs'));
  await writeFile(join(dist, 'photographs/green.png'), green.file);
  site = await startSite({ dist, port: 0 });
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  host?.close();
  await rm(dist, { recursive: true, force: true });
});

async function open(address: string, javaScript: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: javaScript, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(address);
  return { page, refused };
}

/** What is seen of the picture of a record in a list. */
async function picture(page: Page, record: number): Promise<Buffer> {
  const place = page.locator('main article').nth(record).locator('> div').first();
  await place.scrollIntoViewIfNeeded();
  return place.screenshot();
}

/** The colors of a picture along its middle, each once, without the hairlines that the place has at its edges. */
function coloursOf(file: Buffer): string[] {
  const { width, height, data } = PNG.sync.read(file);
  const middle = Math.floor(height / 2) * width;
  const places = Array.from({ length: width - 8 }, (_, at) => (middle + at + 4) * 4);
  return [...new Set(places.map((at) => data.subarray(at, at + 3).join()))];
}

describe.each(['/about/our-team', '/resources'])('records with photographs on %s', (path) => {
  const states = [
    ['before the application runs', true, false],
    ['once the application runs', true, true],
    ['with scripts off', false, false],
  ] as const;
  // With scripts off, rows of the hub stand a fraction of a pixel from those of the sample, and lines are painted otherwise.
  it.each(states.filter(([, javaScript]) => javaScript || path !== '/resources'))(
    'show theirs, and the drawing where it fails or there is none, %s',
    async (_when, javaScript, runs) => {
      const { page, refused } = await open(site.url + path, javaScript);
      const sample = await open(inject('site') + path, javaScript);
      if (runs) {
        await startApplication(page);
        await startApplication(sample.page);
      }
      await expect.poll(async () => coloursOf(await picture(page, 0))).toEqual([green.colour]);
      await expect.poll(async () => coloursOf(await picture(page, 1))).toEqual([blue.colour]);
      for (const drawn of [2, 3])
        await expect
          .poll(async () => (await picture(page, drawn)).equals(await picture(sample.page, drawn)), {
            message: `${drawn}`,
          })
          .toBe(true);
      // Otherwise two empty places would be alike.
      expect(coloursOf(await picture(page, 2)).length).toBeGreaterThan(2);
      expect(refused).toEqual([]);
    },
  );
});

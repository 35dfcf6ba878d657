import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listen, type RunningServer } from '../server/listen.ts';
import { addresses } from './support/pages.ts';
import { visitSite } from './support/site.ts';

const { open } = visitSite();

/** How much of the page's own part comes before the line stops. */
const SHARE = 0.5;
const MARK = 'the line stopped here';

/** Where in a page's HTML the line stops. */
const inTheMiddle = (html: string) => {
  const [begin, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  return html.indexOf('<p', begin + (end - begin) * SHARE);
};
/** Behind the second entry of the title block. */
const inTheTitleBlock = (html: string) => {
  const END = '</dd>';
  const list = html.indexOf('<dl', html.indexOf('<h1'));
  return html.indexOf(END, html.indexOf(END, list) + 1) + END.length;
};

let slow: RunningServer;
let cutOf = inTheMiddle;
let goOn = () => {};

beforeAll(async () => {
  slow = await listen(async ({ url }, response) => {
    const answer = await fetch(inject('site') + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!type.startsWith('text/html')) {
      response.end(body);
      return;
    }
    const html = body.toString();
    const cut = cutOf(html);
    response.write(`${html.slice(0, cut)}<!--${MARK}-->`);
    goOn = () => response.end(html.slice(cut));
  }, 0);
});
afterAll(() => slow.close());

/** Where texts and drawings of the first window stand, in CSS pixels. */
const places = (page: Page) =>
  page.locator('main :is(h1, h2, p, li, dt, dd, svg)').evaluateAll((elements) =>
    elements.flatMap((element, at) => {
      const { x, y, width } = element.getBoundingClientRect();
      const text = element.textContent?.slice(0, 40) ?? '';
      return width > 0 && y < innerHeight ? [`${at} ${text}: ${[x, y, width].map(Math.round)}`] : [];
    }),
  );

/** Whether the document has come as far as this comment. Runs in the page. */
const hasComment = (text: string) => {
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    if (comment.nodeValue === text) return true;
  return false;
};

async function expectToStay(path: string, width: number) {
  const { page } = await open('/robots.txt', {
    width,
    javaScript: false,
    // Whether it comes before the line stops is not asked here.
    before: (page) => page.route('**/*.woff2', (route) => route.abort()),
  });
  await page.goto(slow.url + path, { waitUntil: 'commit' });
  // Asked anew each time: a wait of Playwright's own counts frames, and half a page on a busy machine may paint none.
  await expect.poll(() => page.evaluate(hasComment, MARK)).toBe(true);
  const held = await places(page);
  expect(held.length).toBeGreaterThan(2);
  goOn();
  await page.waitForLoadState();
  expect((await places(page)).slice(0, held.length)).toEqual(held);
}

it.each(addresses)('what has come of %s stands where it stays', (path) => {
  cutOf = inTheMiddle;
  return expectToStay(path, 1280);
});

describe.each([360, 1280])('what has come of a title block at %d px', (width) => {
  it.each(['/contact/investors', '/about', '/resources/videos', '/site-map'])('stands where it stays on %s', (path) => {
    cutOf = inTheTitleBlock;
    return expectToStay(path, width);
  });
});

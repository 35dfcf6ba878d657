import { listen, type RunningServer } from '../../server/listen.ts';
import { kinds, unknown } from '../support/pages.ts';
import { test as base, expect, type Page } from '../support/test.ts';

// If a connection stalls in the middle of a page, content already received must not move when the rest arrives.

interface SlowSite extends RunningServer {
  /** Sends the rest of the page. */
  release: () => void;
}

const test = base.extend<{ slow: SlowSite }>({
  javaScriptEnabled: false,
  slow: async ({ baseURL }, use) => {
    const slow: SlowSite = {
      release: () => {},
      ...(await listen(async ({ url }, response) => {
        const answer = await fetch(`${baseURL}${url}`);
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        const html = body.toString();
        const [begin, end] = [html.indexOf('<main'), html.indexOf('</main>')];
        if (begin < 0) return void response.end(body);
        const middle = Math.floor((begin + end) / 2);
        const cut = middle + html.slice(middle).search(/<p[ >]/);
        response.write(`${html.slice(0, cut)}<i data-cut></i>`);
        slow.release = () => response.end(html.slice(cut));
      }, 0)),
    };
    await use(slow);
    await slow.close();
  },
});

/** Positions of text and drawings above the fold. */
const places = (page: Page) =>
  page.locator('main :is(h1, h2, p, li, dt, dd, svg)').evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const { x, y, width } = element.getBoundingClientRect();
      // The text at the cut is incomplete until the rest arrives.
      const text = element.querySelector('[data-cut]') ? '' : element.textContent?.slice(0, 40);
      return width > 0 && y < innerHeight ? [`${index} ${text}: ${[x, y, width].map(Math.round)}`] : [];
    }),
  );

for (const path of kinds.filter((kind) => kind !== unknown))
  test(`the first half of ${path} does not move`, async ({ page, slow, problems }) => {
    problems.allow(/another host|woff2/);
    // Whether the font arrives before the cut depends on the machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(slow.url + path, { waitUntil: 'commit' });
    await expect(page.locator('[data-cut]')).toBeAttached();
    const before = await places(page);
    expect(before.length).toBeGreaterThan(2);
    slow.release();
    await page.waitForLoadState();
    expect((await places(page)).slice(0, before.length)).toEqual(before);
  });

import type { Page } from 'playwright';
import { launchChromium } from './chromium.ts';

/** How many browsers play at the same time. */
const BROWSERS = 2;
/** In ms. */
const PATIENCE = 30_000;

/** Shows a story in the manager and resolves as soon as it is over: to the reason if it failed, else to nothing. */
function showInManager({ id, patience }: { id: string; patience: number }): Promise<string> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  return new Promise((resolve) => {
    let reason = '';
    const end = (said: string) => {
      channel.off('storyFinished', finished);
      channel.off('playFunctionThrewException', threw);
      clearTimeout(timer);
      resolve(said);
    };
    const threw = (error: { message?: string }) => {
      reason = error.message ?? 'It failed.';
    };
    const finished = ({ storyId, status }: { storyId: string; status: string }) =>
      storyId === id && end(reason || (status === 'success' ? '' : 'It is red: see its panels.'));
    const timer = setTimeout(() => end('It did not end.'), patience);
    channel.on('storyFinished', finished);
    channel.on('playFunctionThrewException', threw);
    channel.emit('navigateUrl', `/story/${id}`, { plain: false });
  });
}

async function playIn(page: Page, url: string, ids: string[]): Promise<string[]> {
  const failures: string[] = [];
  const enter = async () => {
    await page.goto(`${url}/`);
    await page.waitForFunction(() => document.querySelector('#storybook-explorer-tree'));
  };
  await enter();
  for (let id = ids.shift(); id; id = ids.shift()) {
    const reason = await page
      .evaluate(showInManager, { id, patience: PATIENCE })
      .catch(() => 'It took the place of the manager.');
    const frame = page.frames().find((candidate) => candidate.url().includes('/iframe.html'));
    if (reason || !frame) failures.push(`${id}: ${reason || 'It left its frame.'}`);
    if (failures.length > 0 && (reason || !frame)) await enter();
  }
  return failures;
}

/**
 * Plays stories in the manager as a person sees them: in its frame, with the motion, the colors and the window that a browser has
 * by itself. Resolves to what failed, a line each.
 */
export async function playInManager(url: string, ids: readonly string[]): Promise<string[]> {
  const left = [...ids];
  const browsers = await Promise.all(Array.from({ length: BROWSERS }, () => launchChromium()));
  try {
    const failures = await Promise.all(
      browsers.map(async (browser) =>
        playIn(await browser.newPage({ viewport: { width: 1440, height: 900 } }), url, left),
      ),
    );
    return failures.flat();
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

import type { Page } from 'playwright';
import { launchChromium } from './chromium.ts';

/** How many browsers play at the same time. */
const BROWSERS = 2;
/** In ms. */
const PATIENCE = 30_000;
/** Of a window with the sidebar, whose width is left out here: the story's frame is as large as it is beside it. */
const WINDOW = { width: 1440, height: 900 };
const SIDEBAR = 300;

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

async function playIn(page: Page, url: string, next: () => string | undefined): Promise<string[]> {
  const failures: string[] = [];
  const enter = async () => {
    // The sidebar's list of all stories, laid out anew for each, takes longer than the stories.
    await page.goto(`${url}/?nav=false`);
    // Until it shows its first page, the manager would go back to that.
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').first().waitFor();
  };
  await enter();
  for (let id = next(); id; id = next()) {
    const reason = await page
      .evaluate(showInManager, { id, patience: PATIENCE })
      .catch(() => 'It took the place of the manager.');
    const stays = page.frames().some((frame) => frame.url().includes('/iframe.html'));
    if (!reason && stays) continue;
    failures.push(`${id}: ${reason || 'It left its frame.'}`);
    console.log(failures.at(-1));
    await enter();
  }
  return failures;
}

/**
 * Plays stories in the manager as a person sees them: in its frame, with the motion, the colors and the window that a browser has
 * by itself. Resolves to what failed, a line each; says on the way how far it is.
 */
export async function playInManager(url: string, ids: readonly string[]): Promise<string[]> {
  const left = [...ids];
  const next = () => {
    const done = ids.length - left.length;
    if (done > 0 && done % 50 === 0) console.log(`${done} of ${ids.length}`);
    return left.shift();
  };
  const browsers = await Promise.all(Array.from({ length: BROWSERS }, () => launchChromium()));
  const viewport = { ...WINDOW, width: WINDOW.width - SIDEBAR };
  try {
    const failures = await Promise.all(
      browsers.map(async (browser) => playIn(await browser.newPage({ viewport }), url, next)),
    );
    return failures.flat();
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

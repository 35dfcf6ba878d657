import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { launchChromium } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import { rest, showStory, steady } from './page.ts';
import { type Picture, type StoryFacts, type Visit, visitsOf } from './plan.ts';
import { progress } from './progress.ts';

/** How many draw at the same time. */
const BROWSERS = 4;

/**
 * Browsers that paint all anew, and nothing before it is decoded. Each shows one page at a time: windows of one browser
 * can take the focus from one another.
 */
export const launchBrowsers = () =>
  Promise.all(
    Array.from({ length: BROWSERS }, () => launchChromium(['--disable-partial-raster', '--disable-checker-imaging'])),
  );

/** A Wednesday morning. */
const MOMENT = Date.UTC(2026, 2, 4, 10);

/** What is read of Storybook's own record of a story. */
interface PreparedStory extends Pick<StoryFacts, 'id' | 'title' | 'name'> {
  storyGlobals?: { theme?: string; viewport?: { value?: string } };
  parameters: { chromatic: { modes: Record<string, Mode> } } & Partial<Pick<StoryFacts, 'motion' | 'forcedColors'>>;
}

/** A page with its tools, on which one story follows another. */
interface Stage {
  page: Page;
  devtools: CDPSession;
}

/** Opens a page with Storybook loaded, and no story shown yet. */
async function openStage(browser: Browser, url: string): Promise<Stage> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(steady, MOMENT);
  const page = await context.newPage();
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
  await page.evaluate(() => {
    // The accessibility check has its own run.
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    const still = new CSSStyleSheet();
    still.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(still);
  });
  return { page, devtools: await context.newCDPSession(page) };
}

/** All stories, in the order of Storybook's index. */
const readStories = (page: Page): Promise<StoryFacts[]> =>
  page.evaluate(async () => {
    const stories = await Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').extract();
    return Object.values(stories as Record<string, PreparedStory>).map(
      ({ id, title, name, storyGlobals, parameters }) => ({
        id,
        title,
        name,
        theme: storyGlobals?.theme,
        viewport: storyGlobals?.viewport?.value,
        modes: parameters.chromatic.modes,
        motion: parameters.motion ?? 'reduce',
        forcedColors: parameters.forcedColors ?? 'none',
      }),
    );
  });

async function visit(
  { page, devtools }: Stage,
  { id, motion, forcedColors, direction, pictures, ...size }: Visit,
  into: string,
  patience: number,
) {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: motion, forcedColors });
  const reason = await page.evaluate(showStory, id);
  if (reason) throw new Error(reason);
  if (motion !== 'reduce') await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, theme } of pictures) {
    const { whole, ...clip } = await page.evaluate(rest, { theme, direction, patience: patience / 2 });
    // Playwright's own way takes half as long again: it compresses more, and brings to rest what is at rest already.
    const { data } = await devtools.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: whole,
      optimizeForSpeed: true,
    });
    const file = join(into, `${name}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data, 'base64');
  }
}

/** Fails if the work takes too long, so that one story cannot hold up all others. */
function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Not at rest after ${patience / 1000} s.`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A story that could not be shown. */
export interface Problem {
  pictures: Picture[];
  reason: string;
}

export interface Album {
  pictures: Picture[];
  problems: Problem[];
}

export interface Shoot {
  /** Folder of the built storybook. */
  storybook: string;
  /** Folder for the pictures. */
  into: string;
  /** For the line that tells how far it is. */
  label: string;
  /** Only stories whose title contains this. */
  only: string;
  /** How long one story may take, in ms, before it is given up. */
  patience?: number;
}

/**
 * Takes every picture of a built storybook.
 *
 * @param browsers at least one; each takes what is next
 */
export async function takePictures(
  browsers: readonly Browser[],
  { storybook, into, label, only, patience = 60_000 }: Shoot,
): Promise<Album> {
  const server = await serveFolder(storybook);
  const pictures: Picture[] = [];
  const problems: Problem[] = [];
  try {
    const [first] = browsers;
    if (!first) throw new Error('No browser takes the pictures.');
    const { page: reader } = await openStage(first, server.url);
    const stories = await readStories(reader);
    await reader.context().close();
    const chosen = stories.filter(({ title }) => title.includes(only));
    const titles = [...new Set(chosen.map(({ title }) => title))];
    const files = titles.map((title) => chosen.filter((story) => story.title === title).flatMap(visitsOf));
    const step = progress(label, files.flat().flatMap((one) => one.pictures).length);
    const draw = async (browser: Browser) => {
      // One load of Storybook serves until something goes wrong: most stories take less time than it does.
      let stage: Stage | undefined;
      for (let file = files.shift(); file; file = files.shift()) {
        for (const one of file) {
          try {
            stage ??= await openStage(browser, server.url);
            await inTime(visit(stage, one, into, patience), patience);
            pictures.push(...one.pictures);
          } catch (error) {
            const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
            problems.push({ pictures: one.pictures, reason });
            // Whatever went wrong goes with its page.
            await stage?.page.context().close();
            stage = undefined;
          }
          step(one.pictures.length);
        }
      }
      await stage?.page.context().close();
    };
    await Promise.all(browsers.map(draw));
    pictures.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { pictures, problems };
  } finally {
    await server.close();
  }
}

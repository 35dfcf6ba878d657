import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Modes } from '../../.storybook/modes.ts';
import { serveFolder } from '../static-server.ts';
import { rest, showTheme, steady, storyEnd } from './page.ts';
import { type Picture, type StoryFacts, type Visit, visitsOf } from './plan.ts';
import { progress } from './progress.ts';

/** A Wednesday morning. */
const MOMENT = Date.UTC(2026, 2, 4, 10);
/** Pages that are drawn at the same time. */
const PAGES = 3;
/** How long one story may take, in ms, before the comparison goes on without it. */
const PATIENCE = 60_000;

/** What is read of Storybook's own record of a story. */
interface PreparedStory extends Pick<StoryFacts, 'id' | 'title' | 'name'> {
  storyGlobals?: { theme?: string; viewport?: { value?: string } };
  parameters: { chromatic?: { modes?: Modes }; motion?: StoryFacts['motion'] };
}

/** All stories of a built workshop that stands at `url`, in the order of its index. */
async function readStories(page: Page, url: string): Promise<StoryFacts[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
  return page.evaluate(async () => {
    const stories = await Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').extract();
    return Object.values(stories as Record<string, PreparedStory>).map(
      ({ id, title, name, storyGlobals, parameters }) => ({
        id,
        title,
        name,
        theme: storyGlobals?.theme,
        viewport: storyGlobals?.viewport?.value,
        modes: parameters.chromatic?.modes,
        motion: parameters.motion ?? 'reduce',
      }),
    );
  });
}

async function visit(page: Page, url: string, { id, width, height, motion, pictures }: Visit, into: string) {
  const [first] = pictures;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: motion });
  // The accessibility check has its own run.
  const globals = `theme:${first?.theme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`, { waitUntil: 'commit' });
  const end = await page.waitForFunction(storyEnd, undefined, { timeout: PATIENCE });
  const { error } = (await end.jsonValue()) ?? { error: '' };
  if (error) throw new Error(error);
  if (motion !== 'reduce') await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const picture of pictures) {
    if (picture !== first) await page.evaluate(showTheme, picture.theme);
    await page.evaluate(rest, PATIENCE / 2);
    const file = join(into, `${picture.name}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' }));
  }
}

/** Fails if the work takes too long, so that one story cannot hold up all others. */
function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Not at rest after ${PATIENCE / 1000} s.`)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A story that could not be shown. */
export interface Trouble {
  pictures: Picture[];
  reason: string;
}

export interface Album {
  pictures: Picture[];
  troubles: Trouble[];
}

export interface Shoot {
  /** Folder of the built workshop. */
  workshop: string;
  /** Folder for the pictures. */
  into: string;
  /** For the line that tells how far it is. */
  label: string;
  /** Only stories whose title contains this. */
  only: string;
}

/** Takes every picture of a built workshop. */
export async function takePictures(browser: Browser, { workshop, into, label, only }: Shoot): Promise<Album> {
  const server = await serveFolder(workshop);
  const context = () =>
    browser.newContext({ deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Europe/London', colorScheme: 'light' });
  try {
    const reader = await context();
    const stories = await readStories(await reader.newPage(), server.url);
    const visits = stories.filter(({ title }) => title.includes(only)).flatMap(visitsOf);
    await reader.close();
    const pictures: Picture[] = [];
    const troubles: Trouble[] = [];
    const step = progress(label, visits.flatMap((one) => one.pictures).length);
    const queue = [...visits];
    const draw = async () => {
      const page = await (await context()).newPage();
      await page.addInitScript(steady, MOMENT);
      for (let next = queue.shift(); next; next = queue.shift()) {
        try {
          await inTime(visit(page, server.url, next, into));
          pictures.push(...next.pictures);
        } catch (error) {
          const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
          troubles.push({ pictures: next.pictures, reason });
        }
        step(next.pictures.length);
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: PAGES }, draw));
    pictures.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { pictures, troubles };
  } finally {
    await server.close();
  }
}

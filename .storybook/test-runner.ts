import { readFile } from 'node:fs/promises';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { reflow, sizes, standard } from './viewports.ts';

/** What the page did behind the story's back: uncaught errors, failed or foreign requests. */
const problems = new WeakMap<Page, string[]>();

function watch(page: Page): string[] {
  const list: string[] = [];
  page.on('pageerror', (error) => list.push(`Uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.fromServiceWorker())
      list.push(`${response.status()} for ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') list.push(`Request to another host: ${request.url()}`);
  });
  return list;
}

/** Where a story stands in its file: built code knows its lines no more, and its name is there once. */
async function placeOf(file: string, id: string): Promise<string> {
  const name = id.replace(/^.*--/, '').replaceAll('-', '');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const at = lines.findIndex(
    (line) =>
      line
        .match(/^export const (\w+)/)?.[1]
        ?.toLowerCase()
        .replaceAll('_', '') === name,
  );
  return `${file.replace(/^\.\//, '')}:${at + 1}`;
}

/** WCAG 1.4.10, reflow. */
const widths = () => [document.documentElement.clientWidth, document.documentElement.scrollWidth] as const;
const tooWide = ([room, taken]: ReturnType<typeof widths>) =>
  taken > room ? [`Scrolls sideways: ${taken} px wide in a window of ${room} px.`] : [];

/** What the page was told of its media, so that it is told once. */
const told = new WeakMap<Page, string>();

async function show(page: Page, { width, height }: { width: number; height: number }) {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { storyGlobals, parameters } = await getStoryContext(page, context);
    const { test, disable } = parameters.a11y ?? {};
    if (test !== 'error' || disable) throw new Error(`A story may not set a11y.test: '${test}' or disable it.`);
    const id = storyGlobals?.viewport?.value ?? standard;
    const size = sizes[id];
    if (!size) throw new Error(`No viewport "${id}". Known: ${Object.keys(sizes).join(', ')}`);
    await show(page, size);
    const media = {
      colorScheme: 'light',
      reducedMotion: parameters.motion ?? 'reduce',
      forcedColors: parameters.forcedColors ?? 'none',
    } as const;
    if (told.get(page) !== JSON.stringify(media)) await page.emulateMedia(media);
    told.set(page, JSON.stringify(media));
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // Remember how the story finished: the runner itself overlooks a missing or crashed axe run.
      Reflect.deleteProperty(globalThis, '__finished');
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
      for (const event of ['storyFinished', 'storyMissing'])
        channel.once(event, (finished: unknown) => Reflect.set(globalThis, '__finished', finished));
      // The runner keeps no more of an error than its message, and cuts that.
      Reflect.deleteProperty(globalThis, '__failure');
      for (const event of ['playFunctionThrewException', 'storyThrewException'])
        channel.once(event, (error: unknown) => Reflect.set(globalThis, '__failure', error));
    });
    problems.set(page, problems.get(page) ?? watch(page));
  },
  async postVisit(page, context) {
    const { hasFailure, name } = context;
    if (hasFailure) {
      // A story tells of its failure before it has ended, and its end would be taken for that of the next one. Should
      // it never end, the failure is still what there is to say.
      await page.waitForFunction(() => Reflect.has(globalThis, '__finished')).catch(() => undefined);
      problems.get(page)?.splice(0);
      const message: string | undefined = await page.evaluate(() => Reflect.get(globalThis, '__failure')?.message);
      if (message) {
        const { parameters } = await getStoryContext(page, context);
        const told = new Error(`${await placeOf(parameters.fileName, context.id)}\n\n${message}`);
        // Jest prints the stack; that of this file would say nothing.
        told.stack = told.message;
        throw told;
      }
      return;
    }
    const list = problems.get(page)?.splice(0) ?? [];
    const axe = await page.evaluate(() => {
      const finished = Reflect.get(globalThis, '__finished');
      const report = finished?.reporters?.find(({ type }: { type: string }) => type === 'a11y');
      return { ran: Array.isArray(report?.result?.violations), error: String(report?.result?.error ?? '') };
    });
    if (!axe.ran) list.push(`The accessibility check did not run. ${axe.error}`);
    list.push(...tooWide(await page.evaluate(widths)));
    if (/long/i.test(name)) {
      await show(page, reflow);
      list.push(...tooWide(await page.evaluate(widths)));
    }
    if (list.length > 0) throw new Error(list.join('\n'));
  },
};

export default config;

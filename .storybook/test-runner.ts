import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { sizeOf } from './modes.ts';

/** Uncaught errors, error responses and requests to other hosts, by page. */
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

/** Records the current action for the message about a crashed or hanging browser (test-environment.js). */
const tell = (action: string) => Reflect.set(globalThis, 'lastAction', action);

/** Reads the parts of a story's context that this file needs, because the whole context is large. */
const readStory = (page: Page, { id }: TestContext) =>
  page.evaluate(async (storyId) => {
    const { storyGlobals, parameters } = await Reflect.get(globalThis, '__getContext')(storyId);
    const { a11y, motion, forcedColors, scrollsSideways, chromatic, fileName } = parameters;
    return {
      viewport: storyGlobals?.viewport?.value as string | undefined,
      a11y: { test: a11y?.test, disable: a11y?.disable },
      motion: (motion ?? 'reduce') as 'reduce' | 'no-preference',
      forcedColors: (forcedColors ?? 'none') as 'active' | 'none',
      scrollsSideways: scrollsSideways as string | undefined,
      directions: 'right to left' in chromatic.modes ? ['ltr', 'rtl'] : ['ltr'],
      fileName: fileName as string,
    };
  }, id);
const stories = new WeakMap<Page, Awaited<ReturnType<typeof readStory>>>();

async function show(page: Page, { width, height }: { width: number; height: number }) {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** Runs in the page before the story renders. */
function prepare() {
  localStorage.clear();
  sessionStorage.clear();
  // The runner itself does not detect an axe run that crashed or did not start.
  Reflect.deleteProperty(globalThis, '__finished');
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  for (const event of ['storyFinished', 'storyMissing'])
    channel.once(event, (finished: unknown) => Reflect.set(globalThis, '__finished', finished));
  // The runner keeps only part of an error's message.
  Reflect.deleteProperty(globalThis, '__failure');
  for (const event of ['playFunctionThrewException', 'storyThrewException'])
    channel.once(event, (error: unknown) => Reflect.set(globalThis, '__failure', error));
}

/**
 * Runs in the page after the play function. Checks that the story fits the window and that axe ran, and then checks the
 * colors in the other theme.
 */
async function inspect(): Promise<string[]> {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    found.push(`Scrolls sideways: ${root.scrollWidth} px wide in a window of ${root.clientWidth} px.`);

  const reporters: readonly { type: string; result?: { violations?: unknown; error?: unknown } }[] =
    Reflect.get(globalThis, '__finished')?.reporters ?? [];
  const report = reporters.find(({ type }) => type === 'a11y')?.result;
  if (!Array.isArray(report?.violations))
    return [...found, `The accessibility check did not run. ${report?.error ?? ''}`];

  // Forced colors have no other theme.
  if (matchMedia('(forced-colors: active)').matches) return found;
  const other = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = other;
  // The end of one color transition can start another in a descendant.
  for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
    for (const animation of running) animation.cancel();
  // axe, as loaded and configured by the accessibility addon.
  const { violations }: AxeResults = await Reflect.get(globalThis, 'axe').run(
    { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'], preload: false },
  );
  for (const { id, help, nodes } of violations)
    for (const { target, html, failureSummary } of nodes)
      found.push(`axe, ${other} theme: ${id} (${help}): ${target.join(' ')}\n  ${html}\n  ${failureSummary}`);
  return found;
}

/** Runs in the page at 320 px. Reports an element that makes the page scroll sideways (WCAG 1.4.10, reflow). */
async function overflow(direction: string): Promise<string[]> {
  const { documentElement: root } = document;
  if (direction === 'rtl') root.dir = direction;
  const sticksOut = () => root.scrollWidth > root.clientWidth;
  // Scripted layout can need some frames after a resize.
  for (let frame = 0; frame < 30 && sticksOut(); frame += 1) await new Promise(requestAnimationFrame);
  if (!sticksOut()) return [];
  const clips = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < 0 || right > root.clientWidth) && !clips(element.parentElement);
  });
  return [
    `Scrolls sideways (${direction}): ${root.scrollWidth} px wide in a window of ${root.clientWidth} px, because of:\n` +
      `  ${wide.at(-1)?.outerHTML.slice(0, 200)}`,
  ];
}

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    tell('preparing the page');
    const story = await readStory(page, context);
    stories.set(page, story);
    const { a11y, viewport, motion, forcedColors } = story;
    if (a11y.test !== 'error' || a11y.disable)
      throw new Error(`A story may not set a11y.test: '${a11y.test}' or disable it.`);
    await show(page, sizeOf(viewport));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: motion, forcedColors });
    await page.evaluate(prepare);
    if (!problems.has(page)) {
      problems.set(page, watch(page));
      await page.exposeFunction('__tellStep', (label: string) => tell(`the step “${label}”`));
    }
    tell('showing the story');
  },
  async postVisit(page, context) {
    const story = stories.get(page);
    if (context.hasFailure) {
      // A story reports its failure before its end event. The next story would receive that event if the runner did not
      // wait for it. The runner reports the failure even if the wait times out.
      await page.waitForFunction(() => Reflect.has(globalThis, '__finished')).catch(() => undefined);
      problems.get(page)?.splice(0);
      const message: string | undefined = await page.evaluate(() => Reflect.get(globalThis, '__failure')?.message);
      if (message && story) {
        const failure = new Error(`${story.fileName}\n\n${message}`);
        // Jest prints the stack, which would point to this file.
        failure.stack = failure.message;
        throw failure;
      }
      return;
    }
    const list = problems.get(page)?.splice(0) ?? [];
    tell('checking it in the other theme');
    list.push(...(await page.evaluate(inspect)));
    if (!story?.scrollsSideways) {
      tell('checking it at 320 px');
      await show(page, sizeOf('reflow'));
      for (const direction of story?.directions ?? []) list.push(...(await page.evaluate(overflow, direction)));
    }
    if (list.length > 0) throw new Error(list.join('\n'));
  },
};

export default config;

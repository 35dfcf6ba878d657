/**
 * What runs inside the pictured page. Playwright sends the functions over as text: they use nothing from around them.
 */

/** Before any script of the page: the clock shows one moment, and every story starts from the same state. */
export function steady(moment: number) {
  const RealDate = Date;
  // Only the date stands still. Timers and performance.now() go on: play functions wait with them.
  globalThis.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [moment] : args) as [number]));
    }
    static override now = () => moment;
  } as DateConstructor;
  // Chance starts anew with each story (mulberry32), and nothing is remembered from the one before.
  const startAnew = () => {
    let seed = 1;
    Math.random = () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // An opaque origin has no storage.
    }
  };
  startAnew();
  Reflect.set(globalThis, '__startAnew', startAnew);
}

/**
 * Shows a story, and resolves as soon as its play function and everything after it is over: to the reason if it failed,
 * else to nothing. How far a failing play function gets depends on time, so what it leaves is no picture of the story.
 */
export function showStory(id: string): Promise<string> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const { currentSelection } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  Reflect.get(globalThis, '__startAnew')();
  scrollTo(0, 0);
  return new Promise((resolve) => {
    const failed = (thrown: { message?: string; title?: string }) =>
      resolve(thrown?.message || thrown?.title || 'It failed.');
    channel.once('storyMissing', () => resolve('There is no such story.'));
    channel.once('storyErrored', failed);
    channel.once('storyThrewException', failed);
    channel.once('playFunctionThrewException', failed);
    channel.once('storyFinished', () => resolve(''));
    // What is shown already would not be shown again.
    if (currentSelection?.storyId === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Shows the theme and the direction, and brings everything to rest that is still on its way: drawings,
 * pictures, fonts, film, motion. Resolves to what the picture shows: the whole page, or the window where it is scrolled, as
 * what sticks there is not always painted when the browser makes room for the rest.
 * @param patience how long to wait for a drawing's file, in ms
 * @throws if one does not arrive
 */
export async function rest(shown: { theme: string; direction: 'ltr' | 'rtl'; patience: number }) {
  const { theme, direction, patience } = shown;
  document.documentElement.dataset.theme = theme;
  // A story may be right to left by itself.
  if (direction === 'rtl') document.documentElement.dir = direction;
  // Drawings wait until they come near the window; before printing they all come (src/components/Drawing/reveal.ts).
  dispatchEvent(new Event('beforeprint'));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Not by the `load` event: of several uses of one file only some get it. What is drawn has a box.
  const waiting = () =>
    [...document.querySelectorAll<SVGUseElement>('use[href]:not([href^="#"])')].filter((use) => {
      const { width, height } = use.getBBox();
      return width + height === 0 && use.checkVisibility();
    });
  for (const video of document.querySelectorAll('video')) {
    video.autoplay = false;
    for (const source of video.querySelectorAll('source')) source.remove();
    video.removeAttribute('src');
    // Without a source it shows its poster again.
    video.load();
  }
  const posters = [...document.querySelectorAll('video[poster]')].map((video) => (video as HTMLVideoElement).poster);
  const decode = (picture: HTMLImageElement) => picture.decode().catch(() => undefined);
  await Promise.all([
    document.fonts.ready,
    ...[...document.images].map((picture) => {
      picture.loading = 'eager';
      return decode(picture);
    }),
    ...posters.map((src) => decode(Object.assign(new Image(), { src }))),
  ]);
  // The browser's own word on a wrong field fades in and out above the page. A field that takes no input has none.
  const field = document.activeElement;
  if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.matches(':invalid')) {
    field.readOnly = true;
    await new Promise((resolve) => setTimeout(resolve, 500));
    field.readOnly = false;
  }
  const start = performance.now();
  for (let late = waiting(); late.length > 0; late = waiting()) {
    const files = late.map((use) => use.getAttribute('href'));
    if (performance.now() - start > patience) throw new Error(`These did not arrive: ${files.join(', ')}`);
    await frame();
  }
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  // One that has ended can set off the next.
  for (let moving = running(); moving.length > 0; moving = running()) {
    for (const animation of moving) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
    await frame();
  }
  await frame();
  await frame();
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollX > 0 || scrollY > 0)
    return { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, whole: false };
  const [width, height] = [Math.max(scrollWidth, innerWidth), Math.max(scrollHeight, innerHeight)];
  return { x: 0, y: 0, width, height, whole: true };
}

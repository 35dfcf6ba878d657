/**
 * What runs inside the pictured page. Playwright sends the functions over as text: they use nothing from around them.
 */

/** Before any script of the page: no chance, one moment for the clock, nothing remembered. */
export function steady(moment: number) {
  let seed = 1;
  // mulberry32
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const RealDate = Date;
  // Only the date stands still. Timers and performance.now() go on: play functions wait with them.
  globalThis.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [moment] : args) as [number]));
    }
    static override now = () => moment;
  } as DateConstructor;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // An opaque origin has no storage.
  }
}

/** How the story ended, as soon as it has: its play function and everything after it is over. */
export function storyEnd(): { error: string } | undefined {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const last = (event: string) => channel?.last?.(event)?.[0];
  const missing = last('storyMissing');
  if (missing) return { error: 'There is no such story.' };
  const thrown = last('storyThrewException') ?? last('storyErrored') ?? last('playFunctionThrewException');
  const finished = last('storyFinished');
  if (thrown) return { error: String(thrown.message ?? thrown.title ?? thrown) };
  if (!finished) return undefined;
  return { error: finished.status === 'error' ? 'The story ended with an error.' : '' };
}

/**
 * Brings everything to rest that is still on its way: drawings, pictures, fonts, film, motion.
 * @param patience how long to wait for a drawing's file, in ms
 * @throws if one does not arrive
 */
export async function rest(patience: number) {
  // Drawings wait until they come near the window; before printing they all come (src/components/Drawing/reveal.ts).
  dispatchEvent(new Event('beforeprint'));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Not by the `load` event: of several uses of one file only some get it.
  const fetched = (address: string) => performance.getEntriesByName(address).length > 0;
  const waiting = () =>
    [...document.querySelectorAll('use[href]:not([href^="#"])')]
      .map((use) => new URL(use.getAttribute('href') ?? '', location.href).href)
      .filter((address) => !fetched(address) && !fetched(address.replace(/#.*/, '')));
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
  const start = performance.now();
  while (waiting().length > 0) {
    if (performance.now() - start > patience) throw new Error(`These did not arrive: ${waiting().join(', ')}`);
    await frame();
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await frame();
  await frame();
}

/** Shows the other theme, as the visitor's switch does, with no change of colour still under way. */
export function showTheme(theme: string) {
  document.documentElement.setAttribute('data-theme', theme);
  for (const animation of document.getAnimations()) animation.cancel();
}

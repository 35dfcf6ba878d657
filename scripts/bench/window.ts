import { chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumArguments } from '../chromium.ts';
import { CPU_SLOWDOWN, type Figures, IDLE_TIME, SLOW_4G } from './load.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** Share of the drawings' pixels above the fold that must be painted. */
const COMPLETE = 0.95;
/** Antialiasing may differ slightly between a frame and a screenshot. */
const TOLERANCE = 24;

/**
 * Opens a page and compares every frame with the complete content above the fold. Needs a page without motion.
 *
 * @returns time from the first text to complete drawings above the fold, in ms; 0 without drawings
 */
export async function textToDrawings(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const frames: { at: number; png: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: data });
    session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await page.goto(url);
  // Lazy drawings are requested after `load`.
  const loaded = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, loaded + IDLE_TIME);
  await page.waitForLoadState('networkidle');
  await session.send('Page.stopScreencast');

  const text = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
  );
  const screenshot = async () => PNG.sync.read(await page.screenshot()).data;
  const whole = await screenshot();
  await page.locator('svg[data-drawing]').evaluateAll((drawings) => {
    for (const drawing of drawings) (drawing as SVGElement).style.visibility = 'hidden';
  });
  const missing = await screenshot();
  const differ = (a: Buffer, b: Buffer, at: number) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > TOLERANCE;
  const drawn = [...whole.keys()].filter((at) => differ(whole, missing, at));
  if (drawn.length === 0) return 0;
  const complete = frames.find(({ png }) => {
    const { data } = PNG.sync.read(Buffer.from(png, 'base64'));
    return drawn.filter((at) => !differ(data, whole, at)).length >= COMPLETE * drawn.length;
  });
  return Math.max(0, (complete?.at ?? Number.NaN) - text);
}

/** Time from the first text to complete drawings on a slow connection, for a phone and a laptop. */
export async function firstWindow(executablePath: string, url: string): Promise<Figures> {
  const figures: Figures = {};
  for (const viewport of WINDOWS) {
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    try {
      const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      figures[`text to drawings, ${viewport.width}`] = await textToDrawings(page, url);
    } finally {
      await browser.close();
    }
  }
  return figures;
}

import { chromium } from 'playwright';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { chromiumArguments } from '../chromium.ts';
import type { Figures } from './load.ts';

const CPU_SLOWDOWN = 4;

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
}

/**
 * Clicks a link of the header after hovering it, on a slow CPU.
 *
 * @returns main-thread time until the new page was painted, in ms of CPU time, which excludes other processes
 */
export async function measureClick(executablePath: string, url: string, to: string): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await (
      await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    ).newPage();
    await page.goto(url);
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    await page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const link = page.locator(`header a[href="${to}"]`).first();
    await link.dispatchEvent('pointerover');
    const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    // Gives the prefetch of the new page time to finish.
    await page.waitForLoadState('networkidle');
    for (let turn = 0; turn < 5; turn++) await idle();
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await link.evaluate(
      (element: HTMLElement) =>
        new Promise<void>((done) => {
          const old = document.querySelector('main h1');
          performance.mark('asked');
          element.click();
          const look = () => {
            if (old?.isConnected && old.getClientRects().length > 0) return void requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              performance.mark('painted');
              done();
            };
            port2.postMessage(undefined);
          };
          requestAnimationFrame(look);
        }),
    );
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const mark = (name: string) => traceEvents.find((event) => event.name === name);
    const [asked, painted] = [mark('asked'), mark('painted')];
    if (!asked || !painted) throw new Error(`${url}: the trace does not contain both the click and the paint`);
    const tasks = traceEvents.filter(
      ({ name, tid, ts, dur = 0 }) =>
        name === 'ThreadControllerImpl::RunTask' && tid === asked.tid && ts + dur >= asked.ts && ts <= painted.ts,
    );
    return { 'click to paint': tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
  } finally {
    await browser.close();
  }
}

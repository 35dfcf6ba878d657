import { type Browser, chromium } from 'playwright';
import { findBrowser } from './browsers.ts';

/** Nothing that reaches out by itself; no sandbox for root, where Chromium refuses one. */
export const chromiumArguments = [
  '--headless=new',
  '--disable-gpu',
  // Text is as wide as in a window; the headless shell would fit letters to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The path of a Chromium to test with. Installs one where there is none, and says so.
 * @throws if CHROMIUM_PATH names nothing, or no browser can be found or installed.
 */
export async function findChromium(): Promise<string> {
  return findBrowser('chromium').path;
}

/** A browser for whole-site tests; close it after use. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments, ...more] });
}

if (import.meta.main) console.log(await findChromium());

import { type Browser, chromium } from 'playwright';
import { findBrowser } from './browsers.ts';

/** No background requests. No sandbox for root, as Chromium refuses it there. */
export const chromiumArguments = [
  '--headless=new',
  '--disable-gpu',
  // Gives text the width that it has in a window: the headless shell would fit letters to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts a Chromium, with more arguments where given. Close it after use. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser('chromium').path, args: [...chromiumArguments, ...more] });

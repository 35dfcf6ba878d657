import { type Browser, chromium } from 'playwright';
import { findBrowser } from './browsers.ts';

/** No background requests. No sandbox for root, which Chromium would refuse. */
export const chromiumArguments = [
  '--headless=new',
  '--disable-gpu',
  // Gives text its normal width: the headless shell would round glyphs to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts Chromium with optional additional arguments. Close it after use. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser('chromium').path, args: [...chromiumArguments, ...more] });

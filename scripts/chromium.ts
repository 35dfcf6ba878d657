import { type Browser, chromium } from 'playwright';
import { findBrowser } from './browsers.ts';

/** Disables background requests. For root, also disables the sandbox, because Chromium does not start with it. */
export const chromiumArguments = [
  '--headless=new',
  '--disable-gpu',
  // Otherwise, the headless shell would round the widths of glyphs to whole pixels.
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

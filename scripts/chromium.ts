import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Nothing that reaches out by itself; no sandbox for root, where Chromium refuses one. */
export const chromiumArguments = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** The browser that is there: CHROMIUM_PATH, else Playwright's own, else the system's. */
function installed(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
    return CHROMIUM_PATH;
  }
  return [chromium.executablePath(), ...system].find((path) => existsSync(path));
}

function attempt(command: string, ...args: string[]): boolean {
  console.log([command, ...args].join(' '));
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install() {
  console.log('No Chromium was found. Installing one, first the one of Playwright, else the system’s package:');
  if (attempt('npx', 'playwright', 'install', 'chromium') || !isRoot || !existsSync('/usr/bin/apt-get')) return;
  if (attempt('apt-get', 'update')) attempt('apt-get', 'install', '-y', 'chromium');
}

/**
 * The path of a Chromium to test with. Installs one where there is none, and says so.
 * @throws if CHROMIUM_PATH names nothing, or no browser can be found or installed.
 */
export async function findChromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  install();
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its path.');
}

/** A browser for whole-site tests; close it after use. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments, ...more] });
}

if (import.meta.main) console.log(await findChromium());

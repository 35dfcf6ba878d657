import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';

// `node scripts/browsers.ts chromium firefox webkit` installs missing browsers.

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export interface FoundBrowser {
  /** Path of the browser, or of the WebDriver for the system's WebKit. */
  path: string;
  /** Playwright drives its own builds and every Chromium. Other system browsers use WebDriver. */
  by: 'playwright' | 'system';
}

interface BrowserSource {
  playwright: BrowserType;
  /** Environment variable with the path of another browser. */
  variable: string;
  /** Paths of system browsers. */
  system: readonly string[];
  /** Debian packages. */
  packages: readonly string[];
}

const sources: Readonly<Record<BrowserName, BrowserSource>> = {
  chromium: {
    playwright: chromium,
    variable: 'CHROMIUM_PATH',
    // The headless shell is 25% faster.
    system: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'],
    packages: ['chromium'],
  },
  firefox: {
    playwright: firefox,
    variable: 'FIREFOX_PATH',
    system: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    playwright: webkit,
    variable: 'WEBKIT_DRIVER_PATH',
    system: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  },
};

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether the packages for WebKit's window (tests/engines/support) are installed. */
const hasWebkitWindow = () =>
  succeeds('/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")') &&
  succeeds('sh', '-c', 'command -v Xvfb');

/** Returns the browser of the environment variable, Playwright's own, or the system's, in this order. */
export function installedBrowser(name: BrowserName): FoundBrowser | undefined {
  const { playwright, variable, system } = sources[name];
  const named = process.env[variable];
  if (named) return { path: named, by: 'system' };
  if (existsSync(playwright.executablePath())) return { path: playwright.executablePath(), by: 'playwright' };
  const path = system.find((candidate) => existsSync(candidate));
  return path && (name !== 'webkit' || hasWebkitWindow()) ? { path, by: 'system' } : undefined;
}

/**
 * Finds a browser for tests. Installs Playwright's build or Debian's packages if there is none.
 * @throws Error if none is found and none can be installed
 */
export function findBrowser(name: BrowserName): FoundBrowser {
  const found = installedBrowser(name);
  if (found) return found;
  const { packages, variable } = sources[name];
  console.log(`Installing ${name}`);
  if (!run('npx', 'playwright', 'install', '--with-deps', name)) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  }
  const installed = installedBrowser(name);
  if (!installed) throw new Error(`Found no ${name}. Install ${packages.join(', ')}, or set ${variable} to its path.`);
  return installed;
}

if (import.meta.main) for (const name of process.argv.slice(2)) console.log(findBrowser(name as BrowserName).path);

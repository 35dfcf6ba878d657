import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';

export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

export interface FoundBrowser {
  /** Of the browser itself; of the system's WebKit, that of its WebDriver. */
  path: string;
  /** Playwright drives its own builds and every Chromium; the system's others speak WebDriver. */
  by: 'playwright' | 'system';
}

interface Kind {
  title: string;
  playwright: { executablePath(): string };
  /** The environment variable that names one. */
  variable: string;
  /** Where systems keep theirs. */
  system: readonly string[];
  /** Debian's packages of it. */
  packages: readonly string[];
  /** Whether all else that the system's needs is there. */
  isWhole?: () => boolean;
}

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const kinds: Readonly<Record<BrowserName, Kind>> = {
  chromium: {
    title: 'Chromium',
    playwright: chromium,
    variable: 'CHROMIUM_PATH',
    // Without a window of its own it takes a quarter less time.
    system: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    playwright: firefox,
    variable: 'FIREFOX_PATH',
    system: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKit',
    playwright: webkit,
    variable: 'WEBKIT_DRIVER_PATH',
    system: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isWhole: () =>
      succeeds(
        '/usr/bin/python3',
        '-c',
        'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")',
      ) && succeeds('sh', '-c', 'command -v Xvfb'),
  },
};

export const titleOf = (name: BrowserName) => kinds[name].title;

const isRoot = process.getuid?.() === 0;

/** The browser that is there: the one that its variable names, else Playwright's own, else the system's. */
export function installedBrowser(name: BrowserName): FoundBrowser | undefined {
  const { playwright, variable, system, isWhole } = kinds[name];
  const named = process.env[variable];
  if (named) {
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
    return { path: named, by: 'system' };
  }
  if (existsSync(playwright.executablePath())) return { path: playwright.executablePath(), by: 'playwright' };
  const path = system.find((candidate) => existsSync(candidate));
  return path && (isWhole?.() ?? true) ? { path, by: 'system' } : undefined;
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

function install(name: BrowserName) {
  const { title, packages } = kinds[name];
  console.log(`No ${title} was found. Installing one, first the one of Playwright, else the system’s packages:`);
  // What the browser itself needs of the system can only be installed by root, or where nobody is asked for a password.
  const more = isRoot || process.env.CI ? ['--with-deps'] : [];
  if (attempt('npx', 'playwright', 'install', ...more, name) || !isRoot || !existsSync('/usr/bin/apt-get')) return;
  if (attempt('apt-get', 'update')) attempt('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/**
 * A browser to test with. Installs one where there is none, and says so.
 * @throws if its variable names nothing, or no browser can be found or installed.
 */
export function findBrowser(name: BrowserName): FoundBrowser {
  const found = installedBrowser(name);
  if (found) return found;
  install(name);
  const fresh = installedBrowser(name);
  if (fresh) return fresh;
  const { title, variable, packages } = kinds[name];
  throw new Error(
    `No ${title} was found and none could be installed. Install one (npx playwright install ${name}; Debian: ` +
      `apt-get install ${packages.join(' ')}) or set ${variable} to its path.`,
  );
}

import { setRootAttribute } from '../theme/rootAttributes';
import { inStorage } from '../theme/storage';

/** A visitor's choice of theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';

type Theme = Exclude<ThemeChoice, 'system'>;

/** The stored theme; none where there is none or where storage is blocked. */
export function storedTheme(): Theme | undefined {
  const stored = inStorage(() => localStorage.getItem(KEY));
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** Shows a theme: the root element's attribute re-points every role, its absence follows the device. */
export function showTheme(theme: Theme | undefined, root: HTMLElement): void {
  setRootAttribute(root, 'theme', theme);
}

/** The choice as the service worker finds it, which cannot read `localStorage`. */
export async function themeForWorker(): Promise<string | undefined> {
  return (await caches.match(`/${KEY}`))?.text();
}

/** Has a chosen theme written into the pages that are loaded from now on. Where that cannot be, the loader shows it. */
async function writeIntoPages(choice: ThemeChoice) {
  try {
    if (choice === 'system') {
      await caches.delete(KEY);
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    } else {
      // Not in the worker's address: another worker waits for the one before it, in Chromium for minutes at times.
      await (await caches.open(KEY)).put(`/${KEY}`, new Response(choice));
      await navigator.serviceWorker.register('/theme-worker.js');
    }
  } catch {
    // Private windows and older browsers have no workers.
  }
}

/** Shows a choice and keeps it for later visits. Where storage is blocked it lasts until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice === 'system' ? undefined : choice, document.documentElement);
  writeIntoPages(choice);
  inStorage(() => (choice === 'system' ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, choice)));
}

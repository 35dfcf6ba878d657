/** A visitor's choice of theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';

/** The stored choice; `system` where there is none or where storage is blocked. */
export function storedTheme(): ThemeChoice {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a choice: `data-theme` on the root element re-points every role, its absence follows the device. */
export function showTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = choice;
}

/** Has a chosen theme written into the pages that are loaded from now on. Where that cannot be, the loader shows it. */
async function writeIntoPages(choice: ThemeChoice) {
  try {
    if (choice === 'system') await (await navigator.serviceWorker.getRegistration())?.unregister();
    else await navigator.serviceWorker.register(`/theme-worker.js?${choice}`);
  } catch {
    // Private windows and older browsers have no workers.
  }
}

/** Shows a choice and keeps it for later visits. Where storage is blocked it lasts until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  writeIntoPages(choice);
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // The choice still holds for this page.
  }
}

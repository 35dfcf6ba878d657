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

/** Shows a choice and keeps it for later visits. Where storage is blocked it lasts until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice === 'system' ? undefined : choice, document.documentElement);
  inStorage(() => (choice === 'system' ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, choice)));
}

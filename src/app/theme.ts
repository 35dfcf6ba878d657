import { setRootAttribute } from '../theme/rootAttributes';
import { inStorage } from '../theme/storage';

/** Theme selected by the visitor; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';

type Theme = Exclude<ThemeChoice, 'system'>;

/** The stored theme; undefined if there is none or storage is blocked. */
export function storedTheme(): Theme | undefined {
  const stored = inStorage(() => localStorage.getItem(KEY));
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** Applies a theme. If it is undefined, the page follows the device. */
export function showTheme(theme: Theme | undefined, root: HTMLElement): void {
  setRootAttribute(root, 'theme', theme);
}

/** Applies and stores a theme. With blocked storage, it lasts until the page is closed. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice === 'system' ? undefined : choice, document.documentElement);
  inStorage(() => (choice === 'system' ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, choice)));
}

import type { Theme } from './modes';

/** Has the page follow a theme. */
export const setTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

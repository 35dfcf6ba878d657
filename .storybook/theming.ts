import type { Theme } from './modes';

/** Has the page follow a theme. */
export const setTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

/** Shows a theme with no change of colour still under way. */
export function endIn(theme: Theme) {
  setTheme(theme);
  // An inherited colour that has arrived can set off the next change, one level further down.
  for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
    for (const animation of running) animation.cancel();
}

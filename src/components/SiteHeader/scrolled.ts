/** From how far down the page counts as scrolled, in px (spec 4 and 9): more than this. */
export const SCROLL_THRESHOLD = 10;

const watched = Symbol.for('scrolled');

/**
 * Keeps `data-scrolled="true"` on the root element while the page is scrolled by more than 10 px (spec 2.2). The page's
 * loader and the application both call this, from scripts that share no modules: who comes second finds the mark on the
 * element and leaves it at the one listener. It lasts as long as the page, as the header does.
 */
export function watchScrolled(root: HTMLElement & { [watched]?: true }, win: Window): void {
  if (root[watched]) return;
  root[watched] = true;
  const show = () => {
    if (win.scrollY > SCROLL_THRESHOLD) root.dataset.scrolled = 'true';
    else delete root.dataset.scrolled;
  };
  show();
  win.addEventListener('scroll', show, { passive: true });
}

import { setRootAttribute } from '../../theme/rootAttributes';

/** From how far down the page counts as scrolled, in px (spec 4 and 9.1): more than this. */
export const SCROLL_THRESHOLD = 10;

/**
 * Keeps the root element's attribute `scrolled` while the page is scrolled by more than 10 px (spec 2.2). The page's
 * loader and the application both call this, from scripts that share no modules: the window's one handler is then the
 * second one's. It lasts as long as the page, as the header does.
 */
export function watchScrolled(root: HTMLElement, win: Window): void {
  const show = () => setRootAttribute(root, 'scrolled', win.scrollY > SCROLL_THRESHOLD ? 'true' : undefined);
  show();
  win.onscroll = show;
}

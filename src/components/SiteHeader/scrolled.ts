import { setRootAttribute } from '../../theme/rootAttributes';

/** The page counts as scrolled beyond this distance, in px (spec 4 and 9.1). */
const SCROLL_THRESHOLD = 10;

/**
 * Sets the attribute `scrolled` while the page is scrolled by more than 10 px (spec 2.2). The loader calls this
 * function first. The application calls it again, which replaces the first handler, because `onscroll` holds only one.
 */
export function watchScrolled(root: HTMLElement, win: Window): void {
  const show = () => setRootAttribute(root, 'scrolled', win.scrollY > SCROLL_THRESHOLD ? 'true' : undefined);
  show();
  win.onscroll = show;
}

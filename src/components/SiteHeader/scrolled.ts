/** From how far down the page counts as scrolled, in px (spec 4 and 9): more than this. */
export const SCROLL_THRESHOLD = 10;

const WATCH = Symbol.for('site-header.scrolled');

interface Watch {
  users: number;
  stop: () => void;
}

/**
 * Keeps `data-scrolled="true"` on the root element while the page is scrolled by more than 10 px (spec 2.2). The page's
 * loader and the application both call this, from scripts that share no modules: the watch is therefore kept on the
 * element, there is one listener however many call, and it ends when the last of them stops.
 */
export function watchScrolled(root: HTMLElement, win: Window): () => void {
  const holder = root as HTMLElement & { [WATCH]?: Watch };
  const watch = holder[WATCH] ?? begin(root, win);
  holder[WATCH] = watch;
  watch.users += 1;
  let stopped = false;
  return () => {
    if (stopped) return;
    stopped = true;
    watch.users -= 1;
    if (watch.users > 0) return;
    watch.stop();
    delete holder[WATCH];
  };
}

function begin(root: HTMLElement, win: Window): Watch {
  const show = () => {
    if (win.scrollY > SCROLL_THRESHOLD) root.dataset.scrolled = 'true';
    else delete root.dataset.scrolled;
  };
  show();
  win.addEventListener('scroll', show, { passive: true });
  return { users: 0, stop: () => win.removeEventListener('scroll', show) };
}

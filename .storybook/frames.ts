// Docs pages show each state in a frame of its own. This is what the page and the story in the frame have to agree on.

/** Frames with a state. */
export const FRAME = 'iframe[data-story]';

/** Whether this page is the frame of a state on a docs page, rather than the workshop's canvas. */
export const inDocs = () => window.frameElement?.matches(FRAME) ?? false;

/**
 * Keeps what a play function leaves when the reader, or the next frame, takes the focus: a menu that opened by focus would close.
 * Call before anything else listens.
 */
export function keepStateOnBlur() {
  for (const type of ['blur', 'focusout'])
    addEventListener(type, (event) => !document.hasFocus() && event.stopImmediatePropagation(), { capture: true });
}

/**
 * Keeps a story's links in its frame, which Storybook sends to the window around it: those within the page lead there, all
 * others lead nowhere.
 */
export function stayHere() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.target || link.closest('#storybook-docs')) return;
    if (!link.protocol.startsWith('http')) return;
    event.preventDefault();
    const here =
      link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) location.hash = link.hash;
  });
}

/**
 * How far down anything is seen in a frame's window, in CSS pixels of that window; Infinity where it is scrolled, 0 where nothing
 * is to be seen.
 */
export function seenHeight({
  document: inside,
  scrollY,
  getComputedStyle: styleOf,
}: Window & typeof globalThis): number {
  if (scrollY > 0) return Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const element of inside.querySelectorAll('body > :not(.sb-wrapper, script, style) *')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    // What is for screen readers alone has a box of one pixel.
    if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom);
  }
  return bottom > 0 ? bottom + Number.parseFloat(styleOf(inside.body).paddingBottom) : 0;
}

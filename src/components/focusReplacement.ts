/** How long the focus rests on its way, in ms: browsers report a focus that moves on at once only where it ends. */
const REST = 100;

/**
 * Moves focus to an element that has come in place of the focused one. Orca says nothing of a focus that comes from a
 * removed element, so it rests on an empty element first, which stays for as long as Orca may ask about it.
 */
export function focusReplacement(target: HTMLElement | null | undefined, options?: FocusOptions) {
  const go = () => target?.focus(options);
  if (!target || document.activeElement !== document.body) return go();
  const way = document.createElement('span');
  way.tabIndex = -1;
  Object.assign(way.style, { position: 'absolute', outline: 'none' });
  target.before(way);
  way.focus({ preventScroll: true });
  target.addEventListener('blur', () => way.remove(), { once: true });
  setTimeout(() => (document.activeElement === way ? go() : way.remove()), REST);
}

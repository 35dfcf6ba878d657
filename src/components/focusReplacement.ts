/** How long focus stays on the empty element, in ms: browsers do not report a focus that moves on at once. */
const REST = 100;

/**
 * Moves focus to an element that has come in place of the focused one. Orca says nothing of a focus that comes from a
 * removed element, so it rests on an empty element first, which stays for as long as Orca may ask about it.
 */
export function focusReplacement(target: HTMLElement | null | undefined, options?: FocusOptions) {
  const go = () => target?.focus(options);
  if (!target || document.activeElement !== document.body) return go();
  const rest = document.createElement('span');
  rest.tabIndex = -1;
  Object.assign(rest.style, { position: 'absolute', outline: 'none' });
  target.before(rest);
  rest.focus({ preventScroll: true });
  target.addEventListener('blur', () => rest.remove(), { once: true });
  setTimeout(() => (document.activeElement === rest ? go() : rest.remove()), REST);
}

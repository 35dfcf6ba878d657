/** Time on the empty element in ms, because browsers do not report a focus that moves on at once. */
const REST = 100;

/**
 * Moves focus to the replacement of a removed element. Orca ignores focus that comes from a removed element, so an
 * empty element takes it first and stays until Orca has queried it.
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

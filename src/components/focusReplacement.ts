/** Time on the empty element in ms, because browsers do not report a focus that moves on at once. */
const REST = 100;

/**
 * Moves focus to the replacement of a removed element, via an empty element, because Orca ignores focus that comes from
 * a removed one.
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

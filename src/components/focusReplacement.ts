/** Time in ms for which the empty element has focus, because browsers do not report a shorter focus. */
const PLACEHOLDER_TIME = 100;

/**
 * Moves focus to the replacement of a removed element. An empty element receives focus first, because Orca ignores
 * focus that comes from a removed element.
 */
export function focusReplacement(target: HTMLElement | null | undefined, options?: FocusOptions) {
  const focusTarget = () => target?.focus(options);
  if (!target || document.activeElement !== document.body) return focusTarget();
  const placeholder = document.createElement('span');
  placeholder.tabIndex = -1;
  Object.assign(placeholder.style, { position: 'absolute', outline: 'none' });
  target.before(placeholder);
  placeholder.focus({ preventScroll: true });
  target.addEventListener('blur', () => placeholder.remove(), { once: true });
  setTimeout(() => (document.activeElement === placeholder ? focusTarget() : placeholder.remove()), PLACEHOLDER_TIME);
}

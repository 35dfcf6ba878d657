/** Time in ms for which the placeholder has focus. Browsers do not report focus that lasts for less time. */
const PLACEHOLDER_TIME = 100;

/**
 * Moves focus to the replacement of a removed element. An empty placeholder receives focus first, because the screen
 * reader Orca ignores focus that comes from a removed element.
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

const CONTROLS = 'a, button, form, input, select, summary, textarea';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls by tag, CSS class and index among the controls with that tag and class. Controls that browser extensions
 * insert have other classes, so they do not change the indexes of the page's controls.
 */
function controlsOf(root: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  return new Map(
    Array.from(root.querySelectorAll<HTMLElement>(CONTROLS), (control) => {
      const kind = `${control.tagName} ${control.className}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, control];
    }),
  );
}

function copy(from: Field, to: Field) {
  if (from instanceof HTMLInputElement && from.type === 'radio') (to as HTMLInputElement).checked = from.checked;
  else if (from.value !== to.value) to.value = from.value;
}

/**
 * Preserves values, selections and focus when React replaces prerendered HTML that an extension or a translation
 * changed.
 *
 * @returns a function to call after hydration. It copies the state and returns a lookup from old to new controls
 */
export function keepControls(root: Element): () => (control: Element) => Element {
  const before = controlsOf(root);
  let focused = document.activeElement;
  const controller = new AbortController();
  for (const eventType of ['pointerdown', 'focusin'])
    addEventListener(eventType, ({ target }) => (focused = target as Element), {
      capture: true,
      signal: controller.signal,
    });
  return () => {
    controller.abort();
    const after = controlsOf(root);
    const replacements = new Map<Element, HTMLElement>();
    for (const [key, old] of before) {
      const replacement = after.get(key);
      if (old.isConnected || !replacement) continue;
      replacements.set(old, replacement);
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(old.tagName)) copy(old as Field, replacement as Field);
      if (old !== focused) continue;
      replacement.focus({ preventScroll: true });
      const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
      // Scripts cannot read the selection of email fields.
      if (typeof selectionStart === 'number')
        (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    return (control) => replacements.get(control) ?? control;
  };
}

const CONTROLS = 'a, button, form, input, select, summary, textarea';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The site's controls by their tag, their class and their place among those: what extensions add has no such class. */
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

/** Gives a field what another one holds. */
function copy(from: Field, to: Field) {
  if (from instanceof HTMLInputElement && from.type === 'radio') (to as HTMLInputElement).checked = from.checked;
  else if (from.value !== to.value) to.value = from.value;
}

/**
 * Keeps what is typed, chosen and focused until the application runs. React builds the page again where an extension or
 * a translation changed its HTML before.
 *
 * @returns a function to call once React is done; it gives the function that finds the control in place of one that was
 *   there before
 */
export function keepControls(root: Element): () => (control: Element) => Element {
  const before = controlsOf(root);
  let focused = document.activeElement;
  const watching = new AbortController();
  for (const sign of ['pointerdown', 'focusin'])
    addEventListener(sign, ({ target }) => (focused = target as Element), { capture: true, signal: watching.signal });
  return () => {
    watching.abort();
    const after = controlsOf(root);
    const successors = new Map<Element, HTMLElement>();
    for (const [key, old] of before) {
      const now = after.get(key);
      if (old.isConnected || !now) continue;
      successors.set(old, now);
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(old.tagName)) copy(old as Field, now as Field);
      if (old !== focused) continue;
      now.focus({ preventScroll: true });
      const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
      // Email fields have no selection that scripts could read.
      if (typeof selectionStart === 'number')
        (now as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    return (control) => successors.get(control) ?? control;
  };
}

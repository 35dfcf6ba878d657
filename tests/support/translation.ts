// Both functions run in the page.

/** Replaces the text nodes of the application, as Chrome's translation does. */
export function translate() {
  const walker = document.createTreeWalker(document.querySelector('#root') as Element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('svg, noscript, textarea, option')) continue;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(font);
  }
}

/**
 * Uses every control of the main content and every input of the footer once, including those that appear meanwhile.
 * Skips dialogs, the motion toggle and the `again` button.
 */
export async function useControls(again: string) {
  window.print = () => {};
  const used = new Set<Element>();
  const next = () =>
    [
      ...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea, summary), footer input'),
    ].find(
      (control) =>
        !used.has(control) &&
        control.checkVisibility() &&
        control.textContent !== again &&
        !control.closest('[inert], [data-motion-toggle], dialog'),
    );
  for (let control = next(); control; control = next()) {
    used.add(control);
    control.focus();
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = 1;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.type !== 'radio')
    ) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, control.type === 'email' ? 'ada@example.com' : 'core');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else control.click();
    // React updates the URL in a transition, which takes longer than a frame.
    await new Promise((done) => requestIdleCallback(done));
  }
}

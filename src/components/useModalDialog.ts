import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from './isComposing';

/**
 * State and behaviour of a `dialog` over the whole window that narrow windows alone have (MobileMenu, FilterDialog). It is
 * the browser's own: the page behind is inert, focus stays inside and returns to what opened it. Its first button gets
 * the focus. For other dialogs: Radix.
 *
 * @param wide media query of the windows that do not have it
 * @returns whether it is open, how to open and close it, and the props of the `dialog`
 */
export function useModalDialog(wide: string) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => setOpen(false);

  useLayoutEffect(() => {
    const { current } = ref;
    if (!current || current.open === open) return;
    if (open) {
      current.showModal();
      current.querySelector('button')?.focus();
    } else current.close();
  }, [open]);

  // A window that grows hides the dialog, and must not leave the page inert.
  useEffect(() => {
    if (!open) return;
    const query = matchMedia(wide);
    const grown = () => query.matches && setOpen(false);
    grown();
    query.addEventListener('change', grown);
    return () => query.removeEventListener('change', grown);
  }, [open, wide]);

  const dialog = {
    ref,
    onClose: () => {
      // The browser tells of it in a later task: by then the dialog may be open again.
      if (!ref.current?.open) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // The browser closes it too, but not for a key that an assistive tool sends.
      if (event.key === 'Escape' && !isComposing(event)) close();
    },
  };
  return { open, show: () => setOpen(true), close, dialog };
}

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from './isComposing';

/**
 * State of a full-screen modal `dialog` for narrow windows (MobileMenu, FilterDialog). Its first button receives focus.
 * For other dialogs, use Radix.
 *
 * @param hiddenQuery media query for windows in which CSS hides the dialog
 * @returns whether it is open, functions to open and close it, and the props of the `dialog`
 */
export function useModalDialog(hiddenQuery: string) {
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

  // CSS hides the dialog in a wider window. If the dialog stayed open there, the page would be inert.
  useEffect(() => {
    if (!open) return;
    const query = matchMedia(hiddenQuery);
    const closeIfHidden = () => query.matches && setOpen(false);
    closeIfHidden();
    query.addEventListener('change', closeIfHidden);
    return () => query.removeEventListener('change', closeIfHidden);
  }, [open, hiddenQuery]);

  const dialog = {
    ref,
    onClose: () => {
      // The event is asynchronous, so the dialog may be open again.
      if (!ref.current?.open) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Browsers do not close the dialog for Escape events from assistive technology.
      if (event.key === 'Escape' && !isComposing(event)) close();
    },
  };
  return { open, show: () => setOpen(true), close, dialog };
}

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { FilterPanel, type FilterPanelProps } from '../FilterSidebar/FilterPanel';
import { Heading } from '../Heading';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './FilterSheet.css';

export interface FilterSheetProps extends FilterPanelProps {
  /** Title of the sheet: "Filter resources". */
  label: string;
  /** Label of the button that opens it. Default "Filters". */
  open?: string;
  /** How many filters are active; none is not shown. */
  active: number;
  /** Label of the button that closes it and says what is there to see: "Show 11 resources". */
  done: string;
  /** Default "Clear All Filters". */
  clearLabel?: string;
  onClear: () => void;
}

// Layout effects have no meaning in the prerendered page.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Search and filters on narrow windows: a button, and a dialog over the whole window with what FilterSidebar shows
 * beside the list on wide ones. The dialog is the browser's own: the page behind is inert, focus stays inside and
 * returns to the button. What is chosen acts at once; closing only shows it.
 */
export function FilterSheet({
  label,
  open: openLabel = 'Filters',
  active,
  done,
  clearLabel = 'Clear All Filters',
  onClear,
  ...panel
}: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const finish = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useBeforePaint(() => {
    const { current } = dialog;
    if (!current || current.open === open) return;
    if (open) {
      current.showModal();
      current.querySelector('button')?.focus();
    } else current.close();
  }, [open]);

  // A window that grows shows the sidebar instead, and must not leave the page inert.
  useEffect(() => {
    if (!open) return;
    const desk = matchMedia(css.desk);
    const grown = () => desk.matches && setOpen(false);
    grown();
    desk.addEventListener('change', grown);
    return () => desk.removeEventListener('change', grown);
  }, [open]);

  return (
    <div className={css.place}>
      <Button
        size="medium"
        icon="filter"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(true)}
      >
        {openLabel}
        {active > 0 && ` (${active})`}
      </Button>
      <dialog
        ref={dialog}
        id={id}
        className={css.dialog}
        // Its heading is there while it is open.
        aria-labelledby={open ? `${id}-title` : undefined}
        data-filter-sheet=""
        onClose={close}
        onKeyDown={(event) => {
          // The browser closes it too, but not for a key that an assistive tool sends.
          if (event.key === 'Escape') close();
        }}
      >
        {open && (
          <>
            <div className={css.head}>
              <Heading level={2} size="title3" id={`${id}-title`}>
                {label}
              </Heading>
              <button type="button" className={css.close} aria-label="Close filters" onClick={close}>
                <Icon name="close" size={24} />
              </button>
            </div>
            <div className={css.body}>
              <FilterPanel {...panel} scrolls={false} />
            </div>
            <div className={css.foot}>
              <Button ref={finish} variant="solid" width="full" onClick={close}>
                {done}
              </Button>
              {active > 0 && (
                <button
                  type="button"
                  className={css.clear}
                  onClick={() => {
                    // This button goes with the last filter.
                    finish.current?.focus();
                    onClear();
                  }}
                >
                  {clearLabel}
                </button>
              )}
            </div>
            {/* The page's own count is inert behind the sheet. */}
            <VisuallyHidden as="p" live="polite">
              {done}
            </VisuallyHidden>
          </>
        )}
      </dialog>
    </div>
  );
}

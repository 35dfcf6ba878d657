import { useId, useRef } from 'react';
import { Button } from '../Button';
import { FilterPanel, type FilterPanelProps } from '../FilterSidebar/FilterPanel';
import { Heading } from '../Heading';
import { Icon } from '../Icon';
import { useModalDialog } from '../useModalDialog';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './FilterDialog.css';

export interface FilterDialogProps extends FilterPanelProps {
  /** Title of the dialog: "Filter resources". */
  label: string;
  /** Label of the button that opens the dialog. Default: the text of WordsProvider. */
  open?: string;
  /** Number of active filters; 0 is not shown. */
  active: number;
  /** Label of the button at the bottom that closes the dialog. Includes the result count: "Show 11 resources". */
  done: string;
  /** Label of the button that removes all filters. Default: the text of WordsProvider. */
  clearLabel?: string;
  onClear: () => void;
  level?: 2 | 3 | 4;
}

/** Filters on narrow screens: a button and a full-screen `dialog` with the content of FilterSidebar. */
export function FilterDialog({
  label,
  open: openLabel,
  active,
  done,
  clearLabel,
  onClear,
  level = 2,
  ...panel
}: FilterDialogProps) {
  const words = useWords('filter');
  const { open, show, close, dialog } = useModalDialog(css.desk);
  const id = useId();
  const doneButton = useRef<HTMLButtonElement>(null);

  return (
    <div className={css.container}>
      <Button size="medium" icon="filter" aria-haspopup="dialog" aria-expanded={open} aria-controls={id} onClick={show}>
        {active > 0 ? `${openLabel ?? words.open} (${active})` : (openLabel ?? words.open)}
      </Button>
      <dialog
        {...dialog}
        id={id}
        className={css.dialog}
        // The heading exists only while the dialog is open.
        aria-labelledby={open ? `${id}-title` : undefined}
      >
        {open && (
          <>
            <div className={css.head}>
              <Heading level={level} size="title3" id={`${id}-title`}>
                {label}
              </Heading>
              <button type="button" className={css.close} aria-label={words.close} onClick={close}>
                <Icon name="close" size={24} />
              </button>
            </div>
            <div className={css.body}>
              <FilterPanel {...panel} />
            </div>
            <div className={css.foot}>
              <Button ref={doneButton} variant="solid" width="full" onClick={close}>
                {done}
              </Button>
              {active > 0 && (
                <button
                  type="button"
                  className={css.clear}
                  onClick={() => {
                    // Focus moves to the `done` button first, because the clear button disappears with the last filter.
                    doneButton.current?.focus();
                    onClear();
                  }}
                >
                  {clearLabel ?? words.clear}
                </button>
              )}
            </div>
            {/* The page's own result count is inert behind the dialog. */}
            <VisuallyHidden as="p" live="polite">
              {done}
            </VisuallyHidden>
          </>
        )}
      </dialog>
    </div>
  );
}

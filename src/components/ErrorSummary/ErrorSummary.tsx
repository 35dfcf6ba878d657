import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon';
import { useWords } from '../words';
import * as css from './ErrorSummary.css';

export interface ErrorSummaryProps {
  /** Summary, such as "Please fill in all required fields". */
  heading: string;
  /** In the order of the fields; `target` is the id of a control or of a group. */
  errors: readonly { readonly target: string; readonly message: string }[];
}

/** Focuses the control with this id. If the id is that of a group, focuses its checked or else its first control. */
export function focusField(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches('input, select, textarea, button')
    ? target
    : (target?.querySelector<HTMLElement>(':checked') ?? target?.querySelector<HTMLElement>('input, button'));
  control?.focus();
}

/**
 * Errors of a form, with links to the fields. The summary receives focus on mount. Pass a new `key` on each submit, so
 * that a repeated failure is announced again. For the result of sending, use FormStatus.
 */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  // Prefix of the document title, so that tabs and screen readers report the error.
  const { mark } = useWords('form');
  const summary = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => summary.current?.focus(), []);
  useEffect(() => {
    document.title = mark + document.title;
    return () => {
      // Navigation may have changed the title in the meantime.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [mark]);

  const focusTarget = (event: MouseEvent, target: string) => {
    event.preventDefault();
    focusField(target);
  };

  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={id} className={css.summary}>
      <h2 id={id} className={css.heading}>
        <span className={css.icon}>
          <Icon name="alert" size={20} />
        </span>
        {heading}
      </h2>
      <ul className={css.list}>
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={(event) => focusTarget(event, target)} className={css.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon';
import { useWords } from '../words';
import * as css from './ErrorSummary.css';

export interface ErrorSummaryProps {
  /** The specified sentence, e.g. "Please fill in all required fields". */
  heading: string;
  /** In the order of the fields; `target` is the id of a control or of a group of controls. */
  errors: readonly { readonly target: string; readonly message: string }[];
}

/** Focuses a control, or in a group the chosen one or else the first. */
export function focusField(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches('input, select, textarea, button')
    ? target
    : (target?.querySelector<HTMLElement>(':checked') ?? target?.querySelector<HTMLElement>('input, button'));
  control?.focus();
}

/**
 * Says what is wrong with a form, at its top, and takes the focus when it appears; each entry leads to its field. Give it
 * a new `key` at each submit, so that a second failed one is told again. Each field also shows its own message.
 */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  // Before the document's title while a summary is shown, so that tabs and screen readers tell it too.
  const { mark } = useWords('form');
  const summary = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => summary.current?.focus(), []);
  useEffect(() => {
    document.title = mark + document.title;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [mark]);

  const follow = (event: MouseEvent, target: string) => {
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
            <a href={`#${target}`} onClick={(event) => follow(event, target)} className={css.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

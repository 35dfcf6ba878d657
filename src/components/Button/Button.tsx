import { type ComponentProps, type MouseEvent, useId } from 'react';
import * as css from './Button.css';
import { ButtonFace, type ButtonLook, button } from './face';

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'> {
  /** What it does in a form: `submit` sends it. Default `button`: nothing but `onClick`. */
  type?: 'button' | 'submit' | 'reset';
  /** It was clicked, by pointer or key. Not called while it is busy or unavailable. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Id of a text that is read out with it, before the reason. */
  'aria-describedby'?: string;
  /**
   * Under way: a spinner in the cell, and clicks do nothing. The button stays focusable and the caller changes the
   * label ("Sending Message...").
   */
  busy?: boolean;
  /**
   * Why it cannot be used. The button stays focusable, clicks do nothing and the reason is read out with it. It
   * is drawn as plain text, which its reason continues.
   */
  unavailable?: string;
  /** Also prints the reason, beside it. */
  showReason?: boolean;
}

/**
 * An action on this page. `signal` is for the one action that matters on a page, `outline` for the others, `solid`
 * for an action inside a form or panel. To go somewhere use ButtonLink. Other props are those of `button`; `type`
 * defaults to `button`, and it is never `disabled`, which would take it from the keyboard without a word
 * (docs/decisions/unavailable-controls.md).
 */
export function Button({
  variant,
  size,
  width,
  arrow,
  icon,
  busy,
  unavailable,
  showReason,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const inert = busy || unavailable !== undefined;
  // A click also stands for Enter, Space and a form's implicit submission, so this one place stops them all.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const control = (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, width, unavailable: unavailable !== undefined })}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={[describedBy, unavailable && reasonId].filter(Boolean).join(' ') || undefined}
      onClick={click}
    >
      <ButtonFace variant={variant} size={size} arrow={arrow} icon={icon} busy={busy}>
        {children}
      </ButtonFace>
    </button>
  );
  if (!unavailable) return control;
  if (!showReason) {
    return (
      <>
        {control}
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      </>
    );
  }
  return (
    <span className={css.withReason}>
      {control}
      <span id={reasonId} className={css.reason}>
        {unavailable}
      </span>
    </span>
  );
}

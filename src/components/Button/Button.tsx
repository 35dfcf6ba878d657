import { type ComponentProps, type MouseEvent, useId } from 'react';
import * as css from './Button.css';
import { ButtonContent, type ButtonVariantProps, button } from './ButtonContent';

export interface ButtonProps
  extends ButtonVariantProps,
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'> {
  type?: 'button' | 'submit' | 'reset';
  /** Not called while busy or unavailable. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Id of a description that is announced before the reason. */
  'aria-describedby'?: string;
  /** Shows a spinner and ignores clicks; the button stays focusable. Change the label too: "Sending Message...". */
  busy?: boolean;
  /** Reason why the button ignores clicks, announced as its description. The button stays focusable. */
  unavailable?: string;
  /** Shows the reason beside the button. Default: announced only. */
  showReason?: boolean;
}

/**
 * Action on the current page. Use `signal` for the main action of a page, `solid` inside forms and panels, and
 * `outline` elsewhere. For navigation, use ButtonLink. There is no `disabled` prop, which would remove the button from
 * the tab order without an explanation (docs/decisions/unavailable-controls.md).
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
  // Browsers also send a click for Enter, Space and implicit form submission.
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
      <ButtonContent variant={variant} size={size} arrow={arrow} icon={icon} busy={busy}>
        {children}
      </ButtonContent>
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

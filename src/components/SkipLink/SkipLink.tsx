import type { ReactNode } from 'react';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of the target. Default `main`. */
  href?: string;
  children: ReactNode;
}

/** Removes the `tabindex` on blur, because otherwise a click on the element's text would focus the element. */
function focusTemporarily(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/** Link to the main content, the first one on every page. Visible only while focused. */
export function SkipLink({ href = 'main', children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${href}`} onClick={() => focusTemporarily(document.getElementById(href))}>
      {children}
    </a>
  );
}

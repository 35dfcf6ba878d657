import type { ReactNode } from 'react';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of the target. Default `main`. */
  href?: string;
  children: ReactNode;
}

/** Focuses an element. On blur, removes its `tabindex`, so that later clicks on its text do not focus it. */
function focusTemporarily(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/** Link to the main content, the first link on every page. Visible only while focused. */
export function SkipLink({ href = 'main', children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${href}`} onClick={() => focusTemporarily(document.getElementById(href))}>
      {children}
    </a>
  );
}

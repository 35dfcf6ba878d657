import type { ReactNode } from 'react';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of what it skips to. Default `main`. */
  href?: string;
  /** The words of the link. */
  children: ReactNode;
}

/** Focuses an element that usually takes no focus: a click on its text would then move the focus to its start. */
function focusOnce(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/** First link of every page: past the header, to the content, which can be focused only now. Shown only while it has focus. */
export function SkipLink({ href = 'main', children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${href}`} onClick={() => focusOnce(document.getElementById(href))}>
      {children}
    </a>
  );
}

import { type ReactNode, useId } from 'react';

export interface ArticleProps {
  /** Accessible name, the same as the page's h1. */
  heading: string;
  /** PageHead, text and further sections. */
  children: ReactNode;
}

/** `article` element around all parts of an article, case study or report. */
export function Article({ heading, children }: ArticleProps) {
  return (
    // Reader views (Readability) prefer elements with `article` in their id.
    <article id={`article-${useId()}`} aria-label={heading}>
      {children}
    </article>
  );
}

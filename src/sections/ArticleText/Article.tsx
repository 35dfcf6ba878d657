import { type ReactNode, useId } from 'react';

export interface ArticleProps {
  /** Names it, as the page's h1 does. */
  heading: string;
  /** From its PageHead to its last part. */
  children: ReactNode;
}

/** Around all parts of an article, a case or a report: its PageHead, its results and its ArticleText. */
export function Article({ heading, children }: ArticleProps) {
  return (
    // Reader views (Readability) prefer elements whose id says that they are an article.
    <article id={`article-${useId()}`} aria-label={heading}>
      {children}
    </article>
  );
}

import type { ReactNode } from 'react';
import { type ThoughtLeadershipContent, thoughtLeadershipPage } from '../content/listPages/thoughtLeadership';
import { ArticleSection } from '../sections/ArticleSection';
import { Contributors } from '../sections/Contributors';
import { Newsletter } from '../sections/Newsletter';
import { PageHead } from '../sections/PageHead';

export interface ThoughtLeadershipPageProps {
  content?: ThoughtLeadershipContent;
  /** Stands at the end of the page. Default: the newsletter's short form. */
  newsletter?: ReactNode;
}

/** Thought leadership (spec 2.8): articles by topic, who writes them, and the newsletter. */
export function ThoughtLeadershipPage({
  content = thoughtLeadershipPage,
  newsletter = <Newsletter variant="compact" />,
}: ThoughtLeadershipPageProps) {
  return (
    <>
      <PageHead {...content.head} />
      <Contributors {...content.contributors} />
      <ArticleSection {...content.articles} />
      {newsletter}
    </>
  );
}

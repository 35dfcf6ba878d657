import type { ArticleContent } from '../content/listPages/article';
import { articlePageContents } from '../content/listPages/articlePages';
import { ArticleText } from '../sections/ArticleText';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

export interface ArticlePageProps {
  /** The article's address. */
  path?: string;
  /** Default: the article at that address. */
  content?: ArticleContent | undefined;
}

/** An article of thought leadership (decisions, "Routes"). */
export function ArticlePage({ path = '', content = articlePageContents[path] }: ArticlePageProps) {
  if (!content) throw new Error(`There is no article at ${path}`);
  return (
    <>
      <PageHead {...content.head} />
      <ArticleText {...content.text} />
      <SiteIndex {...content.more} />
      <ClosingCall {...content.closing} />
    </>
  );
}

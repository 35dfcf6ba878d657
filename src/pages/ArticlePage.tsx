import type { ArticleContent } from '../content/listPages/article';
import { Article, ArticleText } from '../sections/ArticleText';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** Thought-leadership article (spec 2.1). */
export function ArticlePage({ content }: { content: ArticleContent }) {
  return (
    <>
      <Article heading={content.head.heading}>
        <PageHead {...content.head} />
        <ArticleText {...content.text} />
      </Article>
      <SiteIndex {...content.more} />
      <ClosingCall {...content.closing} />
    </>
  );
}

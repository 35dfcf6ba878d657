import type { ArticleContent } from '../content/listPages/article';
import { ArticleText } from '../sections/ArticleText';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** An article of thought leadership (spec 2.1), whose text is fetched by itself. */
export function ArticlePage({ content }: { content: ArticleContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ArticleText {...content.text} />
      <SiteIndex {...content.more} />
      <ClosingCall {...content.closing} />
    </>
  );
}

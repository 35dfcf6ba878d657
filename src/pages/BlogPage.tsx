import { type BlogContent, blogPage } from '../content/listPages/blog.data';
import { ArticleSection } from '../sections/ArticleSection';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

/** Blog (spec 2.8): articles by category. */
export function BlogPage({ content = blogPage }: { content?: BlogContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ArticleSection {...content.articles} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}

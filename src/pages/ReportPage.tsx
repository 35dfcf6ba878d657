import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import type { ReportContent } from '../content/listPages/report';
import { Article, ArticleText } from '../sections/ArticleText';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** One research report with figures, method, findings and limits. For the list, use ReportsPage. */
export function ReportPage({ content }: { content: ReportContent }) {
  return (
    <>
      <Article heading={content.head.heading}>
        <PageHead {...content.head} />
        {content.results.length > 0 && (
          <Section pad="none">
            <StatStrip halved stats={content.results} />
          </Section>
        )}
        <ArticleText {...content.text} />
      </Article>
      <SiteIndex {...content.more} />
      <ClosingCall {...content.closing} />
    </>
  );
}

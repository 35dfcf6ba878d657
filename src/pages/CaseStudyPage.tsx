import { Card } from '../components/Card';
import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { Testimonial } from '../components/Testimonial';
import type { CaseStudyContent } from '../content/listPages/caseStudy';
import { Article, ArticleText } from '../sections/ArticleText';
import { CardSection } from '../sections/CardSection';
import { ClosingCall } from '../sections/ClosingCall';
import { ListHead } from '../sections/ListHead';
import { Measure } from '../sections/Measure';
import { PageHead } from '../sections/PageHead';
import { RecordPicture } from '../sections/RecordPicture';

/** One case study in full. For the list, use CaseStudiesPage. */
export function CaseStudyPage({ content }: { content: CaseStudyContent }) {
  return (
    <>
      <Article heading={content.head.heading}>
        <PageHead {...content.head} />
        {content.results.length > 0 && (
          <Section pad="none">
            <StatStrip halved stats={content.results} />
          </Section>
        )}
        {content.timeline && (
          <Section surface="band" pad="none">
            <Measure {...content.timeline} whole loading="eager" />
          </Section>
        )}
        <ArticleText {...content.text} />
        <Section>
          <Testimonial {...content.quote} />
        </Section>
      </Article>
      <CardSection head={ListHead} medium={1} surface="band" {...content.more}>
        {({ drawing, image, title, text, href }) => (
          <Card
            size="half"
            row="medium"
            heading={title}
            text={text}
            href={href}
            media={<RecordPicture drawing={drawing} image={image} />}
          />
        )}
      </CardSection>
      <ClosingCall {...content.closing} />
    </>
  );
}

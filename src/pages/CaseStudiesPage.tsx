import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { type CaseStudiesContent, caseStudiesPage } from '../content/listPages/caseStudies';
import { CaseStudies } from '../sections/CaseStudies';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

/** Case studies (spec 2.8): a strip of figures and the stories. */
export function CaseStudiesPage({ content = caseStudiesPage }: { content?: CaseStudiesContent }) {
  return (
    <>
      <PageHead {...content.head} />
      {content.stats.length > 0 && (
        <Section pad="none">
          <StatStrip stats={content.stats} size="medium" />
        </Section>
      )}
      <CaseStudies studies={content.studies} />
      <ClosingCall floor={1} {...content.closing} />
    </>
  );
}

import { Cell, Cells } from '../components/Cells';
import { Section } from '../components/Section';
import { Stat } from '../components/Stat';
import { type CaseStudiesContent, caseStudiesPage } from '../content/listPages/caseStudies';
import { CaseStudies } from '../sections/CaseStudies';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

/** Case studies (spec 2.8): a strip of figures and three stories. */
export function CaseStudiesPage({ content = caseStudiesPage }: { content?: CaseStudiesContent }) {
  return (
    <>
      <PageHead {...content.head} />
      {content.stats.length > 0 && (
        <Section pad="none">
          <Cells columns={4} medium={2} narrow={2}>
            {content.stats.map((stat) => (
              <Cell key={stat.label}>
                <Stat value={stat.value} label={stat.label} size="medium" />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <CaseStudies studies={content.studies} />
      <ClosingCall {...content.closing} />
    </>
  );
}

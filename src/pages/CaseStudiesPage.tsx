import { CaseStudy } from '../components/CaseStudy';
import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { type CaseStudiesContent, caseStudiesPage } from '../content/listPages/caseStudies.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { RecordPicture } from '../sections/RecordPicture';

const surfaces = ['band', 'ink', 'canvas'] as const;

/** Case studies (spec 2.8): figures and the stories. */
export function CaseStudiesPage({ content = caseStudiesPage }: { content?: CaseStudiesContent }) {
  return (
    <>
      <PageHead {...content.head} />
      {content.stats.length > 0 && (
        <Section pad="none">
          <StatStrip stats={content.stats} />
        </Section>
      )}
      {content.studies.map(({ id, title, summary, drawing, wideDrawing, image, href, ...study }, at) => (
        <Section
          key={id}
          id={id}
          index={at + 1}
          surface={surfaces[at % surfaces.length]}
          pad={at > 0 ? 'opening' : 'both'}
          labelledBy={`${id}-title`}
        >
          <CaseStudy
            {...study}
            // After the first study, drawings alternate between the sides.
            layout={at === 0 ? 'whole' : at % 2 ? 'start' : 'end'}
            heading={title}
            text={summary}
            titleId={`${id}-title`}
            media={
              <RecordPicture
                drawing={wideDrawing ?? drawing}
                wide={Boolean(wideDrawing)}
                image={image}
                loading={at === 0 ? 'eager' : 'lazy'}
              />
            }
            action={href ? { label: content.read, href } : undefined}
          />
        </Section>
      ))}
      <ClosingCall index={content.studies.length + 1} {...content.closing} />
    </>
  );
}

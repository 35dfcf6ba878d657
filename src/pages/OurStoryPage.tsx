import { BenefitGrid } from '../components/BenefitGrid';
import { Drawing } from '../components/Drawing';
import { Section } from '../components/Section';
import { Timeline } from '../components/Timeline';
import { type StoryContent, story } from '../content/companyPages/story.data';
import { ClosingCall } from '../sections/ClosingCall';
import { Measure } from '../sections/Measure';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';

/** Our Story (spec 2.7): mission, milestones, values and outlook. */
export function OurStoryPage({ content = story }: { content?: StoryContent }) {
  const { head, mission, timeline, values, forward, closing } = content;
  return (
    <>
      <PageHead {...head} />
      <Narrative index={1} surface="ink" variant="statement" {...mission}>
        <Measure {...mission.measure} height={286} heights={{ wide: 330, phone: 302 }} whole />
      </Narrative>
      {timeline.milestones.length > 0 && (
        <Section index={2} heading={timeline.heading} lead={timeline.lead}>
          <Timeline
            milestones={timeline.milestones.map(({ drawing, ...milestone }) => ({
              ...milestone,
              media: <Drawing name={drawing} viewBox="0 0 240 152" />,
            }))}
          />
        </Section>
      )}
      {values.points.length > 0 && (
        <Section index={3} surface="band" pad="start" heading={values.heading} lead={values.lead}>
          <BenefitGrid
            benefits={values.points.map(({ drawing, ...value }) => ({
              ...value,
              media: <Drawing name={drawing} viewBox="0 0 240 144" fit="contain" />,
            }))}
          />
        </Section>
      )}
      <Narrative index={4} variant="statement" {...forward}>
        <Measure {...forward.measure} height={240} heights={{ wide: 324, phone: 210 }} whole />
      </Narrative>
      <ClosingCall index={5} {...closing} />
    </>
  );
}

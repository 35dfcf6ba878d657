import { BenefitGrid } from '../components/BenefitGrid';
import { Drawing } from '../components/Drawing';
import { Section } from '../components/Section';
import { Timeline } from '../components/Timeline';
import { type StoryContent, story } from '../content/companyPages/story';
import { ClosingCall } from '../sections/ClosingCall';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';

/** Our Story (spec 2.7): mission, milestones, values, what comes next. */
export function OurStoryPage({ content = story }: { content?: StoryContent }) {
  const { head, mission, timeline, values, forward, closing } = content;
  return (
    <>
      <PageHead {...head} />
      <Narrative
        index={1}
        surface="ink"
        variant="statement"
        {...mission}
        media={<Drawing name="statement-weekend" viewBox="0 60 480 240" />}
      />
      {timeline.milestones.length > 0 && (
        <Section index={2} heading={timeline.heading} lead={timeline.lead}>
          <Timeline
            milestones={timeline.milestones.map(({ drawing, ...milestone }) => ({
              ...milestone,
              media: <Drawing name={drawing} viewBox="0 0 240 112" />,
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
      <Narrative
        index={4}
        variant="statement"
        {...forward}
        media={<Drawing name="statement-agent" viewBox="0 16 480 320" />}
      />
      <ClosingCall index={5} {...closing} />
    </>
  );
}

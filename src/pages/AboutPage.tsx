import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { type AboutContent, about } from '../content/companyPages/about';
import { ClosingCall } from '../sections/ClosingCall';
import { Measure } from '../sections/Measure';
import { Narrative } from '../sections/Narrative';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** About, "Who We Are" (spec 2.7). */
export function AboutPage({ content = about }: { content?: AboutContent }) {
  const { head, figures, mission, group, explore, closing } = content;
  return (
    <>
      <PageHead {...head} drawing={{ name: 'head-about', viewBox: '10 -2 560 336', cropped: true }} />
      <Section pad="none">
        <StatStrip stats={figures} />
      </Section>
      <Narrative index={1} variant="statement" {...mission} />
      <Narrative index={2} surface="band" {...group}>
        <Measure {...group.measure} whole />
      </Narrative>
      <SiteIndex index={3} surface="canvas" {...explore} />
      <ClosingCall index={4} {...closing} />
    </>
  );
}

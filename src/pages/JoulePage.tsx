import { ApplicationCard } from '../components/ApplicationCard';
import { Banner } from '../components/Banner';
import { Section } from '../components/Section';
import { type JouleContent, joule } from '../content/servicePages/joule.data';
import { Benefits } from '../sections/Benefits';
import { CardSection } from '../sections/CardSection';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { EarlyAdopter } from '../sections/EarlyAdopter';
import { FigureCells } from '../sections/MeasuredFigures';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';

/** SAP Joule Enablement (spec 2.6). */
export function JoulePage({ content = joule }: { content?: JouleContent }) {
  const { scenarios } = content;
  return (
    <>
      <ServiceHero {...content.hero} />
      <Section surface="ink" pad="none">
        <Banner {...content.banner} />
      </Section>
      <CardSection index={1} surface="band" space="start" pad="inset" {...scenarios}>
        {({ title, description, prompt, metric }) => (
          <ApplicationCard
            heading={title}
            text={description}
            prompt={prompt === undefined ? undefined : { label: scenarios.promptLabel, text: prompt }}
            metric={{ label: scenarios.metricLabel, text: metric }}
          />
        )}
      </CardSection>
      <OfferingList index={2} {...content.offerings} />
      <DrawingBand {...content.detail} />
      <Benefits index={3} surface="band" {...content.benefits} columns={2} />
      <EarlyAdopter index={4} surface="ink" {...content.early} />
      <ClosingCall index={5} surface="band" {...content.closing}>
        <FigureCells {...content.stats} />
      </ClosingCall>
    </>
  );
}

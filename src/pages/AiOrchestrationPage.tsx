import { ApplicationCard } from '../components/ApplicationCard';
import { Drawing } from '../components/Drawing';
import { type AiOrchestrationContent, aiOrchestration } from '../content/servicePages/aiOrchestration.data';
import { CardSection } from '../sections/CardSection';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { KeyedStatement } from '../sections/KeyedStatement';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';
import { TechnologyStack } from '../sections/TechnologyStack';

/** AI Orchestration & Automation (spec 2.6). */
export function AiOrchestrationPage({ content = aiOrchestration }: { content?: AiOrchestrationContent }) {
  const { applications } = content;
  return (
    <>
      <ServiceHero {...content.hero} />
      <OfferingList index={1} {...content.offerings} />
      <DrawingBand {...content.detail} />
      <CardSection index={2} surface="band" space="start" pad="inset" {...applications}>
        {({ title, description, drawing, metric }) => (
          <ApplicationCard
            heading={title}
            text={description}
            media={drawing && <Drawing name={drawing} viewBox="0 0 480 190" fit="contain" />}
            metric={{ label: applications.metricLabel, text: metric }}
          />
        )}
      </CardSection>
      <TechnologyStack index={3} surface="ink" {...content.stack} />
      <KeyedStatement index={4} {...content.security} />
      <ClosingCall index={5} surface="band" {...content.closing} />
    </>
  );
}

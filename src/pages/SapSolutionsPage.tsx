import { Drawing } from '../components/Drawing';
import { type SapSolutionsContent, sapSolutions } from '../content/servicePages/sapSolutions.data';
import { BenefitCells } from '../sections/Benefits';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';
import { SplitSection } from '../sections/SplitSection';

/** SAP Solutions & S/4HANA (spec 2.6). */
export function SapSolutionsPage({ content = sapSolutions }: { content?: SapSolutionsContent }) {
  const { heading, lead, benefits } = content.benefits;
  return (
    <>
      <ServiceHero {...content.hero} />
      <OfferingList index={1} {...content.offerings} />
      <DrawingBand {...content.detail} />
      {benefits.length > 0 && (
        <SplitSection
          index={2}
          surface="band"
          heading={heading}
          lead={lead}
          media={<Drawing name="aside-maintained" viewBox="0 0 340 400" />}
        >
          <BenefitCells benefits={benefits} columns={2} variant="above" />
        </SplitSection>
      )}
      <ClosingCall index={3} {...content.closing} />
    </>
  );
}

import { type SapSolutionsContent, sapSolutions } from '../content/servicePages/sapSolutions';
import { Benefits } from '../sections/Benefits';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';

/** SAP Solutions & S/4HANA (spec 2.6). */
export function SapSolutionsPage({ content = sapSolutions }: { content?: SapSolutionsContent }) {
  return (
    <>
      <ServiceHero {...content.hero} />
      <OfferingList index={1} {...content.offerings} />
      <DrawingBand {...content.detail} />
      <Benefits index={2} surface="band" {...content.benefits} columns={2} />
      <ClosingCall index={3} {...content.closing} />
    </>
  );
}

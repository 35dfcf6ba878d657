import { type JouleContent, joule } from '../content/servicePages/joule';
import { Benefits } from '../sections/Benefits';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { EarlyAdopter } from '../sections/EarlyAdopter';
import { MeasuredFigures } from '../sections/MeasuredFigures';
import { OfferBanner } from '../sections/OfferBanner';
import { OfferingList } from '../sections/OfferingList';
import { Scenarios } from '../sections/Scenarios';
import { ServiceHero } from '../sections/ServiceHero';

/** SAP Joule Enablement (spec 2.6). */
export function JoulePage({ content = joule }: { content?: JouleContent }) {
  return (
    <>
      <ServiceHero {...content.hero} />
      <OfferBanner {...content.banner} />
      <OfferingList index={1} {...content.offerings} />
      <DrawingBand rule {...content.detail} />
      <Scenarios index={2} surface="ink" {...content.scenarios} />
      <Benefits index={3} {...content.benefits} />
      <EarlyAdopter index={4} surface="band" {...content.early} />
      <ClosingCall floor={3} index={5} {...content.closing} />
      <MeasuredFigures {...content.stats} />
    </>
  );
}

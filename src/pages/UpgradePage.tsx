import { type UpgradeContent, upgrade } from '../content/servicePages/upgrade';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { EmergencyBand } from '../sections/EmergencyBand';
import { OfferingList } from '../sections/OfferingList';
import { PlansSection } from '../sections/PlansSection';
import { ServiceHero } from '../sections/ServiceHero';

/** Upgrade SAP Infrastructure (spec 2.6). */
export function UpgradePage({ content = upgrade }: { content?: UpgradeContent }) {
  return (
    <>
      <ServiceHero {...content.hero} />
      <OfferingList index={1} {...content.offerings} />
      <DrawingBand rule {...content.detail} />
      <PlansSection index={2} {...content.plans} />
      <EmergencyBand index={3} {...content.emergency} />
      <ClosingCall floor={1} index={4} surface="band" {...content.closing} />
    </>
  );
}

import { PlanCard } from '../components/PlanCard';
import { type UpgradeContent, upgrade } from '../content/servicePages/upgrade.data';
import { CardSection } from '../sections/CardSection';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { EmergencyBand } from '../sections/EmergencyBand';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';

/** Upgrade SAP Infrastructure (spec 2.6). */
export function UpgradePage({ content = upgrade }: { content?: UpgradeContent }) {
  const { plans } = content;
  return (
    <>
      <ServiceHero {...content.hero} />
      {/* A single plan uses half of the width; at full width, its scale and button would be too wide. */}
      <CardSection
        index={1}
        surface="band"
        space="start"
        columns={plans.items.length < 3 ? 2 : 3}
        medium={1}
        {...plans}
      >
        {(plan) => <PlanCard {...plan} popular={plan.popular ? plans.popular : undefined} action={plans.action} />}
      </CardSection>
      <OfferingList index={2} {...content.offerings} />
      <DrawingBand {...content.detail} />
      <EmergencyBand index={3} {...content.emergency} />
      <ClosingCall index={4} surface="band" {...content.closing} />
    </>
  );
}

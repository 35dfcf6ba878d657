import { type EnterpriseCxContent, enterpriseCx } from '../content/servicePages/enterpriseCx.data';
import { Benefits } from '../sections/Benefits';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { Guarantee } from '../sections/Guarantee';
import { MeasuredFigures } from '../sections/MeasuredFigures';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';

/** Enterprise Customer Experience (spec 2.6). */
export function EnterpriseCxPage({ content = enterpriseCx }: { content?: EnterpriseCxContent }) {
  return (
    <>
      <ServiceHero {...content.hero} />
      <OfferingList index={1} {...content.offerings} />
      <DrawingBand {...content.detail} />
      <MeasuredFigures index={2} surface="band" split {...content.results} />
      <Guarantee index={3} surface="ink" {...content.guarantee} />
      <Benefits index={4} {...content.benefits} />
      <ClosingCall index={5} {...content.closing} />
    </>
  );
}

import { type EnterpriseCxContent, enterpriseCx } from '../content/servicePages/enterpriseCx';
import { Benefits } from '../sections/Benefits';
import { ClosingCall } from '../sections/ClosingCall';
import { DrawingBand } from '../sections/DrawingBand';
import { Guarantee } from '../sections/Guarantee';
import { MeasuredFigures } from '../sections/MeasuredFigures';
import { OfferingList } from '../sections/OfferingList';
import { ServiceHero } from '../sections/ServiceHero';

/** Enterprise Customer Experience (spec 2.6). */
export function EnterpriseCxPage({ content = enterpriseCx }: { content?: EnterpriseCxContent }) {
  const { results } = content;
  return (
    <>
      <ServiceHero {...content.hero} />
      {/* What a program brings comes before what it is made of. */}
      <MeasuredFigures index={1} surface="band" {...results} />
      <OfferingList index={2} {...content.offerings} />
      <Guarantee index={3} surface="ink" {...content.guarantee} />
      <DrawingBand {...content.detail} />
      <Benefits index={4} surface="band" {...content.benefits} />
      <ClosingCall index={5} {...content.closing} />
    </>
  );
}

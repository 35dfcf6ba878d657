import { overview, type ServicesContent } from '../content/servicePages/overview.data';
import { ClosingCall } from '../sections/ClosingCall';
import { MeasuredFigures } from '../sections/MeasuredFigures';
import { PageHead } from '../sections/PageHead';
import { ServiceList } from '../sections/ServiceList';
import { SiteIndex } from '../sections/SiteIndex';

/** Services overview, at /services and /solutions (spec 2.4). */
export function ServicesPage({ content = overview }: { content?: ServicesContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <MeasuredFigures surface="band" {...content.claims} />
      <ServiceList index={1} {...content.services} />
      <SiteIndex index={2} {...content.further} />
      <ClosingCall index={3} {...content.closing} />
    </>
  );
}

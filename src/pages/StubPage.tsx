import type { StubContent } from '../content/stubs';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

const actions = { primary: { label: 'Free Strategy Call', href: '/contact' } };

/** A heading, one sentence and a way on (spec 2.1, "Stub pages"), until the page has more to say. */
export function StubPage({ content }: { content: StubContent }) {
  const { heading, lead, trail, plate, nearby = [] } = content;
  const drawing = plate
    ? { name: `plate-0${plate}`, viewBox: '20 76 624 312' }
    : { name: 'hero-phone', viewBox: '0 0 350 470' };
  return (
    <>
      <PageHead title={heading} lead={lead} trail={trail} actions={actions} drawing={drawing} />
      <SiteIndex heading="In the same area" pages={nearby} />
    </>
  );
}

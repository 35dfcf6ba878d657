import { stubPages } from '../content/stubPages';
import type { StubContent } from '../content/stubs';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

const whole = { name: 'hero-phone', viewBox: '0 0 350 470' };
const actions = { primary: { label: 'Free Strategy Call', href: '/contact' } };

export interface StubPageProps {
  /** The stub's address. */
  path?: string;
  /** Default: the stub at that address. */
  content?: StubContent | undefined;
}

/**
 * A heading, one sentence and a way on (spec 2.1, "Stub pages"), until the page has more to say; a title alone where the
 * record says so.
 */
export function StubPage({ path = '', content = stubPages[path] }: StubPageProps) {
  if (!content) throw new Error(`There is no stub at ${path}`);
  const { heading, lead, trail, drawing, titleOnly, nearby = [] } = content;
  return (
    <>
      <PageHead
        title={heading}
        lead={titleOnly ? undefined : lead}
        trail={trail}
        actions={titleOnly ? undefined : actions}
        drawing={drawing ? { ...drawing, framed: true } : whole}
      />
      <SiteIndex heading="In the same area" pages={titleOnly ? [] : nearby} />
    </>
  );
}

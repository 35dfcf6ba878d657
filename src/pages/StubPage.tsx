import { BenefitGrid } from '../components/BenefitGrid';
import { Section } from '../components/Section';
import { StatStrip } from '../components/StatStrip';
import { type StubPageContent, stubPages } from '../content/stubPages';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

const whole = { name: 'hero-phone', viewBox: '0 0 350 470' };
const call = { primary: { label: 'Free Strategy Call', href: '/contact' } };

export interface StubPageProps {
  /** The stub's address. */
  path?: string;
  /** Default: the stub at that address. */
  content?: StubPageContent | undefined;
}

/**
 * A heading, one sentence and a way on (spec 2.1, "Stub pages"); where its record has them, three things that the firm does
 * there, what they start at, and where to read on. A title alone where the record says so.
 */
export function StubPage({ path = '', content = stubPages[path] }: StubPageProps) {
  if (!content) throw new Error(`There is no stub at ${path}`);
  const { heading, lead, trail, sheet, drawing, titleOnly, nearby = [], does, cost, next, closing } = content;
  // What a page tells in parts has them numbered; a list of neighbours alone is no part.
  const after = cost ? 3 : 2;

  return (
    <>
      <PageHead
        heading={heading}
        lead={titleOnly ? undefined : lead}
        trail={trail}
        sheet={titleOnly ? undefined : sheet}
        actions={titleOnly ? undefined : (content.actions ?? call)}
        drawing={drawing ? { ...drawing, cropped: true } : whole}
      />
      {does && (
        <Section index={1} pad="opening" heading={does.heading} lead={does.lead}>
          <BenefitGrid benefits={does.points} columns={3} />
        </Section>
      )}
      {cost && (
        <Section index={2} surface="band" heading={cost.heading} lead={cost.lead}>
          <StatStrip stats={cost.figures} />
        </Section>
      )}
      {next ? (
        <SiteIndex index={after} surface={cost ? 'canvas' : 'band'} {...next} />
      ) : (
        <SiteIndex heading="In the same area" pages={titleOnly ? [] : nearby} />
      )}
      {closing && <ClosingCall index={next ? after + 1 : undefined} {...closing} />}
    </>
  );
}

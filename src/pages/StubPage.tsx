import { type StubPageContent, stubPages } from '../content/stubPages.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

export interface StubPageProps {
  /** The stub's address. */
  path?: string;
  /** Default: the stub at that address. */
  content?: StubPageContent;
}

/** A heading, one sentence, one link to the page that tells more, and the last call (spec 2.1, "Stub pages"). */
export function StubPage({ path = '', content = stubPages[path] }: StubPageProps) {
  if (!content) throw new Error(`There is no stub at ${path}`);
  return (
    <>
      <PageHead {...content.head} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}

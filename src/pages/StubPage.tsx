import { type StubPageContent, stubPages } from '../content/stubPages.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

export interface StubPageProps {
  path?: string;
  /** Default: the stub of `path`. */
  content?: StubPageContent;
}

/** Heading, one sentence, a link to the main page of the topic, and the closing call (spec 2.1, "Stub pages"). */
export function StubPage({ path = '', content = stubPages[path] }: StubPageProps) {
  if (!content) throw new Error(`There is no stub at ${path}`);
  return (
    <>
      <PageHead {...content.head} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}

import { ai, type TopicsContent } from '../content/topics';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Topics } from '../sections/Topics';

/** AI Strategy & Transformations (spec 2.5): four parts, in the order in which the work is done. */
export function AiPage({ content = ai }: { content?: TopicsContent }) {
  const { head, drawing, navigation, topics, closing } = content;
  return (
    <>
      <PageHead {...head} drawing={drawing} />
      <Topics navigation={navigation} topics={topics} layout="sequence" />
      <ClosingCall floor={3} {...closing} />
    </>
  );
}

import { industries, type TopicsContent } from '../content/topics';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Topics } from '../sections/Topics';

/** Industry Solutions (spec 2.5): industries, each with what must not stop in it. */
export function SystemPage({ content = industries }: { content?: TopicsContent }) {
  const { head, drawing, navigation, topics, closing } = content;
  return (
    <>
      <PageHead {...head} drawing={drawing} />
      <Topics navigation={navigation} topics={topics} layout="catalogue" />
      <ClosingCall floor={1} {...closing} />
    </>
  );
}

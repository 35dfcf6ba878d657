import { type TopicsContent, topicPages } from '../content/topics.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Topics } from '../sections/Topics';

export interface TopicsPageProps {
  path?: string;
  /** Default: the content of `path`. */
  content?: TopicsContent;
}

/** Topics with sticky navigation (spec 2.5): AI strategy, industries. */
export function TopicsPage({ path = '', content = topicPages[path] }: TopicsPageProps) {
  if (!content) throw new Error(`There are no topics at ${path}`);
  const { head, drawing, navigation, topics, layout, closing } = content;
  return (
    <>
      <PageHead {...head} drawing={drawing} />
      <Topics navigation={navigation} topics={topics} layout={layout} />
      <ClosingCall index={topics.length + 1} {...closing} />
    </>
  );
}

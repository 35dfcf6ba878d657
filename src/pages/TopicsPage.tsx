import { type TopicsContent, topicPages } from '../content/topics.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Topics } from '../sections/Topics';

export interface TopicsPageProps {
  /** The page's address. */
  path?: string;
  /** Default: what stands at that address. */
  content?: TopicsContent;
}

/** Parts of one subject under their navigation (spec 2.5): AI strategy step by step, industries. */
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

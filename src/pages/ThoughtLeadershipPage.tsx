import { ContributorCard } from '../components/ContributorCard';
import { type ThoughtLeadershipContent, thoughtLeadershipPage } from '../content/listPages/thoughtLeadership.data';
import { ArticleSection } from '../sections/ArticleSection';
import { CardSection } from '../sections/CardSection';
import { ListHead } from '../sections/ListHead';
import { Newsletter } from '../sections/Newsletter';
import { PageHead } from '../sections/PageHead';
import { Portrait } from '../sections/Portrait';

/** Thought leadership (spec 2.8): articles by topic, their authors and the newsletter. */
export function ThoughtLeadershipPage({ content = thoughtLeadershipPage }: { content?: ThoughtLeadershipContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ArticleSection {...content.articles} />
      {/* At least three columns, because portraits would be too large in two. */}
      <CardSection head={ListHead} columns={content.contributors.items.length < 4 ? 3 : 4} {...content.contributors}>
        {({ image, drawing, ...contributor }, at) => (
          <ContributorCard
            {...contributor}
            // In a row of four, people face the middle.
            media={<Portrait name={contributor.name} image={image} drawing={drawing} mirrored={at % 4 > 1} />}
          />
        )}
      </CardSection>
      <Newsletter variant="compact" rule={false} />
    </>
  );
}

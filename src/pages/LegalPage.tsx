import { Prose } from '../components/Prose';
import { Section } from '../components/Section';
import { type LegalContent, legalPages } from '../content/legalPages.data';
import { PageHead } from '../sections/PageHead';

export interface LegalPageProps {
  /** The text's address. */
  path?: string;
  /** Default: the text at that address. */
  content?: LegalContent;
}

/** A text about the site itself: privacy, terms, imprint, accessibility. An article is an ArticlePage. */
export function LegalPage({ path = '', content = legalPages[path] }: LegalPageProps) {
  if (!content) throw new Error(`There is no legal text at ${path}`);
  return (
    <>
      <PageHead {...content.head} />
      <Section pad="opening">
        <Prose headings="beside" parts={content.parts} />
      </Section>
    </>
  );
}

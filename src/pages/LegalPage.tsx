import { Prose } from '../components/Prose';
import { Section } from '../components/Section';
import { type LegalContent, legalPages } from '../content/legalPages.data';
import { PageHead } from '../sections/PageHead';

export interface LegalPageProps {
  path?: string;
  /** Default: the text of `path`. */
  content?: LegalContent;
}

/** Legal text: privacy, terms, imprint, accessibility. For articles, use ArticlePage. */
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

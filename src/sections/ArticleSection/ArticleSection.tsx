import { Card, CardFacts, type CardProps } from '../../components/Card';
import { Cell, Cells } from '../../components/Cells';
import { Link } from '../../components/Link';
import { CategorySection, type CategorySectionProps } from '../CategorySection';
import { RecordPicture, type RecordPictureProps } from '../RecordPicture';
import * as css from './ArticleSection.css';

/** Article in a list: a blog post, or an opinion article with its own page. */
export interface ArticleEntry {
  id: string;
  heading: string;
  excerpt: string;
  category: string;
  /** Displayed text: "6 min". */
  readTime: string;
  /** `value` for machines (2025-02-13), `label` for people. */
  date: { value: string; label: string };
  author: string;
  drawing: string;
  image?: string;
  href?: string;
  /** Link to another page, for an article without its own page. */
  action?: { label: string; href: string } | undefined;
}

export interface ArticleSectionProps extends Omit<CategorySectionProps<ArticleEntry>, 'children'> {}

function ArticleCard({
  entry,
  loading,
  ...layout
}: { entry: ArticleEntry } & Pick<CardProps, 'size' | 'row' | 'mediaPosition'> & Pick<RecordPictureProps, 'loading'>) {
  const { id, heading, excerpt, category, readTime, date, author, drawing, image, href, action } = entry;
  return (
    <Card
      {...layout}
      id={id}
      heading={heading}
      href={href}
      facts={{ start: category, end: readTime }}
      text={excerpt}
      media={<RecordPicture drawing={drawing} image={image} loading={loading} />}
      footer={
        <>
          <CardFacts start={author} end={<time dateTime={date.value}>{date.label}</time>} />
          {action && (
            <Link variant="arrow" href={action.href} context={heading}>
              {action.label}
            </Link>
          )}
        </>
      }
    />
  );
}

/**
 * Articles by category (spec 2.8, blog and thought leadership). Depending on the number of articles, the first or last
 * one fills a row. For reports, use ReportSection.
 */
export function ArticleSection(props: ArticleSectionProps) {
  return (
    <CategorySection {...props}>
      {(entries) => {
        const leads = entries.length % 4 === 1 || entries.length === 6;
        const ends = entries.length === 5;
        const rest = entries.slice(leads ? 1 : 0, ends ? -1 : undefined);
        const five = rest.length === 5;
        const columns = five ? '2 + 3' : rest.length % 2 === 0 && rest.length < 6 ? 2 : 3;
        return (
          <>
            {leads && (
              <Cells columns={1} medium={1} lines={rest.length > 0 ? 'start' : 'both'}>
                {entries.slice(0, 1).map((entry) => (
                  <Cell key={entry.id} pad="none">
                    <div className={css.lead} data-surface="band">
                      <ArticleCard entry={entry} size="large" row="wide" loading="eager" />
                    </div>
                  </Cell>
                ))}
              </Cells>
            )}
            {rest.length > 0 && (
              <Cells as="ul" columns={columns} medium={five || ends ? 1 : 2} lines={ends ? 'start' : 'both'}>
                {rest.map((entry, at) => (
                  <Cell as="li" key={entry.id} pad="none">
                    <ArticleCard
                      entry={entry}
                      size={columns === 2 || (five && at < 2) ? 'half' : 'medium'}
                      row={five || ends ? 'medium' : undefined}
                    />
                  </Cell>
                ))}
              </Cells>
            )}
            {ends && (
              <Cells columns={1} medium={1}>
                {entries.slice(-1).map((entry) => (
                  <Cell key={entry.id} pad="none">
                    <ArticleCard entry={entry} size="half" row="wide" mediaPosition="end" />
                  </Cell>
                ))}
              </Cells>
            )}
          </>
        );
      }}
    </CategorySection>
  );
}

import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard';
import { Cell, Cells } from '../../components/Cells';
import { CategorySection, type CategorySectionProps } from '../CategorySection';
import { RecordPicture } from '../RecordPicture';

/** An article as the list shows it: of the blog, or a position with a page of its own. */
export interface ArticleEntry extends Omit<ArticleCardProps, 'media' | 'level' | 'size'> {
  id: string;
  /** Name of a drawing, or the address of a photograph. */
  image: string;
}

export interface ArticleSectionProps extends Omit<CategorySectionProps<ArticleEntry>, 'children'> {}

/** Articles by category (spec 2.8, blog and thought leadership). One that would stand alone in its row leads the list. */
export function ArticleSection(props: ArticleSectionProps) {
  return (
    <CategorySection {...props}>
      {(entries) => {
        const leads = entries.length % 4 === 1;
        const rest = leads ? entries.slice(1) : entries;
        const columns = leads ? 4 : rest.length === 2 || rest.length === 4 ? 2 : 3;
        return (
          <>
            {leads && (
              <Cells columns={1} medium={1} lines={rest.length > 0 ? 'start' : 'both'}>
                {entries.slice(0, 1).map(({ image, ...entry }) => (
                  <Cell key={entry.id} pad="none">
                    <ArticleCard {...entry} size="lead" media={<RecordPicture id={entry.id} image={image} />} />
                  </Cell>
                ))}
              </Cells>
            )}
            {rest.length > 0 && (
              <Cells as="ul" columns={columns}>
                {rest.map(({ image, ...entry }) => (
                  <Cell as="li" key={entry.id} pad="none">
                    <ArticleCard {...entry} media={<RecordPicture id={entry.id} image={image} />} />
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

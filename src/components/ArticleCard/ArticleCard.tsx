import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { TitleLink } from '../TitleLink';
import * as css from './ArticleCard.css';

const card = cva(css.card, {
  variants: {
    /** `lead` for the one that stands alone in its row, beside its picture from 1024 px. */
    size: css.size,
    /** All of it can be clicked. */
    pressable: { true: css.pressable },
  },
  defaultVariants: { size: 'regular' },
});

export interface ArticleCardProps extends Pick<VariantProps<typeof card>, 'size'> {
  /** For links that lead to this article in the list. */
  id?: string | undefined;
  /** What it is called. */
  heading: string;
  /** What it is about, in one or two sentences. */
  excerpt: string;
  /** Subject it belongs to, as it is printed. */
  category: string;
  /** As printed: "6 min". */
  readTime: string;
  /** `value` for machines, as 2025-02-13, and `label` for people. */
  date: { value: string; label: string };
  /** Who wrote it. */
  author: string;
  /** A Drawing or Picture of 8 : 5. It adds nothing to what the words say. */
  media?: ReactNode;
  /** The article's own page: the title is the link, and the whole card can be clicked. */
  href?: string | undefined;
  /** Where it has no page of its own: where to go instead. */
  action?: { label: string; href: string } | undefined;
  /** Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * An article in a list (spec 2.8, blog and thought leadership): drawing, category and length, title, what it says, who
 * wrote it and when. It fills the cell that it stands in; `size="lead"` is the wide one that begins a list. Records of
 * several kinds are ResourceCards.
 */
export function ArticleCard({
  id,
  heading,
  excerpt,
  category,
  readTime,
  date,
  author,
  media,
  href,
  action,
  level = 3,
  size,
}: ArticleCardProps) {
  return (
    <article id={id} className={card({ size, pressable: href !== undefined })}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.words}>
        <p className={css.facts}>
          <span>{category}</span> <span className={css.length}>{readTime}</span>
        </p>
        <Heading level={level} size={size === 'lead' ? 'title2' : 'title4'}>
          {href ? <TitleLink href={href}>{heading}</TitleLink> : heading}
        </Heading>
        <p className={css.excerpt}>{excerpt}</p>
        <div className={css.foot}>
          <p className={css.author}>
            <span>{author}</span>{' '}
            <time className={css.length} dateTime={date.value}>
              {date.label}
            </time>
          </p>
          {action && (
            <div className={css.action}>
              <Link variant="arrow" href={action.href} context={heading}>
                {action.label}
              </Link>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { TagList } from '../TagList';
import { TitleLink } from '../TitleLink';
import { useWords } from '../words';
import * as css from './Card.css';
import { CardFacts, type CardFactsProps } from './CardFacts';

const card = cva(css.card, {
  variants: {
    /**
     * `large` for the one that leads a list, `lead` where the list has only a part of the sheet, `half` with a larger
     * heading for one of two in a row.
     */
    size: css.size,
    /**
     * Where it is a row instead of a column: on phones `narrow`, without its picture, or `illustrated`, with `media`
     * small before title and text; `medium` from 700 to 1023 px and `wide` from 700 px, with the words beside `media`,
     * in a row without neighbors.
     */
    row: css.row,
    /** Side of `media` in a `wide` row. Default start. */
    mediaAt: css.mediaAt,
    /** All of it can be clicked. */
    pressable: { true: css.pressable },
  },
  defaultVariants: { size: 'medium' },
});

const titles = { medium: 'title4', half: 'title3', lead: 'title3', large: 'title2' } as const;

export interface CardProps extends Omit<VariantProps<typeof card>, 'pressable'> {
  /** For links that lead to this card in the list. */
  id?: string;
  /** What it is called. */
  heading: string;
  /** Its own page: the heading is the link, the whole card can be clicked, and nothing else in it may be. */
  href?: string;
  /** Over the heading: what it is, and how long it takes. */
  facts?: CardFactsProps;
  /** What it is about, in one or two sentences. */
  text?: string;
  /** Subjects, below all else. */
  tags?: readonly string[];
  /** What else there is to say, as a list. */
  children?: ReactNode;
  /** At the foot, where the feet of neighbours meet: who wrote it, where to get it. */
  footer?: ReactNode;
  /** A Drawing or Picture as wide as the card. It adds nothing to what the words say. Only that of a `large` or `lead` has signal. */
  media?: ReactNode;
  /** Level of the heading. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * A record in a list (spec 2.8, 3.3): picture, facts, heading, text, a foot, and tags. It fills the Cell that it stands
 * in, which has no padding of its own. Services, plans, reports, events and people have cards that know more.
 */
export function Card({
  id,
  heading,
  href,
  facts,
  text,
  tags = [],
  children,
  footer,
  media,
  level = 3,
  size,
  row,
  mediaAt,
}: CardProps) {
  const words = useWords('resource');
  return (
    <article id={id} className={card({ size, row, mediaAt, pressable: href !== undefined })}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.words}>
        {facts && <CardFacts {...facts} />}
        <Heading level={level} size={titles[size ?? 'medium']}>
          {href ? <TitleLink href={href}>{heading}</TitleLink> : heading}
        </Heading>
        {text && <p className={css.text}>{text}</p>}
        {children && <div className={css.body}>{children}</div>}
        {footer && <div className={css.footer}>{footer}</div>}
        {tags.length > 0 && (
          <div className={css.tags}>
            <TagList label={words.tags} tags={tags} />
          </div>
        )}
      </div>
    </article>
  );
}

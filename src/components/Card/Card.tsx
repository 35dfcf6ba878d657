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
    /** `large`: first of a list. `lead`: first, beside other content. `half`: one of two in a row. Default `medium`. */
    size: css.size,
    /**
     * Window widths with media beside the text. `illustrated`: below 700 px. `medium`: 700 to 1023 px. `wide`: from 700
     * px, for a card without neighbors. `narrow` hides media and children below 700 px. Default: media above the text.
     */
    row: css.row,
    /** Side of `media` in a `wide` row. Default start. */
    mediaPosition: css.mediaPosition,
    pressable: { true: css.pressable },
  },
  defaultVariants: { size: 'medium' },
});

const titles = { medium: 'title4', half: 'title3', lead: 'title3', large: 'title2' } as const;

export interface CardProps extends Omit<VariantProps<typeof card>, 'pressable'> {
  id?: string;
  heading: string;
  /** URL of the record's page. Makes the whole card clickable, so the card must contain no other control. */
  href?: string;
  /** Line above the heading: kind and reading time. */
  facts?: CardFactsProps;
  text?: string;
  tags?: readonly string[];
  /** Additional content, such as a list. */
  children?: ReactNode;
  /** Author or download, below `text` and `children`. */
  footer?: ReactNode;
  /** Decorative Drawing or Picture. Only `large` and `lead` cards show the signal color in it. */
  media?: ReactNode;
  level?: 2 | 3 | 4;
}

/**
 * Summary of a record in a list (spec 2.8, 3.3), in a Cell with `pad="none"`. For plans, events and people, use
 * PlanCard, EventCard and TeamMember.
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
  mediaPosition,
}: CardProps) {
  const words = useWords('resource');
  return (
    <article id={id} className={card({ size, row, mediaPosition, pressable: href !== undefined })}>
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

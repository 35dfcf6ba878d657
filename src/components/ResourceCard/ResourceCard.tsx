import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { Anchor } from '../Link/Anchor';
import { TagList } from '../TagList';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './ResourceCard.css';

const card = cva(css.card, {
  variants: {
    /** `featured` leads the list with a larger picture; `row-narrow` is a row of title and facts on phones, a card elsewhere. */
    size: css.size,
  },
  defaultVariants: { size: 'regular' },
});
const media = cva(css.media, { variants: { size: css.mediaSize }, defaultVariants: { size: 'regular' } });

/** How many tags of each kind a card shows (spec 2.8). */
const TAGS = 2;

export interface ResourceCardProps extends VariantProps<typeof card> {
  /** What it is called. */
  heading: string;
  /** Where it is shown: the heading is the link, and the whole card can be clicked. Left out where `download` is all. */
  href?: string | undefined;
  /** What it is, in words: "Case study". */
  type: string;
  /** How long it takes: "12 min", "32 pages". */
  length?: string | undefined;
  /** What it is, in one or two sentences. */
  text: string;
  /** In words. The first two are shown. */
  industry?: readonly string[];
  /** In words. The first two are shown. */
  solution?: readonly string[];
  /** What the link does, where it does not lead to the record itself: "Sent on request". */
  note?: string | undefined;
  /** Its file: a button that downloads it, or, without an address, says why not. */
  download?: { href?: string | undefined; unavailable: string } | undefined;
  /** A Drawing or Picture of 8 : 5. It adds nothing to what the words say. */
  media?: ReactNode;
  /** Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * A record of the hub in a list (spec 2.8, 3.3): drawing, type and length, title, what it
 * says, tags. It fills the cell that it stands in; `size="featured"` is for the one that leads the list.
 */
export function ResourceCard({
  heading,
  href,
  type,
  length,
  text,
  industry = [],
  solution = [],
  note,
  download,
  media: picture,
  level = 3,
  size,
}: ResourceCardProps) {
  const words = useWords('resource');
  return (
    <article className={card({ size })}>
      {picture && <div className={media({ size })}>{picture}</div>}
      <div className={css.words}>
        <p className={css.facts}>
          <span>{type}</span> {length && <span className={css.length}>{length}</span>}
        </p>
        <Heading level={level} size={size === 'featured' ? 'title3' : 'title4'}>
          {href ? (
            <Anchor href={href} className={css.link}>
              {heading}
            </Anchor>
          ) : (
            heading
          )}
        </Heading>
        <p className={css.description}>{text}</p>
        <div className={css.tags}>
          <TagList label={words.tags} tags={[...new Set([...industry.slice(0, TAGS), ...solution.slice(0, TAGS)])]} />
        </div>
        {note && <p className={css.note}>{note}</p>}
        {download && (
          <div className={css.download}>
            {download.href ? (
              <ButtonLink size="medium" icon="download" href={download.href} download context={heading}>
                {words.download}
              </ButtonLink>
            ) : (
              <Button size="medium" icon="download" unavailable={download.unavailable} showReason>
                {words.download}
                <VisuallyHidden> {heading}</VisuallyHidden>
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './TitleBlock.css';

export interface TitleBlockProps {
  /** What the sheet is: its number, then others. A date comes with `value`, for machines. */
  facts: readonly { term: string; value: string | { value: string; label: string } }[];
  /** A key plan of the place among others, beside the first fact: decoration, since `facts` say the same. */
  media?: ReactNode;
}

/**
 * The title block of a sheet: its number and date, with a key plan beside the number. On phones two facts stand
 * alone: number and area, or without a plan what follows the number. The block at the end of a page is SiteFooter.
 */
export function TitleBlock({ facts, media }: TitleBlockProps) {
  // By their number, not by :last-child: while the page arrives that is another cell, or none, and cells would move.
  const onPhones = media || facts.length < 3 ? [0, 1] : [1, 2];
  const wide = facts.length < 4 ? facts.length - 1 : undefined;
  return (
    <div className={css.block}>
      {media && <div className={css.plan}>{media}</div>}
      <dl className={css.facts}>
        {facts.map(({ term, value }, at) => (
          <div
            key={term}
            className={cx(
              !onPhones.includes(at) ? css.notOnPhones : media ? css.planned : css.numbered,
              at === wide && css.widest,
            )}
          >
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              {typeof value === 'string' ? value : <time dateTime={value.value}>{value.label}</time>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

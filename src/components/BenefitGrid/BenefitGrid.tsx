import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Cell, Cells } from '../Cells';
import { Heading } from '../Heading';
import * as css from './BenefitGrid.css';

const detail = cva(css.detail, {
  variants: {
    three: { true: css.three },
    beside: { true: css.before },
    tall: { true: css.tall },
    rows: { true: css.low },
  },
});
const drawn = cva(css.illustrated, {
  variants: {
    row: { true: css.pair },
    beside: { true: css.beside },
    rows: { true: css.inRows },
    tall: { true: css.high },
  },
});
const words = cva(css.words, { variants: { row: { true: css.row }, rows: { true: css.wordsInRows } } });

export interface BenefitGridProps {
  /** Benefits in their order. */
  benefits: readonly {
    title: string;
    description: string;
    /** A Drawing that fits into its place, of about 5 : 3. For all or for none. */
    media?: ReactNode;
  }[];
  /** Of the headings. Default 3. */
  level?: 3 | 4;
  /**
   * From 1024 px. Default 4, or as many as there are; in one or two columns the media stands before the words. From 700 px
   * an even number stands in two columns. Of three, `1 | 2` has the first large and the others beside it.
   */
  columns?: 1 | 2 | 3 | 4 | '1 | 2';
  /**
   * `above` has the media above the words in two columns too, where these are no wider than two thirds of the sheet;
   * `rows` has the media of a single column large, title and text beside it.
   */
  variant?: 'above' | 'rows';
}

/** What somebody gains, side by side, each under its media (spec 2.6, 3.1). Offerings with a price are OfferingItems. */
export function BenefitGrid({ benefits, level = 3, columns = 4, variant }: BenefitGridProps) {
  const uneven = columns === '1 | 2' && benefits.length === 3;
  const count = Math.max(1, Math.min(columns === '1 | 2' ? 2 : columns, benefits.length)) as 1 | 2 | 3 | 4;
  const rows = variant === 'rows';
  // An odd one out would leave a hole in two columns.
  const odd = benefits.length % 2 === 1;
  return (
    <Cells as="ul" columns={uneven ? '1 | 2' : count} medium={odd ? 1 : 2}>
      {benefits.map(({ title, description, media }, place) => {
        const tall = uneven && place === 0;
        const beside = count < 3 && variant !== 'above' && !tall;
        const said = (
          <div className={words({ row: odd && !media, rows: rows && media !== undefined })}>
            <Heading level={level} size={rows ? 'title3' : 'title4'}>
              {title}
            </Heading>
            <p className={css.description}>{description}</p>
          </div>
        );
        return (
          <Cell as="li" key={title} pad="none">
            {media ? (
              <div className={drawn({ row: odd, beside, rows, tall })}>
                <div className={detail({ three: count === 3 || (odd && count < 3), beside, tall, rows })}>{media}</div>
                {said}
              </div>
            ) : (
              said
            )}
          </Cell>
        );
      })}
    </Cells>
  );
}

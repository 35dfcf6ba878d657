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
    under: { true: css.under },
  },
});
const layout = cva('', {
  variants: {
    small: { true: css.illustrated },
    row: { true: css.pair },
    beside: { true: css.beside },
    tall: { true: css.high },
  },
});
const words = cva(css.words, { variants: { row: { true: css.row } } });

export interface BenefitGridProps {
  benefits: readonly {
    title: string;
    description: string;
    /** Drawing of about 5 : 3, for all benefits or none. */
    media?: ReactNode;
  }[];
  /** In windows from 1024 px, one Drawing above the row replaces the media of each benefit. */
  across?: ReactNode;
  level?: 3 | 4;
  /**
   * Columns in windows from 1024 px, at most the number of benefits. Default 4. With 1 or 2 columns, media is beside
   * the text. Of three benefits, `1 | 2` makes the first large and `2 | 1` the last. From 700 to 1023 px, an even
   * number of benefits is in two columns.
   */
  columns?: 1 | 2 | 3 | 4 | '1 | 2' | '2 | 1';
  /** `above`: media stays above the text with 1 or 2 columns, for a grid of at most two thirds of the page width. */
  variant?: 'above';
}

/** Benefits side by side, each with optional media (spec 2.6, 3.1). For offerings with a price, use OfferingItem. */
export function BenefitGrid({ benefits, across, level = 3, columns = 4, variant }: BenefitGridProps) {
  const uneven = typeof columns === 'string' && benefits.length === 3 && columns;
  const count = Math.max(1, Math.min(typeof columns === 'string' ? 2 : columns, benefits.length)) as 1 | 2 | 3 | 4;
  const large = { '1 | 2': 0, '2 | 1': 2 };
  // An odd number of benefits would leave a gap in two columns.
  const odd = benefits.length % 2 === 1;
  const row = (
    <Cells as="ul" columns={uneven || count} medium={odd ? 1 : 2}>
      {benefits.map(({ title, description, media }, index) => {
        const tall = uneven !== false && index === large[uneven];
        const beside = count < 3 && variant !== 'above' && !tall;
        const content = (
          <div className={words({ row: odd && !media })}>
            <Heading level={level} size="title4">
              {title}
            </Heading>
            <p className={css.description}>{description}</p>
          </div>
        );
        return (
          <Cell as="li" key={title} pad="none">
            {media ? (
              <div className={layout({ small: !tall, row: odd, beside, tall })}>
                <div
                  className={detail({ three: count === 3 || (odd && count < 3), beside, tall, under: Boolean(across) })}
                >
                  {media}
                </div>
                {content}
              </div>
            ) : (
              content
            )}
          </Cell>
        );
      })}
    </Cells>
  );
  return across ? (
    <>
      <div className={css.across}>{across}</div>
      {row}
    </>
  ) : (
    row
  );
}

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
const drawn = cva('', {
  variants: {
    small: { true: css.illustrated },
    row: { true: css.pair },
    beside: { true: css.beside },
    tall: { true: css.high },
  },
});
const words = cva(css.words, { variants: { row: { true: css.row } } });

export interface BenefitGridProps {
  /** Benefits in their order. */
  benefits: readonly {
    title: string;
    description: string;
    /** A Drawing that fits into its place, of about 5 : 3. For all or for none. */
    media?: ReactNode;
  }[];
  /** One Drawing for all, from frame line to frame line: from 1024 px it stands above their row, and each one’s media does not. */
  across?: ReactNode;
  /** Level of the headings. Default 3. */
  level?: 3 | 4;
  /**
   * From 1024 px. Default 4, or as many as there are; in one or two columns the media stands before the words. From 700 px
   * an even number stands in two columns. Of three, `1 | 2` has the first large and the others beside it, `2 | 1` the last.
   */
  columns?: 1 | 2 | 3 | 4 | '1 | 2' | '2 | 1';
  /** `above` has the media above the words in two columns too, where these are no wider than two thirds of the sheet. */
  variant?: 'above';
}

/** What somebody gains, side by side, each under its media (spec 2.6, 3.1). Offerings with a price are OfferingItems. */
export function BenefitGrid({ benefits, across, level = 3, columns = 4, variant }: BenefitGridProps) {
  const uneven = typeof columns === 'string' && benefits.length === 3 && columns;
  const count = Math.max(1, Math.min(typeof columns === 'string' ? 2 : columns, benefits.length)) as 1 | 2 | 3 | 4;
  const large = { '1 | 2': 0, '2 | 1': 2 };
  // An odd one out would leave a hole in two columns.
  const odd = benefits.length % 2 === 1;
  const row = (
    <Cells as="ul" columns={uneven || count} medium={odd ? 1 : 2}>
      {benefits.map(({ title, description, media }, place) => {
        const tall = uneven !== false && place === large[uneven];
        const beside = count < 3 && variant !== 'above' && !tall;
        const said = (
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
              <div className={drawn({ small: !tall, row: odd, beside, tall })}>
                <div
                  className={detail({ three: count === 3 || (odd && count < 3), beside, tall, under: Boolean(across) })}
                >
                  {media}
                </div>
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
  return across ? (
    <>
      <div className={css.across}>{across}</div>
      {row}
    </>
  ) : (
    row
  );
}

import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { Prose, type ProseProps } from '../../components/Prose';
import { Section } from '../../components/Section';
import { SmallPortrait } from '../Portrait';
import * as css from './ArticleText.css';

export interface ArticleTextProps {
  /**
   * Parts of Prose. A part with `surface` is as wide as the page, and on desktop it shows the `-wide` drawing. In other
   * parts, on desktop, a drawing or chart is beside heading and text; tables and lists are below them. The first chart
   * in these parts is on a band.
   */
  parts: readonly (Omit<ProseProps['parts'][number], 'figure'> & {
    /**
     * Name of a drawing, or URL of a photograph (`image`). `label` is the text alternative. `wideHeight` is the height
     * of the `-wide` drawing, which is 1248 units wide. Default 384.
     */
    figure?: { drawing?: string; image?: string; label: string; wideHeight?: number };
  })[];
  author?: string;
  /** Name of the line portrait in `/drawings/`. */
  portrait?: string;
  role?: string;
  /** `value` for machines (2025-02-13), `label` for people. */
  date: { value: string; label: string };
  /** Displayed text: "3 min". */
  readTime: string;
  /** Omit the category if the page's head shows it. */
  category?: string;
  /** Additional facts, shown before the date: "Client", "Edition". */
  facts?: readonly { term: string; value: string }[];
  keyInsights: readonly string[];
  /** Default "Key insights". */
  insightsHeading?: string;
}

/** Photograph or drawing; `isFullWidth` shows the `-wide` drawing across the page on desktop. */
function TextFigure({
  drawing,
  image,
  label,
  wideHeight = 384,
  isFullWidth,
}: NonNullable<ArticleTextProps['parts'][number]['figure']> & { isFullWidth: boolean }) {
  if (!drawing)
    return (
      <figure>
        <Picture src={image} alt={label} />
      </figure>
    );
  const viewBox = drawing.startsWith('record-') ? '16 12 448 276' : '28 28 424 244';
  return (
    <>
      <Drawing name={drawing} viewBox={viewBox} label={label} />
      {isFullWidth && (
        <div className={css.fullWidth}>
          <Drawing name={`${drawing}-wide`} viewBox={`28 28 1248 ${wideHeight}`} label={label} />
        </div>
      )}
    </>
  );
}

/** Text of an Article, with its facts and key insights. Place it after PageHead. */
export function ArticleText({
  author,
  portrait,
  role,
  date,
  readTime,
  category,
  facts: others = [],
  keyInsights,
  insightsHeading = 'Key insights',
  parts,
}: ArticleTextProps) {
  const id = useId();
  const large = parts.findIndex(({ bars, surface }) => bars && !surface);
  const facts: [term: string, value: ReactNode][] = [
    ['Author', author],
    ['Role', role],
    ...others.map(({ term, value }): [string, string] => [term, value]),
    [
      'Published',
      <time key="date" dateTime={date.value}>
        {date.label}
      </time>,
    ],
    ['Topic', category],
    ['Length', readTime],
  ];
  return (
    // Reader views (Readability) score a `section` by its commas. One `section` around all parts keeps every part.
    <section>
      <Section pad="none">
        <div className={cx(css.layout, parts.some(({ bars }) => bars) && css.charted)}>
          <div className={portrait ? css.byline : undefined}>
            {portrait && (
              <div className={css.portrait}>
                <SmallPortrait drawing={portrait} loading="eager" />
              </div>
            )}
            <dl className={`${css.facts} ${portrait ? css.signed : css.paired}`}>
              {facts
                .filter(([, value]) => value)
                .map(([term, value]) => (
                  <div key={term} className={css.fact}>
                    <dt className={css.term}>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
          </div>
          {keyInsights.length > 0 && (
            <div className={css.insights} data-surface="band">
              <Heading level={2} size="title3" id={id}>
                {insightsHeading}
              </Heading>
              <ul className={css.list} aria-labelledby={id}>
                {keyInsights.map((insight) => (
                  <li key={insight} className={css.insight}>
                    {insight}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={css.text}>
            <Prose
              parts={parts.map(({ figure, ...part }, at) => ({
                ...part,
                ...(part.bars && { bars: { ...part.bars, size: part.surface || at === large ? 'large' : 'medium' } }),
                ...(at === large && { surface: 'band' }),
                figure: figure && <TextFigure {...figure} isFullWidth={part.surface !== undefined} />,
              }))}
            />
          </div>
        </div>
      </Section>
    </section>
  );
}

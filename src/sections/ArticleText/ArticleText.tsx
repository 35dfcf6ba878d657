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
  /** As those of Prose, with a figure by the name of its drawing; one on a surface has the whole sheet, on a desk with the drawing `-wide`. Else a drawing or a chart stands beside heading and words. Tables and lists go across the sheet, below heading and words, and so does the first chart on paper, on a band. */
  parts: readonly (Omit<ProseProps['parts'][number], 'figure'> & {
    /** A drawing or a photograph; `label` says what it shows. `wideHeight` is that of the drawing `-wide`, whose width is 1248. Default 384. */
    figure?: { drawing?: string; image?: string; label: string; wideHeight?: number };
  })[];
  /** Who wrote it. */
  author?: string;
  /** File in `/drawings/` of the author's line portrait. */
  portrait?: string;
  /** What the author does. */
  role?: string;
  /** `value` for machines, as 2025-02-13, and `label` for people. */
  date: { value: string; label: string };
  /** As printed: "3 min". */
  readTime: string;
  /** Subject it belongs to, as it is printed, where the page's head does not say it. */
  category?: string;
  /** Other facts about it, before those that every text has: "Client", "Edition". */
  facts?: readonly { term: string; value: string }[];
  /** What to take from it, a sentence each. */
  keyInsights: readonly string[];
  /** Default "Key insights". */
  insightsHeading?: string;
}

/** A photograph, or a drawing; `whole` has the whole sheet on a desk, with the drawing `-wide`. */
function TextFigure({
  drawing,
  image,
  label,
  wideHeight = 384,
  whole,
}: NonNullable<ArticleTextProps['parts'][number]['figure']> & { whole: boolean }) {
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
      {whole && (
        <div className={css.whole}>
          <Drawing name={`${drawing}-wide`} viewBox={`28 28 1248 ${wideHeight}`} label={label} />
        </div>
      )}
    </>
  );
}

/** The text of an Article, with what it is beside its opening, and what to take from it in large letters. PageHead stands above it. */
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
    // Reader views (Readability) score the article by the commas of its sections, and keep all of it.
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
                figure: figure && <TextFigure {...figure} whole={part.surface !== undefined} />,
              }))}
            />
          </div>
        </div>
      </Section>
    </section>
  );
}

import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { StatStrip } from '../StatStrip';
import { Text } from '../Text';
import { formatMessage, useWords } from '../words';
import * as css from './CaseStudy.css';
import { layout as layouts, study } from './layout.css';

export interface CaseStudyProps {
  titleId?: string;
  heading: string;
  text?: string;
  industry: string;
  /** Name or description of the client. */
  company: string;
  /** Situation before the project, one paragraph. */
  challenge: string;
  /** Work done, one paragraph. */
  solution: string;
  stack: readonly string[];
  results: readonly { value: string; label: string }[];
  /** Consecutive phases, drawn to scale. */
  timeline: readonly { label: string; weeks: number }[];
  team: readonly string[];
  /** Deliverables that the client keeps. */
  artifacts: readonly string[];
  /** Decorative Drawing or Picture without side margins. */
  media?: ReactNode;
  /** Link to the full story. Omit it on the story's own page. */
  action?: { label: string; href: string } | undefined;
  /** In windows from 700 px, `whole` (default) stacks all parts. `start` and `end` place the results on that side. */
  layout?: keyof typeof layouts;
  /** Level of the main heading; headings of parts are one level lower. Default 2. */
  level?: 2 | 3;
}

/** Complete case study (spec 2.8, 3.3). Place it in its own Section. For a summary in a list, use Card. */
export function CaseStudy({
  titleId,
  heading,
  text,
  industry,
  company,
  challenge,
  solution,
  stack,
  results,
  timeline,
  team,
  artifacts,
  media,
  action,
  layout = 'whole',
  level = 2,
}: CaseStudyProps) {
  const words = useWords('case');
  const id = useId();
  const part = level === 2 ? 3 : 4;
  const total = timeline.reduce((sum, { weeks }) => sum + weeks, 0);
  const lists = [
    { name: words.stack, items: stack },
    { name: words.team, items: team },
    { name: words.artifacts, items: artifacts },
  ].filter(({ items }) => items.length > 0);
  let from = 0;
  return (
    <div className={cx(study, layouts[layout])}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={level} id={titleId}>
            {heading}
          </Heading>
          {text && <Text size="lead">{text}</Text>}
          <p className={css.client}>
            <span>{company}</span> <span className={css.quiet}>{industry}</span>
          </p>
          {action && (
            <p>
              <Link variant="arrow" href={action.href} context={formatMessage(words.about, heading)}>
                {action.label}
              </Link>
            </p>
          )}
        </div>
        {media && <div className={css.picture}>{media}</div>}
      </div>
      {results.length > 0 && (
        <div className={css.results}>
          <StatStrip stats={results} stacked={layout !== 'whole'} />
        </div>
      )}
      <div className={css.story}>
        <div className={css.half}>
          <Heading level={part}>{words.challenge}</Heading>
          <Text>{challenge}</Text>
        </div>
        <div className={css.half}>
          <Heading level={part}>{words.solution}</Heading>
          <Text>{solution}</Text>
        </div>
      </div>
      {timeline.length > 0 && (
        <div className={css.timeline}>
          <div className={css.timelineHead}>
            <Heading level={part} id={`${id}-timeline`}>
              {words.timeline}
            </Heading>
            <Text size="label" tone="muted">
              {formatMessage(words.toScale, formatMessage(words.weeks, total))}
            </Text>
          </div>
          <ol className={css.phases} aria-labelledby={`${id}-timeline`}>
            {timeline.map(({ label, weeks }, index) => {
              const start = from;
              from += weeks;
              const isLast = index === timeline.length - 1;
              return (
                <li key={label} className={css.phase}>
                  <span className={css.phaseName}>{label}</span>{' '}
                  <span className={css.weeks}>{formatMessage(words.weeks, weeks)}</span>
                  <div className={css.scale}>
                    <SpanScale
                      axis={[0, total]}
                      span={[start, from]}
                      between
                      tick={isLast ? 1 : undefined}
                      major={4}
                      marks={
                        isLast
                          ? [
                              [0, words.start],
                              [total, String(total)],
                            ]
                          : []
                      }
                    />
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
      )}
      {lists.length > 0 && (
        <div className={css.details}>
          {lists.map(({ name, items }) => (
            <div key={name} className={css.detail}>
              <Heading level={part} size="title4" id={`${id}-${name}`}>
                {name}
              </Heading>
              <DashList labelledBy={`${id}-${name}`} items={items} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

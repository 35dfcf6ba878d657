import { useId } from 'react';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { IndexNumber } from '../IndexNumber';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { say, useWords } from '../words';
import * as css from './OfferingItem.css';

export interface OfferingItemProps {
  /** Counted from 1. */
  index: number;
  /** Its heading. */
  heading: string;
  /** What it is, in one or two sentences. */
  text: string;
  /** What it includes, a few words each. */
  features: readonly string[];
  /** As it is printed: "6-12 weeks". */
  timeline: string;
  /** The same in weeks, drawn to scale; left out where there is no end. */
  weeks?: readonly [from: number, to: number];
  /** Length of the axis in weeks, the same for all rows of a list. Default 16. */
  axis?: number;
  /** As it is printed: "$35K". */
  investment: string;
  /** What the client gets back, in words. */
  result?: string;
  /** Link that leads on, with its words. */
  action: { label: string; href: string };
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * One offering as a row of a specification: number, what it is, what it includes, how long it takes, what it starts at, and the way
 * on (spec 2.6). Rows line up under the heads of OfferingList; on narrow screens each row names its own columns.
 */
export function OfferingItem({
  index,
  heading,
  text,
  features,
  timeline,
  weeks,
  axis = 16,
  investment,
  result,
  action,
  level = 3,
}: OfferingItemProps) {
  const words = useWords('offer');
  const id = useId();
  return (
    <article className={css.row} aria-labelledby={id}>
      <div className={css.index}>
        <IndexNumber value={index} />
      </div>
      <div className={css.words}>
        <Heading level={level} size="title3" id={id}>
          {heading}
        </Heading>
        <p className={css.description}>{text}</p>
      </div>
      <div className={css.features}>
        <DashList items={features} />
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{words.timeline}</dt>
          <dd className={css.value}>{timeline}</dd>
          {weeks && (
            <dd className={css.scale}>
              <SpanScale
                axis={[0, axis]}
                span={weeks}
                tick={1}
                major={4}
                marks={[
                  [0, '0'],
                  [axis, say(words.weeks, axis)],
                ]}
              />
            </dd>
          )}
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{words.price}</dt>
          <dd className={css.value}>{investment}</dd>
        </div>
      </dl>
      {result && (
        <p className={css.result}>
          <span className={css.resultTerm}>{words.result}</span> {result}
        </p>
      )}
      <div className={css.action}>
        <Link variant="arrow" href={action.href} context={say(words.about, heading)}>
          {action.label}
        </Link>
      </div>
    </article>
  );
}

import { useId } from 'react';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { IndexNumber } from '../IndexNumber';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { formatMessage, useWords } from '../words';
import * as css from './OfferingItem.css';

export interface OfferingItemProps {
  index: number;
  heading: string;
  text: string;
  features: readonly string[];
  /** Displayed text: "6-12 weeks". */
  timeline: string;
  /** The timeline in weeks, drawn to scale. Omit it if the timeline has no end. */
  weeks?: readonly [from: number, to: number];
  /** Length of the axis in weeks, the same for all items of a list. Default 16. */
  axis?: number;
  /** Displayed starting price: "$35K". */
  investment: string;
  result?: string;
  action: { label: string; href: string };
  level?: 2 | 3 | 4;
}

/** Offering as a row of an OfferingList, with its own labels on narrow screens (spec 2.6). */
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
      <div className={css.text}>
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
                  [axis, formatMessage(words.weeks, axis)],
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
        <Link variant="arrow" href={action.href} context={formatMessage(words.about, heading)}>
          {action.label}
        </Link>
      </div>
    </article>
  );
}

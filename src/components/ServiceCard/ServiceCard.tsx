import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import { IndexNumber } from '../IndexNumber';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { say, useWords } from '../words';
import * as css from './ServiceCard.css';

export interface ServiceCardProps {
  /** Counted from 1. */
  index?: number;
  /** Name of the service. */
  heading: string;
  /** What it is, in one or two sentences. */
  text: string;
  /** What it includes, a few words each. */
  features: readonly string[];
  /** Figures of the service. */
  metrics: {
    /** As it is printed: "12-24 weeks", "Ongoing". */
    timeline: string;
    /** The same in weeks, drawn to scale; left out where there is no end. */
    weeks?: readonly [from: number, to: number];
    /** "40% cost reduction" */
    roi: string;
    /** "50+ implementations" */
    clients: string;
  };
  /** Length of the axis in weeks, the same for all cards of a list. Default 24. */
  axis?: number;
  /** A Drawing of the service, 700 × 560. */
  media: ReactNode;
  /** Link that leads on, with its words. */
  action: { label: string; href: string };
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * A whole service on one row of the sheet: its drawing, what it includes, timeline, return and clients, and the way to its page
 * (spec 2.4, 3.1). A part of a service is an OfferingItem.
 */
export function ServiceCard({
  index,
  heading,
  text,
  features,
  metrics,
  axis = 24,
  media,
  action,
  level = 3,
}: ServiceCardProps) {
  const words = useWords('offer');
  const id = useId();
  const { timeline, weeks, roi, clients } = metrics;
  return (
    <article className={css.card} aria-labelledby={id}>
      <div className={css.picture}>{media}</div>
      <div className={css.words}>
        <div className={css.title}>
          {index !== undefined && <IndexNumber value={index} />}
          <Heading level={level} size="title3" id={id}>
            {heading}
          </Heading>
        </div>
        <p className={css.description}>{text}</p>
        <ul className={css.features}>
          {features.map((feature) => (
            <li key={feature} className={css.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <dl className={css.metrics}>
        <div className={css.metric}>
          <dt className={css.term}>{words.timeline}</dt>
          <dd className={css.value}>{timeline}</dd>
          <dd className={css.scale}>
            <SpanScale
              axis={[0, axis]}
              span={weeks ?? null}
              tick={1}
              major={4}
              marks={[
                [0, '0'],
                [axis, say(words.weeks, axis)],
              ]}
            />
          </dd>
        </div>
        <div className={css.metric}>
          <dt className={css.term}>{words.roi}</dt>
          <dd className={css.value}>{roi}</dd>
        </div>
        <div className={css.metric}>
          <dt className={css.term}>{words.clients}</dt>
          <dd className={css.value}>{clients}</dd>
        </div>
      </dl>
      <div className={css.action}>
        <Link variant="arrow" href={action.href} context={say(words.about, heading)}>
          {action.label}
        </Link>
      </div>
    </article>
  );
}

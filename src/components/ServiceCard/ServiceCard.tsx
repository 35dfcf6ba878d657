import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import { IndexNumber } from '../IndexNumber';
import { Link } from '../Link';
import { SpanScale } from '../SpanScale';
import { formatMessage, useWords } from '../words';
import * as css from './ServiceCard.css';

export interface ServiceCardProps {
  index?: number;
  heading: string;
  text: string;
  features: readonly string[];
  metrics: {
    /** Displayed text: "12-24 weeks", "Ongoing". */
    timeline: string;
    /** The timeline in weeks, drawn to scale. Omit it if the timeline has no end. */
    weeks?: readonly [from: number, to: number];
    /** "40% cost reduction" */
    roi: string;
    /** "50+ implementations" */
    clients: string;
  };
  /** Length of the axis in weeks, the same for all cards of a list. Default 24. */
  axis?: number;
  /** Drawing of 700 × 560. */
  media: ReactNode;
  action: { label: string; href: string };
  level?: 2 | 3 | 4;
}

/** Service in a full-width row (spec 2.4, 3.1). For a part of a service, use OfferingItem. */
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
      <div className={css.text}>
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
                [axis, formatMessage(words.weeks, axis)],
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
        <Link variant="arrow" href={action.href} context={formatMessage(words.about, heading)}>
          {action.label}
        </Link>
      </div>
    </article>
  );
}

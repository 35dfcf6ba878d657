import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import * as css from './ApplicationCard.css';

export interface ApplicationCardProps {
  heading: string;
  text: string;
  /** Measure of success, with a label such as "Judged by". */
  metric?: { label: string; text: string } | undefined;
  /** Example question, with a label such as "Somebody asks". The component adds quotation marks. */
  prompt?: { label: string; text: string } | undefined;
  /** Decorative Drawing of 480 × 190 with `fit="contain"`. */
  media?: ReactNode;
  level?: 2 | 3 | 4;
}

/** Use case of a service, with an optional metric and example question (spec 2.6, 3.1). For other records, use Card. */
export function ApplicationCard({ heading, text, metric, prompt, media, level = 3 }: ApplicationCardProps) {
  const id = useId();
  return (
    <article className={css.card} aria-labelledby={id}>
      {media && <div className={css.picture}>{media}</div>}
      <Heading level={level} id={id} size={prompt ? 'title4' : 'title3'}>
        {heading}
      </Heading>
      {prompt && (
        <figure className={css.prompt}>
          <figcaption className={css.label}>{prompt.label}</figcaption>
          <blockquote className={css.query}>“{prompt.text}”</blockquote>
        </figure>
      )}
      <p className={css.description}>{text}</p>
      {metric && (
        <dl className={css.metric}>
          <dt className={css.label}>{metric.label}</dt>
          <dd className={css.measure}>{metric.text}</dd>
        </dl>
      )}
    </article>
  );
}

import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import * as css from './ApplicationCard.css';

export interface ApplicationCardProps {
  /** Its heading. */
  heading: string;
  /** What it is, in one or two sentences. */
  text: string;
  /** What is counted before and after, and the word before it: "Judged by". */
  metric?: { label: string; text: string } | undefined;
  /** What somebody types, word for word, and the word before it: "Somebody asks". */
  prompt?: { label: string; text: string } | undefined;
  /** A Drawing of 480 × 190, which reaches to the edges of the Cell around the card. It adds nothing to the words. */
  media?: ReactNode;
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/** A use of a service and the figure it is judged by (spec 2.6, 3.1); with a prompt it shows the question that starts it. */
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

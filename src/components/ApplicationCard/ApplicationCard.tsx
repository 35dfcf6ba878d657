import { useId } from 'react';
import { Drawing } from '../Drawing';
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
  /** File in `/drawings/`, 480 × 190. It reaches to the edges of the Cell around the card. */
  drawing?: string | undefined;
}

/** A use of a service and the figure it is judged by (spec 2.6, 3.1); with a prompt it shows the question that starts it. */
export function ApplicationCard({ heading, text, metric, prompt, drawing }: ApplicationCardProps) {
  const id = useId();
  return (
    <article className={css.card} aria-labelledby={id}>
      {drawing && (
        <div className={css.picture}>
          <Drawing name={drawing} viewBox="0 0 480 190" fit="cover" />
        </div>
      )}
      <Heading level={3} id={id} size={prompt ? 'title4' : 'title3'}>
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

import { Heading } from '../Heading';
import * as css from './KeyAlliance.css';

export interface KeyAllianceProps {
  name: string;
  /** Kind of partner: "Global systems integrator". */
  type: string;
  /** Joint field of work. */
  focus: string;
  /** "Gold Partner", "Active", "In pilot". */
  status: string;
  labels: { type: string; focus: string; status: string };
  /** Set it on all rows except the first. Visually hides the labels in windows from 1024 px. Default false. */
  below?: boolean;
  level?: 2 | 3 | 4;
}

/** Named partner as a row of a list (spec 3.2). For a category of partners, use Card. */
export function KeyAlliance({ name, type, focus, status, labels, below = false, level = 3 }: KeyAllianceProps) {
  return (
    <article className={below ? css.row : css.first}>
      <div className={css.name}>
        <Heading level={level} size="title2">
          {name}
        </Heading>
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{labels.type}</dt>
          <dd>{type}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{labels.focus}</dt>
          <dd>{focus}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{labels.status}</dt>
          <dd>{status}</dd>
        </div>
      </dl>
    </article>
  );
}

import { Heading } from '../Heading';
import * as css from './KeyAlliance.css';

export interface KeyAllianceProps {
  /** Full name, as it is printed. */
  name: string;
  /** What kind of partner it is: "Global systems integrator". */
  type: string;
  /** What both work on. */
  focus: string;
  /** "Gold Partner", "Active", "In pilot". */
  status: string;
  /** What the three facts are called. */
  labels: { type: string; focus: string; status: string };
  /** Another stands above it in its list, whose labels are the head of the table: from 1024 px its own are heard alone. */
  below?: boolean;
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/** A partner by name (spec 3.2): one row of a list, in columns where there is room; the first one’s labels stand in a row above it, as the head of a table. A category is a Card. */
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

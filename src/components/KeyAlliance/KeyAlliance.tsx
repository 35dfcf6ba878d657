import { Badge } from '../Badge';
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
  /** What the three facts are called: type, focus and status. */
  labels: readonly [type: string, focus: string, status: string];
}

/** A partner by name (spec 3.2): one row of a list, in columns where there is room. A category is a Card. */
export function KeyAlliance({ name, type, focus, status, labels }: KeyAllianceProps) {
  const [typeLabel, focusLabel, statusLabel] = labels;
  return (
    <article className={css.alliance}>
      <div className={css.name}>
        <Heading level={3}>{name}</Heading>
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{typeLabel}</dt>
          <dd>{type}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{focusLabel}</dt>
          <dd>{focus}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{statusLabel}</dt>
          <dd>
            <Badge>{status}</Badge>
          </dd>
        </div>
      </dl>
    </article>
  );
}

import { useId } from 'react';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { hoursOfDay, SpanScale } from '../../components/SpanScale';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { DirectLinesContent } from '../../content/contact.data';
import type { Hours } from '../../content/format';
import * as css from './DirectLines.css';

export interface DirectLinesProps extends DirectLinesContent {
  /** Heading of the section, which is read out and not seen. */
  heading: string;
  /** What is printed above mail, phone and hours. */
  labels: { email: string; phone: string; hours: string };
  /** Mail address, printed as it is. It becomes a link that opens a mail. */
  email: string;
  /** Phone number: `label` as it is printed, `href` as "tel:+475550142". */
  phone: { label: string; href: string };
  /** Days and hours at which somebody answers, as printed: "Mon-Fri 8AM-6PM EST". */
  hours: string;
  /** The same hours for the drawing, from 0 to 24: `from` the full hour at which they begin, `to` the one at which they end. */
  open: Hours;
  /** Links to other ways that have a page of their own, below the phone. Default none. */
  links?: NonNullable<DirectLinesContent['links']>;
}

/**
 * Below the head of a page with a form: mail, phone and hours, for those who need no form (spec 2.9). Within a form's aside
 * the same is said by NextSteps.
 */
export function DirectLines({ heading, labels, email, phone, hours, open, links = [] }: DirectLinesProps) {
  const id = useId();
  const [name, host] = email.split('@');
  return (
    <Section pad="none" labelledBy={id}>
      <VisuallyHidden as="div">
        <h2 id={id}>{heading}</h2>
      </VisuallyHidden>
      <dl className={css.lines}>
        <div className={css.line}>
          <dt className={css.label}>{labels.email}</dt>
          <dd className={css.way}>
            <Link href={`mailto:${email}`}>
              {name}@<wbr />
              {host}
            </Link>
          </dd>
        </div>
        <div className={css.line}>
          <dt className={css.label}>{labels.phone}</dt>
          <dd className={css.way}>
            <Link href={phone.href}>{phone.label}</Link>
          </dd>
          {links.map(({ label, href }) => (
            <dd key={href} className={css.more}>
              <Link href={href}>{label}</Link>
            </dd>
          ))}
        </div>
        <div className={css.open}>
          <dt className={css.label}>{labels.hours}</dt>
          <dd className={css.way}>{hours}</dd>
          <dd className={css.scale}>
            <SpanScale {...hoursOfDay} between span={[open.from, open.to]} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

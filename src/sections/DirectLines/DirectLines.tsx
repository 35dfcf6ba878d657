import { useId } from 'react';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { hoursOfDay, SpanScale } from '../../components/SpanScale';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { DirectLinesContent } from '../../content/contact.data';
import type { Hours } from '../../content/format';
import * as css from './DirectLines.css';

export interface DirectLinesProps extends DirectLinesContent {
  /** Heading for screen readers. It names the section. */
  heading: string;
  labels: { email: string; phone: string; hours: string };
  /** Becomes a `mailto:` link. */
  email: string;
  /** `label` is displayed, and `href` is the link, such as "tel:+475550142". */
  phone: { label: string; href: string };
  /** Displayed text: "Mon-Fri 8AM-6PM EST". */
  hours: string;
  /** The same hours as numbers from 0 to 24, drawn on a scale. */
  open: Hours;
  /** Links to other contact pages, after the phone number. Default none. */
  links?: NonNullable<DirectLinesContent['links']>;
}

/** Mail, phone and hours below the head of a page with a form (spec 2.9). Beside a form, use NextSteps. */
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
          <dd className={css.contactLink}>
            <Link href={`mailto:${email}`}>
              {name}@<wbr />
              {host}
            </Link>
          </dd>
        </div>
        <div className={css.line}>
          <dt className={css.label}>{labels.phone}</dt>
          <dd className={css.contactLink}>
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
          <dd className={css.contactLink}>{hours}</dd>
          <dd className={css.scale}>
            <SpanScale {...hoursOfDay} between span={[open.from, open.to]} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { hoursOfDay, SpanScale } from '../../components/SpanScale';
import type { NextStepsContent } from '../../content/contact.data';
import * as css from './NextSteps.css';

export interface NextStepsProps extends NextStepsContent {
  /** Level of the headings: 3 if the form has a heading of its own. Default 2. */
  level?: 2 | 3;
}

/** Aside of a form: the steps after sending, and contact details. Below a page's head, use DirectLines. */
export function NextSteps({ heading, steps, drawing, contactDetails, level = 2 }: NextStepsProps) {
  const id = useId();
  const contactLinks = contactDetails && (
    <section aria-labelledby={`${id}-reach`} className={css.contactLinks}>
      <Heading level={level} size="title4" id={`${id}-reach`}>
        {contactDetails.heading}
      </Heading>
      <ul className={css.contact}>
        <li className={css.contactLink}>
          <Link href={`mailto:${contactDetails.email}`}>{contactDetails.email}</Link>
        </li>
        <li className={css.contactLink}>
          <Link href={contactDetails.phone.href}>{contactDetails.phone.label}</Link>
        </li>
        {contactDetails.links?.map(({ label, href }) => (
          <li key={href} className={css.contactLink}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className={css.hours}>{contactDetails.hours}</p>
      {contactDetails.open && (
        <SpanScale {...hoursOfDay} between span={[contactDetails.open.from, contactDetails.open.to]} />
      )}
    </section>
  );
  if (steps.length === 0)
    return (
      <div className={css.alone}>
        {contactLinks}
        <div className={css.fullWidth}>
          <div className={css.cut}>
            <Drawing name="hero-phone" viewBox="0 0 350 470" fit="cover" />
          </div>
        </div>
      </div>
    );
  return (
    <div className={css.aside}>
      <section aria-labelledby={`${id}-steps`} className={css.nextSteps}>
        <Heading level={level} size="title4" id={`${id}-steps`}>
          {heading}
        </Heading>
        <ol className={css.steps}>
          {steps.map(({ title, text }, i) => (
            <li
              key={title}
              className={cx(css.step, i === 0 && css.currentStep)}
              aria-current={i === 0 ? 'step' : undefined}
            >
              <strong className={css.title}>{title}</strong>
              <span className={css.text}>{text}</span>
              {drawing && (
                <span className={css.scene}>
                  <Drawing name={drawing} part={`step-${i + 1}`} viewBox="0 18 340 222" fit="contain" loading="eager" />
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
      {contactLinks}
    </div>
  );
}

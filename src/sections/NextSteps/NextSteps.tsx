import { useId } from 'react';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import type { NextStepsContent } from '../../content/contact';
import * as css from './NextSteps.css';

export interface NextStepsProps extends NextStepsContent {}

/** Beside a form: what follows once it is sent, the present step first (nothing, where no steps are
 * given), and how to reach the firm without it. */
export function NextSteps({ heading, steps, reach }: NextStepsProps) {
  const id = useId();
  return (
    <div className={css.aside}>
      {steps.length > 0 ? (
        <section aria-labelledby={`${id}-steps`}>
          <Heading level={2} size="title4" id={`${id}-steps`}>
            {heading}
          </Heading>
          <ol className={css.steps}>
            {steps.map((step, i) => (
              <li
                key={step.title}
                className={i === 0 ? `${css.step} ${css.now}` : css.step}
                aria-current={i === 0 ? 'step' : undefined}
              >
                <strong className={css.title}>{step.title}</strong>
                <span className={css.text}>{step.text}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section aria-labelledby={`${id}-reach`}>
        <Heading level={2} size="title4" id={`${id}-reach`}>
          {reach.heading}
        </Heading>
        <ul className={css.reach}>
          <li className={css.way}>
            <Link href={`mailto:${reach.email}`}>{reach.email}</Link>
          </li>
          <li className={css.way}>
            <Link href={reach.phone.href}>{reach.phone.label}</Link>
          </li>
          <li className={`${css.way} ${css.hours}`}>{reach.hours}</li>
          {reach.links?.map(({ label, href }) => (
            <li key={href} className={css.way}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { ButtonLink } from '../../components/ButtonLink';
import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './EmergencyBand.css';

export interface EmergencyBandProps extends Pick<SectionProps, 'index'> {
  heading: string;
  lead?: string;
  /** Three steps, aligned with the drawing below. */
  steps: readonly { value: string; text: string }[];
  /** Text alternative of the drawing. */
  measure: string;
  /** Link to the phone number. */
  action: { label: string; href: string };
}

/** Three steps after an emergency call (spec 2.6, guarantee in spec 9.4). Windows from 1200 px show a time axis. */
export function EmergencyBand({ index, heading, lead, steps, measure, action }: EmergencyBandProps) {
  return (
    <Section index={index} surface="ink" heading={heading} lead={lead}>
      <ol className={css.steps}>
        {steps.map(({ value, text }) => (
          <li key={value} className={css.step}>
            <strong className={css.value}>{value}</strong>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={css.drawing}>
        <Drawing name="emergency" viewBox="0 0 1304 112" label={measure} />
      </div>
      <div className={css.call}>
        <ButtonLink variant="outline" icon="phone" width="full-narrow" href={action.href}>
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

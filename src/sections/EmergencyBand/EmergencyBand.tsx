import { ButtonLink } from '../../components/ButtonLink';
import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './EmergencyBand.css';

export interface EmergencyBandProps extends Pick<SectionProps, 'index'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string;
  /** Three: each names the stretch of the drawing below it. */
  steps: readonly { value: string; text: string }[];
  /** The drawing in words. */
  measure: string;
  /** Way to call for help, with its words. */
  action: { label: string; href: string };
}

/**
 * What happens after an alarm, in three steps (spec 2.6, guarantee in spec 9.4). From 1200 px each stands at its mark above a
 * drawing of the hours, to scale. Narrower windows leave the drawing out and join the steps by a plain line.
 */
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

import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Measure } from '../Measure';
import * as css from './Promises.css';

export interface PromisesProps extends Pick<SectionProps, 'index'> {
  heading: string;
  lead?: string;
  promises: readonly {
    title: string;
    text: string;
    measure: {
      /** File in `/drawings/`: `measure-since`. */
      name: string;
      label: string;
    };
  }[];
}

/** Why Choose (spec 2.3): one promise per row, with its period drawn to scale. */
export function Promises({ index, heading, lead, promises }: PromisesProps) {
  if (promises.length === 0) return null;
  return (
    <Section surface="band" index={index} heading={heading} lead={lead}>
      <ul className={css.rows}>
        {promises.map(({ title, text, measure }) => (
          <li key={title} className={css.row}>
            <div className={css.content}>
              <Heading level={3}>{title}</Heading>
              <p className={css.text}>{text}</p>
            </div>
            <div className={css.measure}>
              <Measure {...measure} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './TechnologyStack.css';

export interface TechnologyStackProps extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  lead?: string;
  layers: readonly { name: string; text?: string; parts: readonly string[] }[];
}

/** Components of a solution, drawn as floors (spec 2.6). */
export function TechnologyStack({ index, surface = 'canvas', heading, lead, layers }: TechnologyStackProps) {
  if (layers.length === 0) return null;
  return (
    <Section index={index} surface={surface} heading={heading} lead={lead}>
      <ol className={css.layers} reversed>
        {layers.map(({ name, text, parts }) => (
          <li key={name} className={css.layer}>
            <span className={css.riser} />
            <div className={css.layerHead}>
              <Heading level={3} size="title4">
                {name}
              </Heading>
              {text && <p className={css.text}>{text}</p>}
            </div>
            <ul className={css.parts}>
              {parts.map((part) => (
                <li key={part} className={css.part}>
                  {part}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

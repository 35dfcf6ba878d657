import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { IndexNumber } from '../../components/IndexNumber';
import { Section, type SectionProps } from '../../components/Section';
import { TitleLink } from '../../components/TitleLink';
import * as css from './BuildPlates.css';

export interface BuildPlatesProps extends Pick<SectionProps, 'index'> {
  heading: string;
  lead?: string;
  /** From the bottom plate up. */
  plates: readonly {
    title: string;
    description: string;
    /** Three parts, in the order of the balloons a, b, c. */
    parts: readonly string[];
    href: string;
    /** File in `/drawings/`: `plate-01`. */
    drawing: string;
  }[];
}

const paper = '0 0 664 404';

/** What We Build (spec 2.3): the plates of the hero's drawing, each with its parts and a link to a service. */
export function BuildPlates({ index, heading, lead, plates }: BuildPlatesProps) {
  if (plates.length === 0) return null;
  return (
    <Section index={index} pad="start" heading={heading} lead={lead}>
      <Cells as="ol">
        {plates.map(({ title, description, parts, href, drawing }, position) => (
          <Cell as="li" key={title} pad="none">
            <div className={css.cell}>
              <div className={css.plate}>
                <Drawing name={drawing} viewBox={paper} />
                <div className={css.keysLarge}>
                  <Drawing name={drawing} part="keys" viewBox={paper} />
                </div>
                <div className={css.keysSmall}>
                  <Drawing name={drawing} part="keys-small" viewBox={paper} />
                </div>
              </div>
              <div className={css.entry}>
                <IndexNumber value={position + 1} />
                <div className={css.text}>
                  <Heading level={3}>
                    <TitleLink href={href}>{title}</TitleLink>
                  </Heading>
                  <p className={css.description}>{description}</p>
                </div>
                <ul className={css.parts}>
                  {parts.map((part, place) => (
                    <li key={part} className={css.part}>
                      <IndexNumber variant="balloon" value={String.fromCharCode(97 + place)} />
                      {part}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}

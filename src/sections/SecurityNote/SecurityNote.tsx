import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';
import * as css from './SecurityNote.css';

export interface SecurityNoteProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** The statement, in one or two sentences. */
  text: string;
  /** Statements that can be checked, one a row. */
  points: readonly string[];
  /** Link to what is known beyond that. */
  more?: { label: string; href: string } | undefined;
}

/** What a solution does with the client's data, in one statement and a few rules that can be checked (spec 2.6). */
export function SecurityNote({ index, surface = 'canvas', heading, text, points, more }: SecurityNoteProps) {
  const id = useId();
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <div className={css.note}>
        <SectionHead
          id={id}
          heading={heading}
          lead={text}
          space="none"
          aside={
            more && (
              <div className={css.more}>
                <Link variant="arrow" href={more.href}>
                  {more.label}
                </Link>
              </div>
            )
          }
        />
        {points.length > 0 && (
          <Cells as="ul">
            {points.map((point) => (
              <Cell as="li" key={point}>
                <div className={css.point}>
                  <span className={css.sign}>
                    <Icon name="check" size={16} />
                  </span>
                  <span className={css.words}>{point}</span>
                </div>
              </Cell>
            ))}
          </Cells>
        )}
      </div>
    </Section>
  );
}

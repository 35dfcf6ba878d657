import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { IndexNumber } from '../../components/IndexNumber';
import { Link } from '../../components/Link';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';
import * as css from './SecurityNote.css';

export interface SecurityNoteProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** The statement, in one or two sentences. */
  text: string;
  /** Statements that can be checked, one a row, keyed a, b, c to the balloons in the drawing: as many as it has. */
  points: readonly string[];
  /** File in `/drawings/`, 600 × 400. */
  drawing: string;
  /** Link to what is known beyond that. */
  more?: { label: string; href: string } | undefined;
}

/** What a solution does with the client's data, in one statement and a few rules that can be checked, keyed to a drawing (spec 2.6). */
export function SecurityNote({ index, surface = 'canvas', heading, text, points, drawing, more }: SecurityNoteProps) {
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
          <Cells medium={1}>
            <Cell>
              <Drawing name={drawing} viewBox="0 0 600 400" />
            </Cell>
            <Cell pad="none">
              <ul className={css.points}>
                {points.map((point, place) => (
                  <li key={point} className={css.point}>
                    <IndexNumber variant="balloon" value={String.fromCharCode(97 + place)} />
                    {point}
                  </li>
                ))}
              </ul>
            </Cell>
          </Cells>
        )}
      </div>
    </Section>
  );
}

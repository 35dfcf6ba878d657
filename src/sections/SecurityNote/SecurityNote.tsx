import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { IndexNumber } from '../../components/IndexNumber';
import { Link } from '../../components/Link';
import { Section, SectionIndex, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './SecurityNote.css';

export interface SecurityNoteProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** The statement, in one or two sentences. */
  text: string;
  /** Statements that can be checked, keyed a, b, c to the balloons in the drawing: four, as it has. */
  points: readonly string[];
  /** File in `/drawings/`, 600 × 400. */
  drawing: string;
  /** Link to what is known beyond that. */
  more?: { label: string; href: string } | undefined;
}

/** What a solution does with the client's data, in one statement and a few rules that can be checked, keyed to the drawing above them (spec 2.6). */
export function SecurityNote({ index, surface = 'canvas', heading, text, points, drawing, more }: SecurityNoteProps) {
  const id = useId();
  const words = (
    <div className={css.words}>
      {index !== undefined && <SectionIndex>{index}</SectionIndex>}
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Text size="lead">{text}</Text>
      {more && (
        <Link variant="arrow" href={more.href}>
          {more.label}
        </Link>
      )}
    </div>
  );
  return (
    <Section surface={surface} pad="start" labelledBy={id}>
      {points.length === 0 ? (
        words
      ) : (
        <>
          <div className={css.opening}>
            <Cells medium={1} lines="none" edge="none">
              <Cell pad="none">{words}</Cell>
              <Cell>
                <div className={css.drawing}>
                  <Drawing name={drawing} viewBox="0 0 600 400" />
                </div>
              </Cell>
            </Cells>
          </div>
          <Cells as="ul" columns={4}>
            {points.map((point, place) => (
              <Cell as="li" key={point}>
                <span className={css.point}>
                  <IndexNumber variant="balloon" value={String.fromCharCode(97 + place)} />
                  {point}
                </span>
              </Cell>
            ))}
          </Cells>
        </>
      )}
    </Section>
  );
}

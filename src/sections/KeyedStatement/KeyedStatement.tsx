import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { Drawing } from '../../components/Drawing';
import { Heading } from '../../components/Heading';
import { IndexNumber } from '../../components/IndexNumber';
import { Link } from '../../components/Link';
import { Section, SectionIndex, type SectionProps } from '../../components/Section';
import * as css from './KeyedStatement.css';

export interface KeyedStatementProps extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  text: string;
  /** Four verifiable statements, in the order of the drawing's balloons a to d. */
  points: readonly { description: string }[];
  /** File in `/drawings/`, 600 × 400. */
  drawing: string;
  /** Link to further information. */
  more?: { label: string; href: string } | undefined;
}

/**
 * Statement with lettered points; the same letters mark their places in a drawing (spec 2.6). For points with separate
 * drawings, use Benefits.
 */
export function KeyedStatement({
  index,
  surface = 'canvas',
  heading,
  text,
  points,
  drawing,
  more,
}: KeyedStatementProps) {
  const id = useId();
  const words = (
    <div className={css.text}>
      <div>
        {index !== undefined && <SectionIndex>{index}</SectionIndex>}
        <Heading level={2} id={id}>
          {heading}
        </Heading>
      </div>
      <p className={css.statement}>{text}</p>
      {more && (
        <Link variant="arrow" href={more.href}>
          {more.label}
        </Link>
      )}
    </div>
  );
  return (
    <Section surface={surface} pad="none" labelledBy={id}>
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
            {points.map(({ description }, place) => (
              <Cell as="li" key={description}>
                <div className={css.point}>
                  <IndexNumber variant="balloon" value={String.fromCharCode(97 + place)} />
                  <p className={css.alone}>{description}</p>
                </div>
              </Cell>
            ))}
          </Cells>
        </>
      )}
    </Section>
  );
}

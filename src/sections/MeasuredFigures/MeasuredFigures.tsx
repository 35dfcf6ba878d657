import { Cell, Cells } from '../../components/Cells';
import { Section, type SectionProps } from '../../components/Section';
import { Stat, type StatProps } from '../../components/Stat';
import { Text } from '../../components/Text';
import { SplitSection } from '../SplitSection';
import * as css from './MeasuredFigures.css';

export interface FigureCellsProps {
  figures: readonly Omit<StatProps, 'layout' | 'row'>[];
  /** Conditions of the figures, below them. Not shown with `rows`. */
  note?: string;
  /** One figure per row, with its scale beside it. Default false. */
  rows?: boolean;
}

/** Figures in cells between hairlines, with a note. For a section of its own, use MeasuredFigures. */
export function FigureCells({ figures, note, rows = false }: FigureCellsProps) {
  const plain = figures.filter(({ scale }) => !scale);
  const drawn = figures.filter(({ scale }) => scale);
  const columns = rows ? 1 : (Math.min(3, figures.length) as 1 | 2 | 3);
  // If three figures have a scale and three have none, only the three without a scale share a row on phones.
  const strips = plain.length === 3 && drawn.length === 3 ? [plain, drawn] : [figures];
  return (
    <>
      {strips.map((strip, place) => {
        const narrow = strip === plain ? 3 : !rows && strip.length % 2 === 0 ? 2 : 1;
        return (
          <Cells
            key={strip[0]?.label}
            columns={columns}
            medium={columns}
            narrow={narrow}
            lines={place < strips.length - 1 || rows ? 'start' : 'both'}
          >
            {strip.map((figure) => (
              <Cell key={figure.label}>
                <Stat size="fit" {...figure} row={rows ? 'always' : narrow === 1} />
              </Cell>
            ))}
          </Cells>
        );
      })}
      {!rows && note && (
        <div className={css.note}>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </div>
      )}
    </>
  );
}

export interface MeasuredFiguresProps extends Omit<FigureCellsProps, 'rows'>, Pick<SectionProps, 'index' | 'surface'> {
  heading?: string;
  lead?: string;
  /** Places the heading beside the figures, with one figure per row. Needs `heading`. Default false. */
  split?: boolean;
}

/** Figures to scale, as a section or, without a heading, a strip (spec 2.4, 2.6). Without scales, use StatStrip. */
export function MeasuredFigures({
  index,
  surface = 'canvas',
  heading,
  lead,
  split = false,
  note,
  ...cells
}: MeasuredFiguresProps) {
  if (cells.figures.length === 0) return null;
  if (split && heading)
    return (
      <SplitSection
        index={index}
        surface={surface}
        heading={heading}
        lead={lead}
        media={
          note && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )
        }
      >
        <FigureCells {...cells} rows />
      </SplitSection>
    );
  return (
    <Section index={index} surface={surface} heading={heading} lead={lead} pad={heading ? 'both' : 'none'}>
      <FigureCells {...cells} note={note} />
    </Section>
  );
}

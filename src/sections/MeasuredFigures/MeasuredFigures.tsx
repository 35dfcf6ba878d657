import { Cell, Cells } from '../../components/Cells';
import { Section, type SectionProps } from '../../components/Section';
import { Stat, type StatProps } from '../../components/Stat';
import { Text } from '../../components/Text';
import { SplitSection } from '../SplitSection';
import * as css from './MeasuredFigures.css';

export interface FigureCellsProps {
  /** Figures, each drawn to its scale. */
  figures: readonly Omit<StatProps, 'layout' | 'row'>[];
  /** What the figures depend on, under them. */
  note?: string;
  /** Each figure has a row of its own, its scale beside it; the rows share what height there is. Default false. */
  rows?: boolean;
}

/** Figures in cells that meet at hairlines, with what they depend on. In a section of their own they are MeasuredFigures. */
export function FigureCells({ figures, note, rows = false }: FigureCellsProps) {
  const plain = figures.filter(({ scale }) => !scale);
  const drawn = figures.filter(({ scale }) => scale);
  const columns = rows ? 1 : (Math.min(3, figures.length) as 1 | 2 | 3);
  // Three without a scale share a row on phones too, rather than stand beside one that has it; three drawn have a row each.
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
  /** Heading of the section, which names it. */
  heading?: string;
  /** One or two sentences beside the heading. */
  lead?: string;
  /** The heading stands beside the figures, which have a row each. Default false. */
  turned?: boolean;
}

/**
 * Figures in cells, those of time and share drawn to scale: results, claims, closing stats (spec 2.4, 2.6). Without a
 * heading it is a strip that ends a section or a page's head; `turned` it is a section of rows, after such a strip, with
 * the note at the foot of its head. Figures
 * without a scale are a StatStrip.
 */
export function MeasuredFigures({
  index,
  surface = 'canvas',
  heading,
  lead,
  turned = false,
  note,
  ...cells
}: MeasuredFiguresProps) {
  if (cells.figures.length === 0) return null;
  if (turned && heading)
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

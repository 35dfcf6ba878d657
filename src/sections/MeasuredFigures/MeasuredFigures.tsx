import { Cell, Cells } from '../../components/Cells';
import { Section, type SectionProps } from '../../components/Section';
import { Stat, type StatProps } from '../../components/Stat';
import { Text } from '../../components/Text';
import * as css from './MeasuredFigures.css';

export interface FigureCellsProps {
  /** Figures, each drawn to its scale. */
  figures: readonly Omit<StatProps, 'layout'>[];
  /** Under the figures: what they depend on. */
  note?: string | undefined;
}

/** Figures in cells that meet at hairlines, with what they depend on. In a section of their own they are MeasuredFigures. */
export function FigureCells({ figures, note }: FigureCellsProps) {
  const columns = Math.min(3, figures.length) as 1 | 2 | 3;
  const plain = figures.filter(({ scale }) => !scale);
  const drawn = figures.filter(({ scale }) => scale);
  // Three without a scale share a row on phones too, rather than stand beside one that has it; three drawn have a row each.
  const strips = plain.length === 3 && drawn.length === 3 ? [plain, drawn] : [figures];
  return (
    <>
      {strips.map((strip, place) => {
        const narrow = strip === plain ? 3 : strip.length % 2 === 0 ? 2 : 1;
        return (
          <Cells
            key={strip[0]?.label}
            columns={columns}
            medium={columns}
            narrow={narrow}
            lines={place < strips.length - 1 ? 'start' : 'both'}
          >
            {strip.map((figure) => (
              <Cell key={figure.label}>
                <Stat size="fit" row={narrow === 1} {...figure} />
              </Cell>
            ))}
          </Cells>
        );
      })}
      {note && (
        <div className={css.note}>
          <Text size="label" tone="muted" measure="text">
            {note}
          </Text>
        </div>
      )}
    </>
  );
}

export interface MeasuredFiguresProps extends FigureCellsProps, Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading?: string | undefined;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
}

/**
 * Figures in cells, those of time and share drawn to scale: results, claims, closing stats (spec 2.4, 2.6). Without a
 * heading it is a strip that ends a section or a page's head. Figures without a scale are a StatStrip.
 */
export function MeasuredFigures({ index, surface = 'canvas', heading, lead, ...cells }: MeasuredFiguresProps) {
  if (cells.figures.length === 0) return null;
  return (
    <Section index={index} surface={surface} heading={heading} lead={lead} pad={heading ? 'both' : 'none'}>
      <FigureCells {...cells} />
    </Section>
  );
}

import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './DrawingBand.css';

export interface DrawingBandProps extends Pick<SectionProps, 'surface'> {
  /** File in `/drawings/`, without its ending. */
  drawing: string;
  /**
   * What is shown of it, in its own units: `180 200 400 126`. It covers the band, which shows more at the sides or above
   * and below, as the window's proportions have it.
   */
  viewBox: string;
}

/**
 * A detail of a page's drawing, much larger than the drawing itself, from edge to edge of the window: a rest between
 * parts of text, once a page. It is decoration. `surface="signal"` prints it on orange. A drawing that says
 * something of its own is a Drawing within a section.
 */
export function DrawingBand({ drawing, viewBox, surface }: DrawingBandProps) {
  return (
    <Section surface={surface} width="full">
      <div className={css.band}>
        <Drawing name={drawing} viewBox={viewBox} fit="cover" />
      </div>
    </Section>
  );
}

import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './DrawingBand.css';

export interface DrawingBandProps extends Pick<SectionProps, 'surface'> {
  /** Name of a file in `/drawings/`, without extension. */
  drawing: string;
  /**
   * Visible area in the units of the drawing: `180 200 400 126`. It covers the band; depending on the window, more is
   * visible.
   */
  viewBox: string;
}

/**
 * Decorative enlarged detail of the page's drawing across the window, once per page. `surface="signal"` is orange. For
 * a meaningful drawing, use Drawing inside a section.
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

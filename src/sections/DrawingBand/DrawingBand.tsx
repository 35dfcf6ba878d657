import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './DrawingBand.css';

export interface DrawingBandProps extends Pick<SectionProps, 'surface'> {
  drawing: string;
  /** Area of the drawing, in its units: `180 200 400 126`. The band crops it to its own aspect ratio. */
  viewBox: string;
}

/** Decorative detail of the page's drawing at full width, once per page. For a meaningful drawing, use Drawing. */
export function DrawingBand({ drawing, viewBox, surface }: DrawingBandProps) {
  return (
    <Section surface={surface} width="full">
      <div className={css.band}>
        <Drawing name={drawing} viewBox={viewBox} fit="cover" />
      </div>
    </Section>
  );
}

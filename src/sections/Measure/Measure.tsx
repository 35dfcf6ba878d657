import { cva } from 'class-variance-authority';
import { Drawing, type DrawingProps } from '../../components/Drawing';
import * as css from './Measure.css';

const drawn = cva(css.wide, { variants: { whole: { true: css.between } } });

export interface MeasureProps extends Pick<DrawingProps, 'loading'> {
  /** File in `/drawings/`, without its ending; the same with `-phone` after it is shown below 700 px. */
  name: string;
  /** What is measured, in words, for those who cannot see it. */
  label: string;
  /** Paper of the wide drawing in px. Default 712 × 136. */
  width?: number;
  /** Height in px, as `width` is. */
  height?: number;
  /** It has the whole sheet to itself: from 1200 px the file with `-wide` after its name is shown, 1304 × 150. */
  whole?: boolean;
  /** Heights in px of the other two drawings, where they have rows: 1304 and 350 wide. */
  heights?: { wide: number; phone: number };
}

/**
 * A time or a share drawn to scale: an axis, a dimension line and what happens along it. Phones get a drawing of their
 * own, so that the lettering keeps its size. A figure without a scale is a Stat.
 */
export function Measure({ name, label, width = 712, height = 136, whole = false, heights, loading }: MeasureProps) {
  return (
    <>
      <div className={drawn({ whole })}>
        <Drawing name={name} viewBox={`0 0 ${width} ${height}`} label={label} loading={loading} />
      </div>
      {whole && (
        <div className={css.whole}>
          <Drawing name={`${name}-wide`} viewBox={`0 0 1304 ${heights?.wide ?? 150}`} label={label} loading={loading} />
        </div>
      )}
      <div className={css.phone}>
        <Drawing name={`${name}-phone`} viewBox={`0 0 350 ${heights?.phone ?? 136}`} label={label} loading={loading} />
      </div>
    </>
  );
}

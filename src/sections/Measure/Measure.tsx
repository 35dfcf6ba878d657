import { cva } from 'class-variance-authority';
import { Drawing, type DrawingProps } from '../../components/Drawing';
import * as css from './Measure.css';

const drawn = cva(css.wide, { variants: { whole: { true: css.between } } });

export interface MeasureProps extends Pick<DrawingProps, 'loading'> {
  /** Name of a file in `/drawings/`, without extension. Windows below 700 px show the file with the suffix `-phone`. */
  name: string;
  label: string;
  /** Size in px of the drawing named `name`. Default 712 × 136. */
  width?: number;
  height?: number;
  /** Fills the page width. Windows from 1200 px show the file with the suffix `-wide`. */
  whole?: boolean;
  /** Heights in px of the `-wide` and `-phone` drawings (1304 and 350 wide). Default 150 and 136. */
  heights?: { wide: number; phone: number };
}

/** Drawing of a time or share on an axis, with a separate file for phones. For a figure without a scale, use Stat. */
export function Measure({ name, label, width = 712, height = 136, whole = false, heights, loading }: MeasureProps) {
  return (
    <>
      <div className={drawn({ whole })}>
        <Drawing name={name} viewBox={`0 0 ${width} ${height}`} label={label} loading={loading} />
      </div>
      {whole && (
        <div className={css.fullWidth}>
          <Drawing name={`${name}-wide`} viewBox={`0 0 1304 ${heights?.wide ?? 150}`} label={label} loading={loading} />
        </div>
      )}
      <div className={css.phone}>
        <Drawing name={`${name}-phone`} viewBox={`0 0 350 ${heights?.phone ?? 136}`} label={label} loading={loading} />
      </div>
    </>
  );
}

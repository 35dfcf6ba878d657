import { Drawing } from '../../components/Drawing';
import * as css from './PageHead.css';

export interface KeyPlanProps {
  /** The plates that light; none does for `[]`. */
  lit: readonly ('core' | 'bus' | 'ai' | 'cx')[];
}

const paper = '0 0 121 136';

/** The four plates, small, with those lit that the page is about. */
export function KeyPlan({ lit }: KeyPlanProps) {
  return (
    <>
      <Drawing name="key-plan" viewBox={paper} fit="contain" />
      {lit.map((plate) => (
        <div key={plate} className={css.lit}>
          <Drawing name="key-plan" part={plate} viewBox={paper} fit="contain" />
        </div>
      ))}
    </>
  );
}

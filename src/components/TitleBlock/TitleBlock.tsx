import { Drawing } from '../Drawing';
import * as css from './TitleBlock.css';

export interface TitleBlockProps {
  /** What the sheet is: its number, which is set large, then others. A date comes with `value`, for machines. */
  facts: readonly { term: string; value: string | { value: string; label: string } }[];
  /** Plates that light in the key plan; none of them does for `[]`. Left out, there is no key plan. */
  lit?: readonly ('core' | 'bus' | 'ai' | 'cx')[] | undefined;
}

const paper = '0 0 121 136';

/**
 * The title block of a sheet: its number and date, and a key plan that lights its place among the four plates. The plan
 * is decoration: `facts` say the same. PageHead has one; the block at
 * the end of a page is SiteFooter.
 */
export function TitleBlock({ facts, lit }: TitleBlockProps) {
  return (
    <div className={css.block}>
      {lit && (
        <div className={css.plan}>
          <div className={css.drawing}>
            <Drawing name="key-plan" viewBox={paper} fit="contain" />
            {lit.map((plate) => (
              <div key={plate} className={css.light}>
                <Drawing name="key-plan" part={plate} viewBox={paper} fit="contain" />
              </div>
            ))}
          </div>
        </div>
      )}
      <dl className={css.facts}>
        {facts.map(({ term, value }, at) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={at === 0 ? css.first : css.value}>
              {typeof value === 'string' ? value : <time dateTime={value.value}>{value.label}</time>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { Ref } from 'react';
import { useWords } from '../words';
import * as css from './ResultCount.css';

export interface ResultCountProps {
  /** How many there are. */
  count: number;
  /** Said in the count's place while it is not known: "Loading resources". */
  instead?: string | undefined;
  /** What is counted. Default: the WordsProvider’s. */
  noun?: { one: string; other: string };
  /** For moving focus here when the control that had it has gone. */
  ref?: Ref<HTMLParagraphElement>;
}

/**
 * How many records a list shows, said politely whenever it changes. It can take focus, so that whoever removed the last
 * filter goes on from the results. For a figure that does not change use Stat.
 */
export function ResultCount({ count, instead, noun, ref }: ResultCountProps) {
  const words = useWords('filter');
  const { one, other } = noun ?? words.noun;
  return (
    <p ref={ref} role="status" tabIndex={-1} className={css.count}>
      {instead ? (
        <span>{instead}</span>
      ) : (
        <>
          <span className={css.figure}>{count.toLocaleString('en')}</span>
          <span>{` ${count === 1 ? one : other}`}</span>
        </>
      )}
    </p>
  );
}

import { type Ref, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './ResultCount.css';

export interface ResultCountProps {
  /** How many there are. */
  count: number;
  /** Stands in the count's place while it is not known: "Loading resources". */
  instead?: string;
  /** What is counted. Default: the WordsProvider’s. */
  noun?: { one: string; other: string };
  /** Makes it the heading of the results, to which focus can be moved. Default: none. */
  level?: 2 | 3 | 4;
  /** For what it names: a section's `labelledBy`. */
  id?: string;
  /** For moving focus to it when the control that had it has gone. */
  ref?: Ref<HTMLElement>;
}

/**
 * How long after the last change it is said, in ms. Orca drops what changes while it still reads more than 50 other changes
 * of the page, as those of the list.
 */
const PAUSE = 1_400;

/**
 * How many records a list shows. A change is announced once it has lasted. For a figure that does not
 * change use Stat.
 */
export function ResultCount({ count, instead, noun, level, id, ref }: ResultCountProps) {
  const words = useWords('filter');
  const { one, other } = noun ?? words.noun;
  const figure = count.toLocaleString('en');
  const counted = count === 1 ? one : other;
  const text = instead ?? `${figure} ${counted}`;

  // Empty until the first change: before it, the count is read where it stands.
  const [said, setSaid] = useState('');
  const first = useRef(text);
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const pause = setTimeout(() => {
      // A heading with the focus is read where it stands.
      const isRead = region.current?.previousElementSibling === document.activeElement;
      setSaid(isRead ? '' : text);
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [text]);

  const Element = (level ? `h${level}` : 'p') as 'p';
  return (
    <>
      <Element id={id} ref={ref as Ref<HTMLParagraphElement>} tabIndex={level && -1} className={css.count}>
        {instead ? (
          <span>{instead}</span>
        ) : (
          <>
            <span className={css.figure}>{figure}</span>
            <span>{` ${counted}`}</span>
          </>
        )}
      </Element>
      <VisuallyHidden ref={region} role="status">
        {said}
      </VisuallyHidden>
    </>
  );
}

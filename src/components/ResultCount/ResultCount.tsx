import { type Ref, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './ResultCount.css';

export interface ResultCountProps {
  count: number;
  /** Text shown instead of the count, for example while results load: "Loading resources". */
  instead?: string;
  /** Unit of the count. Default: the text of WordsProvider. */
  noun?: { one: string; other: string };
  /** Renders a focusable heading of this level. Default: a paragraph. */
  level?: 2 | 3 | 4;
  /** For a section's `labelledBy`. */
  id?: string;
  /** For moving focus to the heading after a focused control was removed. */
  ref?: Ref<HTMLElement>;
}

/** Time in ms until the list has settled. Orca drops an announcement while more than 50 changes are queued. */
const ANNOUNCEMENT_DELAY = 1_400;

/** Number of results in a list; changes are announced after a short delay. For a constant figure, use Stat. */
export function ResultCount({ count, instead, noun, level, id, ref }: ResultCountProps) {
  const words = useWords('filter');
  const { one, other } = noun ?? words.noun;
  const figure = count.toLocaleString('en');
  const unit = count === 1 ? one : other;
  const text = instead ?? `${figure} ${unit}`;

  // Empty until the first change, because the initial count is read as content.
  const [announcement, setAnnouncement] = useState('');
  const initialText = useRef(text);
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text === initialText.current) return;
    initialText.current = '';
    const timer = setTimeout(() => {
      // A focused heading is announced anyway.
      const isFocused = region.current?.previousElementSibling === document.activeElement;
      setAnnouncement(isFocused ? '' : text);
    }, ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
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
            <span>{` ${unit}`}</span>
          </>
        )}
      </Element>
      <VisuallyHidden ref={region} role="status">
        {announcement}
      </VisuallyHidden>
    </>
  );
}

import { DocsContext } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect, useState } from 'react';
import { type Mark, marksOf } from './frames';
import type { Anatomy } from './guide';

/** The numbers on a frame's parts, which follow whatever is laid out anew in it. */
export function useMarks(
  frame: RefObject<HTMLIFrameElement | null>,
  { parts, scale, width }: { parts: Anatomy['parts'] | undefined; scale: number; width: number },
): { shown: Mark[]; missing: string } {
  const docs = useContext(DocsContext);
  const [marks, setMarks] = useState<{ shown: Mark[]; missing: string }>({ shown: [], missing: '' });
  useEffect(() => {
    const { current } = frame;
    const inside = current?.contentDocument;
    if (!parts || !inside) return;
    const place = () => {
      const room = { width: width * scale, height: current.parentElement?.clientHeight ?? 0 };
      try {
        const selectors = parts.map(([, selector]) => selector);
        setMarks({ shown: marksOf(inside, { selectors, scale, room }), missing: '' });
      } catch (error) {
        setMarks({ shown: [], missing: error instanceof Error ? error.message : String(error) });
      }
    };
    const resized = new ResizeObserver(place);
    for (const one of [inside.body, current.parentElement]) if (one) resized.observe(one);
    docs.channel.on('storyRendered', place);
    return () => {
      resized.disconnect();
      docs.channel.off('storyRendered', place);
    };
  }, [docs, frame, parts, scale, width]);
  return marks;
}

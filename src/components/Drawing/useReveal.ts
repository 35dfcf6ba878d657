import { useEffect, useRef } from 'react';
import { revealDrawings } from './reveal';

/** Scrolling takes more than the loader's default to be there in time. */
const NEAR = '300px';

/**
 * Has an `svg[data-drawing]` fetched as it comes near the window (`reveal.ts`).
 *
 * @param source what it shows: another source is another element, which waits for its own turn
 * @returns the ref of the svg
 */
export function useReveal(source: string) {
  const svg = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another element
  useEffect(() => (svg.current ? revealDrawings([svg.current], NEAR) : undefined), [source]);
  return svg;
}

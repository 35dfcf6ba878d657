import { useEffect, useRef } from 'react';
import { revealDrawings } from './reveal';

/** Larger than the loader's default, so that drawings are ready when a visitor scrolls. */
const NEAR = '300px';

/**
 * Loads an `svg[data-drawing]` when it comes near the viewport (`reveal.ts`).
 *
 * @param source file and part; a new value observes the new element
 * @returns the ref of the svg
 */
export function useReveal(source: string) {
  const svg = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source is rendered as a new element
  useEffect(() => (svg.current ? revealDrawings([svg.current], NEAR) : undefined), [source]);
  return svg;
}

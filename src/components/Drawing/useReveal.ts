import { useEffect, useRef } from 'react';
import { revealDrawings } from './reveal';

/** Larger than the default of `revealDrawings`, so that drawings are ready when a visitor scrolls. */
const ROOT_MARGIN = '300px';

/** Loads the svg with the returned ref when it comes near the viewport; `source` is its file and part. */
export function useReveal(source: string) {
  const svg = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source is rendered as a new element
  useEffect(() => (svg.current ? revealDrawings([svg.current], ROOT_MARGIN) : undefined), [source]);
  return svg;
}

const fill = (svg: SVGElement) => {
  for (const use of svg.querySelectorAll('use')) {
    // Setting it again would fetch it again.
    if (!use.hasAttribute('href')) use.setAttribute('href', `${svg.dataset.drawing}#${use.dataset.part}`);
  }
};

/** Fetches drawings that nobody came near or that are not shown: print may show them, and no browser waits for them then. */
export const fetchDrawings = (drawings: NodeListOf<SVGElement>) => drawings.forEach(fill);

/**
 * Fetches drawings as they come near the window. `<use>` has no lazy loading of its own. A drawing is an
 * `svg[data-drawing]` with the file's address, its parts are `use[data-part]`. Works on prerendered elements, so the loader
 * and the component both call it; a drawing that is there stays.
 *
 * @param drawings the page's, or one
 * @param near how near to the window. Default a tenth of it: before a visitor does anything, no more is needed
 * @returns a function that stops it
 */
export function revealDrawings(drawings: NodeListOf<SVGElement> | SVGElement[], near = '10%'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) fill(target as SVGElement);
      }
    },
    { rootMargin: near },
  );
  for (const drawing of drawings) observer.observe(drawing);
  return () => observer.disconnect();
}

const load = (svg: SVGElement) => {
  for (const use of svg.querySelectorAll('use')) {
    // Setting `href` again would load the file again.
    if (!use.hasAttribute('href')) use.setAttribute('href', `${svg.dataset.drawing}#${use.dataset.part}`);
  }
};

/** Loads drawings at once, without waiting until they come near the viewport. */
export const loadDrawings = (drawings: NodeListOf<SVGElement>) => drawings.forEach(load);

/**
 * Loads drawings when they come near the viewport, because `<use>` has no lazy loading. A drawing is an
 * `svg[data-drawing]` with the address of its file; its parts are `use[data-part]`. The loader calls this for
 * prerendered pages, and the component after hydration.
 *
 * @param drawings all drawings of the page, or one
 * @param near margin around the viewport. Default a tenth of its size, which is enough until the visitor scrolls
 * @returns a function that disconnects the observer
 */
export function revealDrawings(drawings: NodeListOf<SVGElement> | SVGElement[], near = '10%'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) load(target as SVGElement);
      }
    },
    { rootMargin: near },
  );
  for (const drawing of drawings) observer.observe(drawing);
  return () => observer.disconnect();
}

/** Fetched when this near the window, so that it is there when it comes into view. */
const NEAR = '300px';
const WAITING = 'svg[data-drawing]';

const fill = (svg: Element) => {
  const use = svg.querySelector('use');
  if (use && !use.hasAttribute('href')) use.setAttribute('href', svg.getAttribute('data-drawing') ?? '');
};

/**
 * Fetches drawings as they come near the window, and all of them before printing. `<use>` has no lazy loading of its
 * own. Works on prerendered elements, so the loader and the component both call it; a drawing that is there stays.
 *
 * @param scope the page, or one drawing
 * @returns a function that stops it
 */
export function revealDrawings(scope: Document | SVGElement): () => void {
  const drawings = scope instanceof Document ? scope.querySelectorAll(WAITING) : [scope];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        fill(target);
        observer.unobserve(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const drawing of drawings) observer.observe(drawing);
  const all = () => drawings.forEach(fill);
  addEventListener('beforeprint', all);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', all);
  };
}

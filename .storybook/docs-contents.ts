import { useEffect } from 'react';

/**
 * Keeps the part of the page that "On this page" led to where it was scrolled to, while frames above it come in and grow;
 * until the reader moves on.
 */
export function useSteadyContents() {
  useEffect(() => {
    let target: Element | null = null;
    const aim = ({ target: clicked }: Event) => {
      const link = (clicked as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
      target?.scrollIntoView();
    };
    const leave = () => {
      target = null;
    };
    const grown = new ResizeObserver(() => target?.scrollIntoView());
    grown.observe(document.body);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', aim, { signal });
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      document.addEventListener(type, leave, { signal, passive: true, capture: true });
    return () => {
      listening.abort();
      grown.disconnect();
    };
  }, []);
}

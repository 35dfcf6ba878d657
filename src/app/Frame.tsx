import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SkipLink } from '../components/SkipLink';
import { Metadata } from './Metadata';
import { canonicalPath, loadScreen } from './screens';

/** A change of screen moves focus to the new page's heading, so that it is read out and Tab goes on from there. */
function useHeadingFocus(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path]);
}

/** A link that is pointed at, focused or touched has its screen fetched, so that following it is immediate. */
function usePrefetchOnIntent() {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
      // A screen that cannot be fetched now is asked for again when the link is followed.
      if (link) loadScreen(link.pathname).catch(() => undefined);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
}

/** Header, content and footer around every screen (spec 2.2), with the metadata of the page at this address. */
export function Frame() {
  const path = canonicalPath(useLocation().pathname);
  useHeadingFocus(path);
  usePrefetchOnIntent();
  return (
    <>
      <Metadata path={path} />
      <SkipLink>Skip to content</SkipLink>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}

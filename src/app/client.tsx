import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../theme';
import { setRootAttribute } from '../theme/rootAttributes';
import { App } from './App';
import { keepControls } from './keepControls';
import { fetchPageAt } from './pages';

function Application({ mounted, ready }: { mounted: () => void; ready: () => void }) {
  useLayoutEffect(mounted, [mounted]);
  useEffect(ready, [ready]);
  return (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
}

/**
 * Starts the application on the prerendered page, or from nothing where the root is empty (development).
 *
 * @returns once it answers: the loader then does again what was clicked before, on the control that the returned function
 *   finds in place of the one that was clicked
 * @throws Error `Root element not found` when the page has no root element (spec 8), and what is thrown while it starts;
 *   the prerendered page then stays as it is
 */
export async function start(): Promise<(control: Element) => Element> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  // Hydration would suspend on a page whose code is not there.
  await fetchPageAt(location.pathname);
  // Only who installs the site needs it: it comes after the first paint.
  document.head.insertAdjacentHTML('beforeend', '<link rel=manifest href=/site.webmanifest>');
  const restore = keepControls(root);
  let page = [...root.childNodes];
  return new Promise((resolve, reject) => {
    let current = (control: Element) => control;
    const mounted = () => {
      current = restore();
      page = [...root.childNodes];
    };
    const options = {
      onRecoverableError: console.error,
      // An error that no boundary caught empties React's root. The page is kept in another one: its links still lead on.
      onUncaughtError: (error: unknown) => {
        console.error(error);
        const kept = root.cloneNode() as Element;
        kept.append(...page);
        root.replaceWith(kept);
        setRootAttribute(document.documentElement, 'app', 'failed');
        addEventListener('popstate', () => location.reload());
        reject(error);
      },
    };
    // After the other effects of this commit, of which one may fail.
    const ready = () => queueMicrotask(() => resolve(current));
    const application = <Application mounted={mounted} ready={ready} />;
    if (root.firstElementChild) {
      // In slices, between which the visitor's scrolling and typing go on.
      startTransition(() => {
        hydrateRoot(root, application, options);
      });
    } else createRoot(root, options).render(application);
  });
}

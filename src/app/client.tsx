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
 * Hydrates the prerendered page, or renders into an empty root (development).
 *
 * @returns after hydration, a function that finds the element that replaced a given one, for replaying events
 * @throws Error `Root element not found` without a root element (spec 8), and errors of the start, after which the
 * prerendered page stays
 */
export async function start(): Promise<(control: Element) => Element> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  // Hydration would suspend without the code of the page.
  await fetchPageAt(location.pathname);
  // Added after the first paint, because only installing the site needs it.
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
      // After an uncaught error, React empties the root. A copy of the page keeps its links usable.
      onUncaughtError: (error: unknown) => {
        console.error(error);
        const copy = root.cloneNode() as Element;
        copy.append(...page);
        root.replaceWith(copy);
        setRootAttribute(document.documentElement, 'app', 'failed');
        addEventListener('popstate', () => location.reload());
        reject(error);
      },
    };
    // Waits for all effects of this commit, because one may throw.
    const ready = () => queueMicrotask(() => resolve(current));
    const application = <Application mounted={mounted} ready={ready} />;
    if (root.firstElementChild) {
      // Hydrates in slices, so that scrolling and typing are not blocked.
      startTransition(() => {
        hydrateRoot(root, application, options);
      });
    } else createRoot(root, options).render(application);
  });
}

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
 * @returns after hydration, a function that maps an earlier element to the one that replaced it, for replaying events
 * @throws Error `Root element not found` if there is no root element (spec 8), and any error during startup. The
 * prerendered page then stays.
 */
export async function start(): Promise<(control: Element) => Element> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  // Hydration would suspend without the code of the page.
  await fetchPageAt(location.pathname);
  // The manifest is not in the prerendered HTML, because it is needed only to install the site.
  document.head.insertAdjacentHTML('beforeend', '<link rel=manifest href=/site.webmanifest>');
  const restore = keepControls(root);
  let page = [...root.childNodes];
  let focused: EventTarget | null = document.activeElement;
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (focused = target), { capture: true });
  return new Promise((resolve, reject) => {
    let current = (control: Element) => control;
    const mounted = () => {
      current = restore();
      page = [...root.childNodes];
    };
    const options = {
      onRecoverableError: console.error,
      // After an uncaught error, React empties the root. A new root with the removed nodes keeps the links usable.
      onUncaughtError: (error: unknown) => {
        console.error(error);
        const copy = root.cloneNode() as Element;
        copy.append(...page);
        root.replaceWith(copy);
        // Focus is lost when React removes the nodes, and the visitor may be typing.
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        setRootAttribute(document.documentElement, 'app', 'failed');
        addEventListener('popstate', () => location.reload());
        reject(error);
      },
    };
    // Resolves only after all effects of this commit, because an effect may throw.
    const ready = () => queueMicrotask(() => resolve(current));
    const application = <Application mounted={mounted} ready={ready} />;
    if (root.firstElementChild) {
      // A transition hydrates in short tasks, so that scrolling and typing are not blocked.
      startTransition(() => {
        hydrateRoot(root, application, options);
      });
    } else createRoot(root, options).render(application);
  });
}

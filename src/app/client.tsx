import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../theme';
import { Frame } from './Frame';
import { useHistory } from './history';
import { loadPage } from './routes';

function Application({ ready }: { ready: () => void }) {
  useEffect(ready, [ready]);
  return (
    <StrictMode>
      <Frame {...useHistory()} />
    </StrictMode>
  );
}

/**
 * Starts the application on the prerendered page, or from nothing where the root is empty (development).
 *
 * @returns once it answers: the loader then does again what was clicked before
 * @throws Error `Root element not found` when the page has no root element (spec 8).
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  // Hydration would suspend on a page whose code is not there.
  await loadPage(location.pathname);
  // Only who installs the site needs it: it comes after the first paint.
  document.head.insertAdjacentHTML('beforeend', '<link rel=manifest href=/site.webmanifest>');
  await new Promise<void>((ready) => {
    const application = <Application ready={ready} />;
    if (root.firstElementChild) {
      // In slices, between which the visitor's scrolling and typing go on.
      startTransition(() => {
        hydrateRoot(root, application, { onRecoverableError: console.error });
      });
    } else createRoot(root).render(application);
  });
}

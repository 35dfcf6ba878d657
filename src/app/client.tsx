import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import '../theme';
import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

function Application({ router }: { router: Router }) {
  // The loader waits for this to do again what was pressed before.
  useEffect(() => {
    dispatchEvent(new Event('app:ready'));
  }, []);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/**
 * Starts the application on the prerendered page, or from nothing where the root is empty (development).
 *
 * @throws Error `Root element not found` when the page has no root element (spec section 8).
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  // The screen has to be there before hydration, or React would replace the page by an empty one.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const application = <Application router={createBrowserRouter(routes)} />;
  if (root.firstElementChild) hydrateRoot(root, application, { onRecoverableError: console.error });
  else createRoot(root).render(application);
}

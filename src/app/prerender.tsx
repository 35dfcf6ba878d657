import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import '../theme';
import { routes } from './routes';

export { addresses, screenAt } from './screens';

/** A prerendered page in two parts: what belongs into the head, and the content of the root element. */
export interface Rendered {
  head: string;
  body: string;
}

const handler = createStaticHandler(routes);

/**
 * Renders the page at an address to HTML, for the build (decisions, "Routes").
 *
 * @throws Error when the address answers with a redirect instead of a page, or when a component throws.
 */
export async function render(path: string): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}, not with a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude as ReadableStream).text();
  // React puts title, meta and link elements in front of the first other element: they belong into the head.
  const head = html.match(/^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

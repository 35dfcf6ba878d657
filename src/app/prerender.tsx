import { parseFragment } from 'parse5';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import '../theme';
import { headFor } from '../content/head';
import { App } from './App';

export { addresses, pageAt } from '../content/pages';
export { siteFiles } from './siteFiles';

/** A prerendered page in two parts: what belongs into the head, and the content of the root element. */
export interface Rendered {
  head: string;
  body: string;
}

/** React puts these in front of the first other element: they belong into the head. */
const IN_HEAD = ['meta', 'link', 'title'];

/**
 * Renders the page at an address to HTML, for the build (spec 2.1).
 *
 * @throws Error when a component throws.
 */
export async function render(path: string): Promise<Rendered> {
  const application = (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  );
  const { prelude } = await prerender(application, {
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude as ReadableStream).text();
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const first = childNodes.find((node) => !('tagName' in node && IN_HEAD.includes(node.tagName)));
  const end = first?.sourceCodeLocation?.startOffset ?? html.length;
  return { head: html.slice(0, end) + headFor(path), body: html.slice(end) };
}

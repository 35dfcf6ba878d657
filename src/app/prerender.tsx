import { parseFragment } from 'parse5';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import '../theme';
import { headFor } from '../content/head';
import { App } from './App';

export { addresses, pageAt } from '../content/pages';
export { siteFiles } from './siteFiles';

/** HTML for the head and for the root element. */
export interface Rendered {
  head: string;
  body: string;
}

/** React renders these elements first; they belong in the head. */
const IN_HEAD = ['meta', 'link', 'title'];

/** Renders a page to HTML for the build (spec 2.1). Throws if a component throws. */
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

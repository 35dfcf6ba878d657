import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import '../theme';
import { Frame } from './Frame';
import { headFor } from './head';
import { historyAt } from './history';
import { loadPage } from './routes';
import type { Step } from './structuredData';

export { addresses, pageAt } from '../content/pages';
export { siteFiles } from './siteFiles';

/** A prerendered page in two parts: what belongs into the head, and the content of the root element. */
export interface Rendered {
  head: string;
  body: string;
}

/** The steps of the breadcrumb that a page shows; none where it shows none. */
function visibleTrail(body: string): Step[] {
  const trail = body.match(/<nav aria-label="Breadcrumb">(.*?)<\/nav>/s)?.[1] ?? '';
  return [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => ({
    label: plain(step),
    path: step.match(/href="([^"]*)"/)?.[1],
  }));
}

/** The text of some HTML that React wrote. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * Renders the page at an address to HTML, for the build (spec 2.1).
 *
 * @throws Error when a component throws.
 */
export async function render(path: string): Promise<Rendered> {
  await loadPage(path);
  const application = (
    <StrictMode>
      <Frame {...historyAt(path)} />
    </StrictMode>
  );
  const { prelude } = await prerender(application, {
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude as ReadableStream).text();
  // React puts title, meta and link elements in front of the first other element: they belong into the head.
  const head = html.match(/^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/)?.[0] ?? '';
  const body = html.slice(head.length);
  return { head: head + headFor(path, visibleTrail(body)), body };
}

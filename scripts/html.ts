import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** An element and all that stand in it, in the order of the document. */
export function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsOf)];
}

export const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value;

/** The elements in the head of a document, each as HTML. */
export function headOf(html: string): string[] {
  const head = elementsOf(parse(html)).find(({ tagName }) => tagName === 'head');
  return (head?.childNodes ?? []).flatMap((node) => ('tagName' in node ? [serializeOuter(node)] : []));
}

/** What a page is made of. Addresses are absolute paths. */
export interface PageParts {
  /** What only this page's head has, and what every head begins with. */
  head: string;
  styles: string;
  /** The content of the root element. */
  body: string;
  /** The file of the font that every page needs. */
  font: string;
  loader: string;
  /** What the loader fetches: application, stylesheet, further scripts. */
  files: readonly string[];
  printStyles: string;
}

/** A page as it is sent. */
export const pageHtml = ({ head, styles, body, font, loader, files, printStyles }: PageParts) =>
  [
    `<!doctype html><html lang="en"><head>${head}`,
    `<style>${styles}</style></head><body>`,
    // In the body: Chromium holds the first paint back, by 100 ms at most, for a font that the head preloads. Ahead of the
    // loader: over HTTP/1.1 the font takes the connection that brought the page, where a new one costs a round trip.
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    // Run once the page has been read, and before that is announced: Chromium then looks through forms for what it could
    // fill in, and would lay out the whole of one that it has not painted yet, a long task.
    `<script defer src="${loader}" data-files="${files.join(' ')}"></script>`,
    `<div id="root">${body}</div>`,
    `<link rel="stylesheet" href="${printStyles}" media="print"></body></html>\n`,
  ].join('');

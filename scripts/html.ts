import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** An element and its descendants, in document order. */
export function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsOf)];
}

export const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value;

/** Elements in the head of a document, as HTML. */
export function headOf(html: string): string[] {
  const head = elementsOf(parse(html)).find(({ tagName }) => tagName === 'head');
  return (head?.childNodes ?? []).flatMap((node) => ('tagName' in node ? [serializeOuter(node)] : []));
}

/** Parts of a page. URLs are absolute paths. */
export interface PageParts {
  /** Content of the head: elements of this page, and those shared by all pages. */
  head: string;
  styles: string;
  /** Content of the root element. */
  body: string;
  /** Font file that every page needs. */
  font: string;
  loader: string;
  /** Files that the loader requests: application, stylesheet and further scripts. */
  files: readonly string[];
  printStyles: string;
}

/** Complete HTML of a page. */
export const pageHtml = ({ head, styles, body, font, loader, files, printStyles }: PageParts) =>
  [
    `<!doctype html><html lang="en"><head>${head}`,
    `<style>${styles}</style></head><body>`,
    // In the body, because Chromium delays the first paint by up to 100 ms for a font preloaded in the head. Before the
    // loader, because over HTTP/1.1 the font can then reuse the connection of the page.
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    // Deferred, because DOMContentLoaded waits for deferred scripts. On that event, Chromium searches for autofill
    // fields. If it did so before the first paint, it would lay out the forms in a long task.
    `<script defer src="${loader}" data-files="${files.join(' ')}"></script>`,
    `<div id="root">${body}</div>`,
    `<link rel="stylesheet" href="${printStyles}" media="print"></body></html>\n`,
  ].join('');

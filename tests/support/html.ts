import { parse } from 'parse5';
import { attribute, type Element, elementsOf, type Node } from '../../scripts/html.ts';

export { attribute, type Element, elementsOf, type Node } from '../../scripts/html.ts';

export const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

export const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A document as a crawler without scripts reads it. */
export function readDocument(html: string) {
  const elements = elementsOf(parse(html, { scriptingEnabled: false }));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const meta = (key: 'name' | 'property' | 'http-equiv', value: string) =>
    named('meta')
      .filter((element) => attribute(element, key)?.toLowerCase() === value.toLowerCase())
      .map((element) => attribute(element, 'content') ?? '');
  const links = (rel: string) => named('link').filter((element) => attribute(element, 'rel') === rel);
  return { html, elements, named, meta, links };
}
export type Document = ReturnType<typeof readDocument>;

/** Text of `main`, with white space collapsed. */
export const wordsIn = (html: string) => fold(readDocument(html).named('main').map(textOf).join(' '));

/** Opening tag of an element, for messages. */
export const printTag = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;

/** Width and height of a PNG file, from its header. */
export function sizeOfPng(file: Uint8Array): [width: number, height: number] {
  const view = new DataView(file.buffer, file.byteOffset);
  if (view.getUint32(0) !== 0x89504e47) throw new Error('This is not a PNG file');
  return [view.getUint32(16), view.getUint32(20)];
}

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { XmlDocument, XmlElement } from 'libxml2-wasm';

// Checks the drawings against their contract (docs/drawings.md): npm run drawings:check

const FOLDER = 'public/drawings';
const LARGEST = 60 * 1024;
const SMALLEST_TEXT = 11;
const ELEMENTS = new Set(
  'svg g defs path line polyline polygon rect circle ellipse text tspan use title desc'.split(' '),
);
/** Custom properties that drawings may use, including those of portraits (`components/Drawing`). */
const PROPERTIES =
  /^--(color-(face-(top|left|right)|signal|on-signal|text|canvas)|lettering|portrait-(plate|rim|lit|wash-[1-5]|skin-[0-7]|umber|sepia|lips))$/;
const COLOR = /^(none|currentColor|#000|var\(--[\w-]+, ?#[\da-f]{6}\))$/i;
const PAINTS = new Set(['fill', 'stroke', 'color', 'stop-color']);

/** Smallest width at which a drawing is shown, in CSS pixels. Only for exceptions to the rules in `narrowestUse`. */
const narrowest: Readonly<Record<string, number>> = {
  hero: 1200,
  'customer-data': 1140,
  's4hana-integration': 1024,
  emergency: 900,
  'benefit-cx-row': 900,
  'measure-received': 900,
  'head-titles': 480,
  empty: 350,
  'industry-lines': 390,
};
function narrowestUse(name: string, part: string, width: number): number {
  const said = narrowest[name];
  if (said) return said;
  if (name.endsWith('-wide')) return 1000;
  if (names.has(`${name}-phone`)) return 580;
  // Groups such as `names` and `keys` are hidden in narrow windows. Their `-small` versions replace them there, but are
  // not checked at that width.
  if (!/^(d|step-\d)$/.test(part)) return width > 1000 ? 1024 : Math.min(width, 700);
  return 350;
}

const files = globSync(`${FOLDER}/*.svg`).toSorted();
const names = new Set(files.map((file) => basename(file, '.svg')));

/** All attributes, with `style` split into its declarations. */
function stylesOf(element: XmlElement): [name: string, value: string][] {
  return element.attrs.flatMap(({ name, value }): [string, string][] =>
    name === 'style'
      ? value.split(';').flatMap((one) => {
          const [property = '', ...rest] = one.split(':');
          return property.trim() ? [[property.trim(), rest.join(':').trim()]] : [];
        })
      : [[name, value]],
  );
}

function faultsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const name = basename(file, '.svg');
  const faults: string[] = [];
  if (Buffer.byteLength(text) > LARGEST) faults.push(`has ${Buffer.byteLength(text)} bytes, more than ${LARGEST}`);
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(text);
  } catch (error) {
    return [...faults, `is not well-formed: ${error instanceof Error ? error.message.trim() : error}`];
  }
  const [, , width = 0] = (document.root.attr('viewBox')?.value ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0)) faults.push('has no viewBox');
  let hasPart = false;

  const walk = (element: XmlElement, part: string, size: number) => {
    if (element.namespaceUri === 'http://www.w3.org/1999/xhtml') faults.push(`has the HTML element <${element.name}>`);
    // Skips elements of other namespaces, where editors store their own data.
    if (element.namespaceUri !== 'http://www.w3.org/2000/svg') return;
    if (!ELEMENTS.has(element.name)) faults.push(`has the element <${element.name}>, which is not allowed`);
    const id = element.attr('id')?.value;
    const isPart = id && /^(svg|defs)$/.test(element.parent?.name ?? 'svg');
    const inside = isPart ? id : part;
    if (/^(d|step-\d)$/.test(id ?? '')) hasPart = true;
    let letters = size;
    for (const [attribute, value] of stylesOf(element)) {
      if (/^on/.test(attribute)) faults.push(`has a script in ${attribute}`);
      if (attribute === 'href' && !value.startsWith('#')) faults.push(`refers to ${value}`);
      if (/url\(\s*['"]?[^#'"\s]/.test(value)) faults.push(`refers to ${value}`);
      if (PAINTS.has(attribute) && !COLOR.test(value))
        faults.push(`has the ${attribute} ${value}, which is not an allowed color`);
      for (const [, property = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g))
        if (!PROPERTIES.test(property)) faults.push(`has the unknown custom property ${property}`);
      if (/NaN|undefined|Infinity/.test(value)) faults.push(`has a broken number in ${attribute}`);
      if (attribute === 'font-size') letters = Number(/([\d.]+)(?:px)?\)?$/.exec(value)?.[1]);
    }
    if (element.name === 'text') {
      const shown = (letters * narrowestUse(name, inside, width)) / width;
      if (!(shown >= SMALLEST_TEXT))
        faults.push(`has text of ${shown.toFixed(1)} px at the drawing’s smallest width: “${element.content}”`);
    }
    for (let child = element.firstChild; child; child = child.next)
      if (child instanceof XmlElement) walk(child, inside, letters);
  };
  walk(document.root, 'd', 16);
  document.dispose();
  if (!hasPart) faults.push('has no part with the id d or step-N');
  return [...new Set(faults)];
}

const faults = files.flatMap((file) => faultsOf(file).map((fault) => `${file} ${fault}`));
if (files.length === 0) faults.push(`There are no drawings in ${FOLDER}`);
for (const fault of faults) console.error(fault);
console.log(`${files.length} drawings, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

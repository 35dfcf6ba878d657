import type { Point } from './geometry.ts';

/** A finished drawing. `svgFile` turns it into a file. */
export interface Drawing {
  /** Left, top, width and height of the paper in drawing units. */
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Numbers of a record that the drawing shows: `2009 16`. `src/content/drawings.test.ts` compares them with the record. */
  readonly figures?: string;
  /** Groups of the file. `d` is the drawing itself. */
  readonly groups: readonly Group[];
}

/** One group that a page can show by `<use href="file.svg#id">`. */
interface Group {
  readonly id: string;
  readonly markup: string;
}

/** One step of a path: a straight line, or a counterclockwise elliptic arc where radii are given. */
export interface Step {
  readonly to: Point;
  readonly arc?: { readonly rx: number; readonly ry: number; readonly large: boolean };
}

/** A stroke or a closed shape. `outline` approximates it with points, to find the area that it covers. */
export interface Trace {
  readonly start: Point;
  readonly steps: readonly Step[];
  readonly closed: boolean;
  readonly outline: readonly Point[];
}

const tenths = (value: number) => Math.round(value * 10);

function write(valueInTenths: number): string {
  const text = String(valueInTenths / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Formats a number for a file: at most one decimal, no leading zero, never `-0`. */
export function decimal(value: number): string {
  return write(tenths(value));
}

/** Removes spaces that path data does not need. */
const packed = (data: string) => data.replace(/ +/g, ' ').replace(/ (?=[-a-z])|(?<=[a-zA-Z]) |(?<=\.\d) (?=\.)/g, '');

/**
 * Returns path data for traces, in relative steps with one decimal. Positions are rounded before they are subtracted,
 * so that long paths do not drift.
 */
export function pathData(traces: readonly Trace[]): string {
  let data = '';
  let [penX, penY] = [0, 0];
  for (const { start, steps, closed } of traces) {
    const [startX, startY] = [tenths(start[0]), tenths(start[1])];
    let [x, y] = [startX, startY];
    let body = '';
    // After a relative move, coordinates without a command are relative lines. The first move is absolute.
    let lineTo = data !== '';
    const add = (command: string, ...values: readonly number[]) => {
      body += ` ${[command, ...values.map(write)].join(' ')}`;
    };
    for (const { to, arc } of steps) {
      const [dx, dy] = [tenths(to[0]) - x, tenths(to[1]) - y];
      if (!dx && !dy && !arc) continue;
      const isLine = !arc && dx !== 0 && dy !== 0;
      if (arc) add('a', tenths(arc.rx), tenths(arc.ry), 0, arc.large ? 10 : 0, 0, dx, dy);
      else if (!dy) add('h', dx);
      else if (!dx) add('v', dy);
      else add(lineTo ? '' : 'l', dx, dy);
      lineTo = isLine;
      x += dx;
      y += dy;
    }
    if (!body) continue;
    const move = data ? ` m ${write(startX - penX)} ${write(startY - penY)}` : `M ${write(startX)} ${write(startY)}`;
    data += move + body + (closed ? ' z' : '');
    [penX, penY] = closed ? [startX, startY] : [x, y];
  }
  return packed(data);
}

/** Escapes text for XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Returns XML attributes, each after a space. It leaves out those whose value is `undefined`. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? value : escapeText(value ?? '')}"`)
    .join('');
}

/** Attributes of every group. Elements in a group repeat an attribute only to override it. */
const inherited = attributes({
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '.75',
  'stroke-linejoin': 'round',
});
const lettering = attributes({
  'font-stretch': '80%',
  'font-weight': 500,
  'letter-spacing': '.02em',
});

/**
 * Returns the SVG file of a drawing. The file uses only presentation attributes, because the CSS rules of a page that
 * shows it with `<use>` do not match elements in the file. The page does pass on `currentColor` and custom properties.
 */
export function svgFile({ viewBox, groups, figures }: Drawing): string {
  const body = (list: readonly Group[]) =>
    list
      .map(({ id, markup }) => `<g id="${id}"${inherited}${markup.includes('<text') ? lettering : ''}>${markup}</g>`)
      .join('');
  // The other groups are in `defs`, so that a file opened alone shows only `d`. Pages show those groups with `<use>`.
  const [shown, others] = [groups.filter(({ id }) => id === 'd'), groups.filter(({ id }) => id !== 'd')];
  const defs = others.length > 0 ? `<defs>${body(others)}</defs>` : '';
  const box = viewBox.map(decimal).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${attributes({ 'data-figures': figures })}>${defs}${body(shown)}</svg>`;
}

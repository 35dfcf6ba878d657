import { type Extent, extentOf, type Point } from './geometry.ts';
import { colours } from './pens.ts';
import { ruleLength } from './sheet.ts';

/** What path data covers, for tests: the corners of its lines and the far sides of its arcs. */
export function pathExtent(data: string): Extent {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  const go = (to: Point) => {
    at = to;
    points.push(to);
  };
  for (const [, command = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const n = (i: number) => numbers[i] ?? Number.NaN;
    if (command === 'M') go([n(0), n(1)]);
    else if (command === 'm') go([at[0] + n(0), at[1] + n(1)]);
    else if (command === 'h') go([at[0] + n(0), at[1]]);
    else if (command === 'v') go([at[0], at[1] + n(0)]);
    else if (command === 'z') at = start;
    else if (command === 'l') for (let i = 0; i < numbers.length; i += 2) go([at[0] + n(i), at[1] + n(i + 1)]);
    else if (command === 'a') {
      // Every arc drawn is half an ellipse over a level chord.
      points.push([at[0], at[1] - n(1)], [at[0], at[1] + n(1)]);
      go([at[0] + n(5), at[1] + n(6)]);
    } else throw new Error(`Unexpected path command ${command}`);
    if (command.toLowerCase() === 'm') start = at;
  }
  return extentOf(points);
}

/** For tests: what a drawing's lines and letters cover. Casings are no ink. */
export function inkExtent(file: string): Extent {
  const corners: Point[] = [];
  const add = ([left, top, right, bottom]: Extent) => corners.push([left, top], [right, bottom]);
  for (const [, attributes = '', d = ''] of file.matchAll(/<path([^>]*) d="([^"]*)"/g)) {
    const isCasing =
      attributes.includes(`stroke="${colours.ground}"`) ||
      (attributes.includes('stroke="none"') && !attributes.includes('signal'));
    if (!isCasing) add(pathExtent(d));
  }
  for (const [, attributes = '', text = ''] of file.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    // That which pages set smaller is at most as large as it says, and stands about its middle.
    const size = Number(/[\d.]+(?=px)/.exec(read('font-size') ?? '')?.[0] ?? read('font-size'));
    const [x, y] = [Number(read('x')), Number(read('y')) + (read('dy') ? size * 0.35 : 0)];
    const wide = ruleLength(text, size);
    const anchors: Readonly<Record<string, number>> = { middle: wide / 2, end: wide };
    const left = x - (anchors[read('text-anchor') ?? ''] ?? 0);
    // Capitals are less than three quarters as tall as their size; below the line hangs a fifth.
    add([left, y - size * 0.74, left + wide, y + size * 0.2]);
  }
  return extentOf(corners);
}

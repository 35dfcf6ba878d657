import { Axonometric, type Block, onFace } from '../axonometric.ts';
import type { Point3 } from '../geometry.ts';
import { blockAt, box, riser } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { beside, finished, paper } from './paper.ts';
import type { TitlesOfKind } from './titles.ts';

/** Case studies: what was there in broken line, and on a plate of its own what came after it. `names` says which is which. */
export function beforeAndAfter(): Drawing {
  const [side, gap] = [6.4, 1.2];
  const view = paper(16.5, { width: side * 2 + gap, depth: side, height: 1.2 });
  view.polygon(onLevel(0, [0, 0], [side, 0], [side, side], [0, side]), 'existing');
  const old: Block[] = [
    blockAt([0.6, 0.5, 1.5, 1.5, 2.2], 0),
    blockAt([3.4, 0.4, 2.2, 1.2, 1.1], 0),
    blockAt([2.2, 2.4, 1.2, 1.2, 2.6], 0),
    blockAt([4.4, 2.9, 1.4, 1.6, 1.5], 0),
    blockAt([0.5, 3.4, 1.2, 2.2, 1], 0),
    blockAt([2.6, 4.8, 2, 1.1, 1.7], 0),
  ];
  const middles = old.map(({ x, y, width, depth }): Point3 => [x + width / 2, y + depth / 2, 0]);
  const at = (i: number) => middles[i] as Point3;
  view.lines(
    (
      [
        [0, 5],
        [1, 4],
        [0, 3],
        [2, 3],
        [1, 5],
        [4, 3],
      ] as const
    ).map(([a, b]) => [at(a), at(b)]),
    'existing',
  );
  for (const block of old) box(view, block, { edge: 'existing' });
  const after = beside(view, [side + gap, 0]);
  barePlate(after, { width: side, depth: side, thickness: 0.5, z: 0 });
  box(after, blockAt([3, 0.7, 2.4, 1.3, 1.1], 0), { frame: 0.25, hatch: 0.3 });
  view.line(onLevel(0, [side - 0.9, 3.6], [side + gap + 3, 3.6]), 'live');
  box(after, blockAt([2.9, 2.4, 2.9, 3, 1.7], 0), { frame: 0.3, fan: true, hatch: 0.3, drawers: 2, edge: 'outline' });
  const node = view.project(side + gap + 0.5, 3.6, 0);
  view.sheet.liveNode(node, 10, 4.5);
  const letters = new Sheet();
  const [size, row] = [15, 206];
  // Between what was there and the plate, where nothing else is.
  const [x, y] = [node[0] + 46, node[1] - 46];
  letters.line([[node[0] + 7, node[1] - 7], [x, y], [x + 8, y]], 'leader'); // biome-ignore format: one line
  letters.text([x + 13, y + size * 0.35], 'Go-live', { size });
  for (const [[at, edge], text, weight] of [
    [view.project(1.6, side), 'Before', 500],
    [view.project(side * 2 + gap, 2.4), 'After', 600],
  ] as const) {
    letters.line([[at, edge], [at, row]], 'leader').circle([at, edge], 1.8, null, 'ink'); // biome-ignore format: one line
    letters.text([at, row + size * 0.98], text, { size, anchor: 'middle', weight });
  }
  return finished(view, letters);
}

/**
 * Blog: its categories as pages that stand one behind the other on a board, each lettered with its name and as many sheets
 * thick as it has articles; the newest of all is live.
 */
export function pagesByCategory(categories: readonly TitlesOfKind[]): Drawing {
  const [wide, high, apart, thin, edge] = [8.6, 2.7, 1.75, 0.24, 0.5];
  const deep = apart * (categories.length - 1) + edge * 2 + thin;
  const view = paper(18.2, { width: wide + edge * 2, depth: deep, height: high - 0.4 });
  const names = new Sheet();
  const lettered = new Axonometric(view.view, names);
  const newest = newestOf(categories);
  box(view, blockAt([0, 0, wide + edge * 2, deep, 0.4], -0.4), { edge: 'outline' });
  for (const [i, { name, days }] of categories.entries()) {
    const y = edge + apart * i;
    for (const sheet of range(Math.max(days.length, 1))) box(view, blockAt([edge, y + sheet * thin, wide, thin, high], 0), { edge: 'outline' }); // biome-ignore format: its articles
    const page = blockAt([edge, y, wide, thin * Math.max(days.length, 1), high], 0);
    const face = onFace(page, 'left');
    view.lines(range(4).map((line) => [face(0.4, 1.5 - line * 0.38), face(line === 3 ? 4.6 : wide - 0.4, 1.5 - line * 0.38)]), 'detail'); // biome-ignore format: its words
    lettered.lettering(name, 'left', page, 0.4, high - 0.7, 15);
    if (newest && days.includes(newest)) view.sheet.liveNode(view.project(...face(wide - 0.7, high - 0.45)), 7, 3.2);
  }
  return finished(view, names);
}

/** The newest day of all. */
const newestOf = (kinds: readonly TitlesOfKind[]) =>
  kinds
    .flatMap(({ days }) => days)
    .toSorted()
    .at(-1);

/** Thought leadership: a stack for each topic, from the left front to the back, a slab for each of its articles; the newest of all is live. */
export function articlesByTopic(topics: readonly TitlesOfKind[]): Drawing {
  const [pitch, side, apart] = [3.1, 2.3, 1.15];
  const [wide, deep] = [side + 1.4, pitch * topics.length + 0.7];
  const view = paper(16, { width: wide, depth: deep, height: 2.4 });
  const letters = new Sheet();
  const size = 14;
  const newest = newestOf(topics);
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  // The front ones are drawn last, over what they hide.
  for (const [i, { name, days }] of [...topics.entries()].toReversed()) {
    const [x, y] = [0.7, deep - 0.7 - side - i * pitch];
    const top = 0.3 + days.length * apart;
    for (const level of range(days.length)) {
      const z = 0.3 + level * apart;
      // It stands on four legs, as plates of an assembly do.
      for (const [along, across] of [[0.2, 0.2], [side - 0.2, 0.2], [0.2, side - 0.2], [side - 0.2, side - 0.2]] as const) riser(view, [x + along, y + across], level ? z - apart + 0.25 : 0, z); // biome-ignore format: its corners
      box(view, blockAt([x, y, side, side, 0.25], z), { edge: 'outline' });
      view.lines(
        range(4).map((row) =>
          onLevel(z + 0.25, [x + 0.4, y + 0.5 + row * 0.42], [x + side - (row === 3 ? 1 : 0.4), y + 0.5 + row * 0.42]),
        ),
        'detail',
      );
    }
    const head = view.project(x + side / 2, y + side / 2, top - apart + 0.25);
    const line = 20 + (topics.length - 1 - i) * 26;
    letters.line([[head[0], head[1]], [head[0], line]], 'leader'); // biome-ignore format: one line
    letters.text([head[0] - 7, line + size * 0.7], `${days.length} ${name}`, { size, anchor: 'end' });
    if (newest && days.includes(newest)) view.sheet.liveNode(head, 9, 4);
    else letters.circle(head, 2, null, 'ink');
  }
  return finished(view, letters);
}

/** Research reports: columns before a scale, the highest of them measured. */
export function counted(): Drawing {
  const [wide, deep, high] = [11.6, 4.2, 5.6];
  const view = paper(15, { width: wide, depth: deep, height: high - 0.5 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const wall = onFace(blockAt([0, -0.2, wide, 0.2, high], 0), 'left');
  view.polygon([wall(0, 0), wall(wide, 0), wall(wide, high), wall(0, high)], 'part', 'top');
  view.lines(
    range(5).map((i) => [wall(0, i + 1), wall(wide, i + 1)]),
    'detail',
  );
  for (const [i, value] of [2, 3, 1, 5, 4].entries()) {
    const column = blockAt([0.7 + i * 2.15, 1.1, 1.6, 2, value], 0);
    box(view, column, { edge: 'outline', hatch: 0.25 });
    const [left, right] = [onFace(column, 'left'), onFace(column, 'right')];
    view.lines(
      range(value - 1).map((k) => [left(0, k + 1), left(column.width, k + 1), right(column.depth, k + 1)]),
      'part',
    );
    if (value === 5) view.sheet.liveNode(view.project(column.x + 0.8, 2.1, value), 10, 4.5);
  }
  return finished(view);
}

/** Videos: a screen with the sign for play, and its film before it, with the frame that is shown. */
export function played(): Drawing {
  const [wide, deep, high] = [11.6, 5, 5.6];
  const view = paper(15, { width: wide, depth: deep, height: high - 1.2 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const screen = blockAt([0.8, 0.5, 10, 0.4, high], 0);
  box(view, screen, { edge: 'outline' });
  const face = onFace(screen, 'left');
  view.polygon([face(0.4, 0.4), face(9.6, 0.4), face(9.6, 5.2), face(0.4, 5.2)], 'part', 'top');
  view.polygon([face(4.2, 1.6), face(6.4, 2.9), face(4.2, 4.2)], 'outline', 'left');
  const [foot, head, frames] = [2.1, 4.1, 5];
  view.polygon(onLevel(0, [0.8, foot], [10.8, foot], [10.8, head], [0.8, head]), 'outline', 'top');
  for (const i of range(frames)) {
    const [from, to] = [0.95 + i * 2, 2.65 + i * 2];
    view.polygon(onLevel(0, [from, 2.5], [to, 2.5], [to, 3.7], [from, 3.7]), 'part', i === 3 ? 'right' : 'left');
  }
  // Its holes, along both edges.
  view.lines(
    range(frames * 4).flatMap((i) => [2.3, 3.9].map((y) => onLevel(0, [0.95 + i * 0.5, y], [1.2 + i * 0.5, y]))),
    'part',
  );
  view.line(onLevel(0, [7.8, 1], [7.8, 4.6]), 'live');
  view.sheet.liveNode(view.project(7.8, 3.1, 0), 9, 4);
  return finished(view);
}

/** Whitepapers: sheets above one another, the uppermost written, with a chart that stands on it. */
export function sheetsApart(): Drawing {
  const [wide, deep, thick, gap, count] = [9.4, 6.6, 0.3, 1.45, 4];
  const view = paper(16, { width: wide, depth: deep, height: gap * (count - 1) + thick });
  for (const i of range(count)) {
    const [z, top] = [i * gap, i * gap + thick];
    for (const [x, y] of i > 0 ? [[0, deep] as const, [wide, deep] as const, [wide, 0] as const] : [])
      view.line([[x, y, z - gap + thick] as const, [x, y, z] as const], 'centre');
    box(view, blockAt([0, 0, wide, deep, thick], z), { edge: 'outline' });
    const row = (to: number, y: number) => onLevel(top, [0.8, y], [to, y]);
    if (i === count - 1) {
      view.line(row(3.8, 0.9), 'outline');
      view.lines(
        range(7).map((k) => row(k % 3 === 2 ? 3 : 4.1, 1.8 + k * 0.6)),
        'part',
      );
      view.polygon(onLevel(top, [5, 1.2], [8.8, 1.2], [8.8, 5.6], [5, 5.6]), 'part', 'left');
    }
  }
  const top = gap * (count - 1) + thick;
  for (const [i, high] of [0.7, 1.7, 1.1].entries()) {
    const column = blockAt([5.4 + i * 1.1, 2.8, 0.8, 0.8, high], top);
    box(view, column, { edge: 'outline', hatch: 0.2 });
    if (i === 1) view.sheet.liveNode(view.project(column.x + 0.4, 3.2, top + high), 9, 4);
  }
  return finished(view);
}

import { Axonometric } from './axonometric.ts';
import { chamferLine, type Point, type Point3 } from './geometry.ts';
import { blockAt, box, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { range } from './records/paper.ts';
import type { Drawing } from './svg.ts';

/** Paper of every drawing at the head of a page that has no plate of its own. */
const [width, height] = [480, 240];

/** Paper with a model's origin so far from its middle, in drawing units, that the model stands in it. */
function paper(scale: number, model: { width: number; depth: number; height: number }): Axonometric {
  return new Axonometric({
    originX: width / 2 - ((model.width - model.depth) * scale) / 2,
    originY: height / 2 - ((model.width + model.depth) * scale) / 4 + (model.height * scale) / 2,
    scale,
  });
}
const drawing = ({ sheet }: Axonometric): Drawing => ({
  viewBox: [0, 0, width, height],
  groups: [{ id: 'd', markup: sheet.toString() }],
});

/** A card index, one card for each kind of resource. @param out the card that is pulled out, from the back */
function cardIndex(out?: number): Drawing {
  const [count, apart, deep, high] = [7, 1.35, 6.4, 4];
  const tray = { width: count * apart + 0.6, depth: deep + 0.8, height: 1.1 };
  const view = paper(15.5, { ...tray, height: high + 2 });
  barePlate(view, { ...tray, thickness: 0.3, z: 0 });
  for (const i of range(count)) {
    const [x, y, foot] = [0.7 + i * apart, 0.4, i === out ? 1.7 : 0];
    const at = (v: number, z: number): Point3 => [x, y + v, foot + z];
    // Its tab stands a place further along than that of the card behind it.
    const tab = deep - 1.5 - ((deep - 1.8) * i) / count;
    view.polygon([at(0, 0), at(deep, 0), at(deep, high), at(0, high)], 'part', 'right');
    view.polygon(
      [at(tab, high), at(tab + 1.4, high), at(tab + 1.4, high + 0.55), at(tab, high + 0.55)],
      'part',
      'right',
    );
    view.lines(
      range(6).map((line) => [
        at(0.5, high - 0.7 - line * 0.5),
        at(line % 3 === 2 ? deep * 0.6 : deep - 0.5, high - 0.7 - line * 0.5),
      ]),
      i === out ? 'hatchStrong' : 'hatch',
    );
    if (i === out) view.sheet.liveNode(view.project(...at(tab + 0.7, high + 0.28)), 7, 3.2);
  }
  const { width: far, depth } = tray;
  view.polygon(
    [
      [0, depth, 0],
      [far, depth, 0],
      [far, depth, 0.9],
      [0, depth, 0.9],
    ],
    'outline',
    'left',
  );
  view.polygon(
    [
      [far, 0, 0],
      [far, depth, 0],
      [far, depth, 0.9],
      [far, 0, 0.9],
    ],
    'outline',
    'right',
  );
  return drawing(view);
}

/** People on a plate: around a table, before it on a step, or more of them on every step of the years. */
function people(kind: 'leadership' | 'team' | 'careers' | 'story'): Drawing {
  const plate = { width: 12, depth: 8 };
  const view = paper(15.5, { ...plate, height: kind === 'story' ? 3.4 : 1.6 });
  barePlate(view, { ...plate, thickness: 0.5, z: 0 });
  const person = (x: number, y: number, z = 0) => vessel(view, { at: [x, y, z], radius: 0.42, height: 1.25 });
  if (kind === 'story') {
    for (const i of range(4)) {
      const [x, tall] = [0.8 + i * 2.7, 3.2 - i * 0.9];
      box(view, blockAt([x, 2.2, 2.4, 4.2, tall], 0), { hatch: 0.3 });
      for (const row of range(4 - i)) person(x + 1.2, 2.8 + row, tall);
    }
    view.sheet.liveNode(view.project(2, 6.4, 0.4), 8, 3.6);
    return drawing(view);
  }
  for (const x of [1.6, 4.2, 6.8, 9.4]) person(x, 1.2);
  if (kind === 'leadership') {
    for (const x of [2.9, 5.5, 8.1]) person(x, 3);
    box(view, blockAt([1.8, 4.6, 8, 2.4, 0.6], 0), { hatch: 0.3 });
    for (const x of [3, 5.8, 8.6]) person(x, 5.8, 0.6);
    view.sheet.liveNode(view.project(5.8, 7.5, 0), 8, 3.6);
    return drawing(view);
  }
  box(view, blockAt([1.4, 2.8, 9, 2.2, 0.7], 0), { frame: 0.3 });
  const places: Point[] = [1.6, 4.2, 6.8, 9.4].map((x) => [x, 6.6]);
  for (const [i, [x, y]] of places.entries()) {
    if (kind === 'team' || i !== 2) person(x, y);
    else view.circle([x, y, 0], 0.6, 'existing').sheet.liveNode(view.project(x, y, 0), 8, 3.6);
  }
  if (kind === 'team') view.sheet.liveNode(view.project(5.9, 3.9, 0.7), 8, 3.6);
  return drawing(view);
}

/** A desk here, a desk there, and the line between them. @param at where a message is on it, 0 to 1 */
function line(at: number): Drawing {
  const plate = { width: 14, depth: 6.4 };
  const view = paper(16, { ...plate, height: 1.2 });
  barePlate(view, { ...plate, thickness: 0.5, z: 0 });
  box(view, blockAt([0.9, 0.9, 2.6, 3.4, 1.4], 0), { frame: 0.3, drawers: 3, hatch: 0.4 });
  const way = chamferLine(
    [
      [3.5, 2.6],
      [6.2, 2.6],
      [6.2, 4.6],
      [9, 4.6],
      [9, 2.6],
      [10.6, 2.6],
    ],
    0.4,
  );
  view.lines([way.map(([x, y]): Point3 => [x, y, 0])], 'outline');
  box(view, blockAt([10.6, 1, 2.4, 3.4, 2.2], 0), { fins: 0.4, bands: 4 });
  const bend = way[Math.round(at * (way.length - 1))] ?? [3.5, 2.6];
  const gone = way.slice(0, Math.round(at * (way.length - 1)) + 1).map(([x, y]): Point3 => [x, y, 0]);
  view.lines([gone], 'live').sheet.liveNode(view.project(...bend, 0), 9, 4);
  return drawing(view);
}

/** A sheet of text that is signed and stamped. */
function stamped(): Drawing {
  const [wide, deep] = [10.5, 7.4];
  const view = paper(17, { width: wide, depth: deep, height: 0.6 });
  for (const z of [0, 0.3, 0.6]) view.polygon(onLevel(z, [0, 0], [wide, 0], [wide, deep], [0, deep]), 'part', 'top');
  const z = 0.6;
  view.line(onLevel(z, [0.9, 1], [5.4, 1]), 'outline');
  view.lines(
    range(8).map((i) =>
      onLevel(z, [0.9, 1.9 + i * 0.55], [i % 4 === 3 ? 5.6 : 9.6 - (i > 3 ? 3.4 : 0), 1.9 + i * 0.55]),
    ),
    'detail',
  );
  view.circle([8.4, 5.4, z], 1.05, 'outline').circle([8.4, 5.4, z], 0.78, 'detail');
  view.sheet.liveNode(view.project(8.4, 5.4, z), 7, 3.2);
  return drawing(view);
}

/** Sheets under sheets, as the pages of the site are. */
function tree(): Drawing {
  const view = paper(13, { width: 15, depth: 9, height: 4 });
  const leaf = (x: number, y: number, z: number, size: number) => box(view, blockAt([x, y, size, size * 0.8, 0.25], z));
  const roots = [0.2, 4, 7.8, 11.6];
  for (const x of roots) {
    for (const i of range(3)) {
      view.line(
        [
          [x + 1.5, 4.4, 2],
          [x + 0.2 + i * 1.2 + 0.5, 7.6, 0.25],
        ],
        'detail',
      );
      leaf(x + i * 1.2, 7.2, 0, 0.95);
    }
  }
  for (const x of roots)
    view.line(
      [
        [7.4, 1.4, 4.4],
        [x + 1.5, 4.2, 2.2],
      ],
      'detail',
    );
  for (const x of roots) leaf(x + 0.3, 3.4, 2, 2.4);
  leaf(5.6, 0, 4.4, 3.4);
  view.sheet.liveNode(view.project(7.3, 1.4, 4.65), 8, 3.6);
  return drawing(view);
}

/** What stands at the head of a page that is about no plate, by the name of its file. */
export const headDrawings = (): [name: string, drawing: Drawing][] => [
  ['head-resources', cardIndex()],
  ...['case-studies', 'blog', 'whitepapers', 'videos', 'thought-leadership', 'research-reports', 'events'].map(
    (name, at): [string, Drawing] => [`head-${name}`, cardIndex(at)],
  ),
  ...(['leadership', 'team', 'careers', 'story'] as const).map((kind): [string, Drawing] => [
    `head-${kind}`,
    people(kind),
  ]),
  ['head-contact', line(0.5)],
  ['head-inquiry', line(0.2)],
  ['head-support', line(1)],
  ['head-legal', stamped()],
  ['head-site-map', tree()],
];

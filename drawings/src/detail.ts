import { Axonometric, type View } from './axonometric.ts';
import { conductor } from './conductor.ts';
import type { Point, Point3 } from './geometry.ts';
import { plateDepth, plateWidth } from './plate.ts';
import { ai } from './plateDesigns.ts';
import { drawPlate, letterPlate, type PlateKind } from './plates.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const [width, height, scale] = [664, 404, 20.5];

/** Position and scale of the plate on the paper of 664 × 404 units. */
const detailView: View = { originX: width / 2 - ((plateWidth - plateDepth) * scale) / 2, originY: 100, scale };

/** Points that the balloons a, b and c mark, in plate units. */
const keyed: Record<PlateKind, readonly Point3[]> = {
  core: [
    [1.8, 8.8, 2.3],
    [11.7, 7.8, 2.4],
    [12.9, 2.2, 1.5],
  ],
  bus: [
    [2, 8.4, 0.42],
    [10.6, 6.9, 0.9],
    [12.5, 1.7, 0.42],
  ],
  ai: [
    [2.6, 8.1, 1.2],
    [11.2, 7.4, 0.75],
    [11.9, 1.2, 0],
  ],
  cx: [
    [1.6, 8.9, 0.58],
    [6.4, 2.42, 1.2],
    [13.42, 3.9, 1.2],
  ],
};

/** Lines that pages highlight on a plate, by the last segment of the page's path. A node marks the end of each line. */
const lit: Record<PlateKind, Readonly<Record<string, readonly Point[]>>> = {
  core: { 'managed-sap': [[5, 10.45], [8.6, 10.45]] },
  bus: { 'btp-cpi': [[10.6, 8.6], [10.6, 9.9], [8, 9.9]] },
  ai: {
    ai: conductor(ai.routes[2], 2).toReversed(),
    assessment: [[10.95, 2.4], [12.6, 2.9]],
    governance: [[6.2, 2.8], [7.6, 2.8]],
    rasp: [[3.4, 4.2], [3.4, 5.05]],
    predictive: [[9.2, 7.4], [8.1, 7.4], [8.1, 8.9]],
    conversational: [[12.8, 7.4], [13.6, 7.4]],
    telemetry: [[9.6, 2.99], [10.6, 2.3]],
  },
  cx: {
    cx: [[7, 2.6], [7, 3.9]],
    fsm: [[10.6, 8.2], [12.4, 8.2]],
    'commerce-cpq': [[12.4, 6.5], [12.4, 5.2]],
  },
}; // biome-ignore format: lines are read as rows of points

/** Sizes of balloons in drawing units. The larger set stays legible if the drawing is shown at about half size. */
const balloonSizes = {
  keys: { y: 34, radius: 13, dot: 2.6, letter: 15 },
  'keys-small': { y: 34, radius: 22, dot: 4.5, letter: 24 },
} as const;

/**
 * Draws one plate, 664 × 404. Group `d` is the plate. Group `keys` has the plate's lettering and the balloons a, b and
 * c, and `keys-small` has larger balloons for phones. Each group `live-…` is the highlight of one page.
 *
 * @param close leaves out people, lettering and balloons, for enlarged details
 */
export function plateDrawing(kind: PlateKind, close = false): Drawing {
  const view = new Axonometric(detailView);
  drawPlate(view, kind, !close);
  const balloons = (id: keyof typeof balloonSizes) => {
    const { y, radius, dot, letter } = balloonSizes[id];
    const sheet = new Sheet();
    if (id === 'keys') letterPlate(new Axonometric(view.view, sheet), kind);
    keyed[kind].forEach((part, i) => {
      const [x, foot] = view.project(...part);
      const leader = [
        [x, foot],
        [x, y],
      ] as const;
      sheet.line(leader, 'casing').line(leader, 'leader').circle([x, foot], dot, null, 'ink');
      sheet.circle([x, y], radius, 'part', 'top');
      sheet.text([x, y + letter * 0.35], 'abc'.charAt(i), { size: letter, anchor: 'middle', weight: 600 });
    });
    return sheet.toString();
  };
  const live = Object.entries(lit[kind]).map(([page, path]) => {
    const points = path.map(([x, y]) => view.project(x, y));
    const node = points.at(-1) as Point;
    return { id: `live-${page}`, markup: new Sheet().line(points, 'live').circle(node, 5.5, null, 'top').liveNode(node, 5.5, 2.5).toString() }; // biome-ignore format: one part
  });
  return {
    viewBox: [0, 0, width, height],
    groups: [
      { id: 'd', markup: view.sheet.toString() },
      ...(close ? [] : (['keys', 'keys-small'] as const).map((id) => ({ id, markup: balloons(id) }))),
      ...live,
    ],
  };
}

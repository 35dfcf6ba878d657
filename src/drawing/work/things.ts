import { type Axonometric, onFace } from '../axonometric.ts';
import { type Ground, onGround } from '../benefits/paper.ts';
import type { Point, Point3 } from '../geometry.ts';
import { person } from '../heads/people.ts';
import { type BoxFinish, blockAt, box, type Footprint, route, vessel } from '../parts.ts';
import type { PenName } from '../pens.ts';
import { onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';

/** Something that stands on the ground of a scene. Of two things the nearer hides the other. */
export interface Thing {
  readonly near: number;
  readonly draw: (view: Axonometric) => void;
}

const thing = ([x, y, width, depth]: Footprint, draw: Thing['draw']): Thing => ({
  near: x + y + (width + depth) / 2,
  draw,
});
const onFloor = (draw: Thing['draw']): Thing => ({ near: Number.NEGATIVE_INFINITY, draw });

/** A block with a finish; of a low one `z` lifts it from the ground. */
export const block = (place: Footprint, finish: BoxFinish = { hatch: 0.26 }, z = 0): Thing =>
  thing(place, (view) => box(view, blockAt(place, z), finish));
/** Where data is kept. */
export const store = (x: number, y: number, radius = 1.1, height = 2, rings = 2): Thing =>
  thing([x, y, 0, 0, 0], (view) => vessel(view, { at: [x, y, 0], radius, height, rings }));
/** A cable on the ground; dashed where nothing runs on it. */
export const cable = (path: readonly Point[], count = 3, pen?: PenName): Thing =>
  onFloor((view) => route(view, { path, count, pitch: 0.2, chamfer: 0.4 }, 0, pen));
/** Somebody, turned to the middle of the scene where no front is named. */
export const somebody = (
  x: number,
  y: number,
  size = 1.15,
  faces: 'left' | 'right' = x < 5 ? 'right' : 'left',
): Thing => thing([x, y, 0, 0, 0], (view) => person(view, { at: [x, y, 0], size, faces }));

/** Columns in a row along x, one after the other. */
export const columns = (x: number, y: number, heights: readonly number[], pitch = 1.2): Thing[] =>
  heights.map((height, i) => block([x + i * pitch, y, pitch * 0.7, 1.2, height], { hatch: 0.22 }));

/** Papers on each other, the last one written on. */
export function pile(x: number, y: number, count: number, width = 2.2, depth = 2.6): Thing {
  const [step, sheet] = [0.24, 0.16];
  return thing([x, y, width, depth, count * step], (view) => {
    for (const i of range(count))
      box(view, blockAt([x, y, width, depth, sheet], i * step), { edge: 'small', hatch: 0.3 });
    const top = (count - 1) * step + sheet;
    const rows = range(4).map((i) =>
      onLevel(top, [x + 0.3, y + 0.5 + i * 0.5], [x + width * (i === 3 ? 0.6 : 0.86), y + 0.5 + i * 0.5]),
    );
    view.lines(rows, 'hatchStrong');
  });
}

/** A sheet that stands: a title, and rows of words. */
export function sheet(x: number, y: number, width = 2.4, height = 3): Thing {
  const place = [x, y, width, 0.2, height] as const;
  return thing(place, (view) => {
    box(view, blockAt(place, 0), { edge: 'outline' });
    const face = onFace(blockAt(place, 0), 'left');
    const room = width - 0.6;
    view.line([face(0.3, height - 0.4), face(0.3 + room * 0.55, height - 0.4)], 'outline');
    const rows = Math.floor((height - 0.9) / 0.45);
    for (const i of range(rows)) {
      const v = height - 0.95 - i * 0.45;
      view.line([face(0.3, v), face(0.3 + room * (i % 3 === 2 ? 0.6 : 1), v)], 'hatchStrong');
    }
  });
}

/** A fence along x: posts, and two rails between them. */
export function fence([from, to]: readonly [number, number], y: number): Thing {
  const count = 6;
  const pitch = (to - from) / (count - 1);
  // As near as its end: nothing stands across it.
  return thing([from, y, 0, 0, 0], (view) => {
    for (const i of range(count)) {
      const x = from + pitch * i;
      box(view, blockAt([x, y, 0.2, 0.2, 1.1], 0), { edge: 'small' });
      if (i === count - 1) continue;
      for (const z of [0.4, 0.8]) box(view, blockAt([x + 0.2, y + 0.05, pitch - 0.2, 0.1, 0.12], z), { edge: 'small' });
    }
  });
}

/** A machine of a plant: its vessel, and the motor beside it. */
export const machine = (x: number, y: number): Thing[] => [
  cable([[x, y], [x + 2.4, y]], 4), // biome-ignore format: its shaft
  store(x, y, 1.3, 2.3, 3),
  block([x + 1.9, y - 0.8, 2.2, 1.6, 1.2], { hatch: 0.22, fins: 0.26, bands: 3 }),
];

/** What is to be seen in a scene: its things in any order, and the one point that is live. */
export interface Scene {
  readonly things: readonly (Thing | readonly Thing[])[];
  readonly live: Point3;
  /** 13 by 6.2 units, with room for what is 1.8 high, where left out. */
  readonly ground?: Ground;
}

/** What stands in front hides what is behind, whatever the order of the things. */
export function drawThings(view: Axonometric, things: Scene['things']): void {
  for (const { draw } of things.flat().sort((a, b) => a.near - b.near)) draw(view);
}

/** A scene on its ground, 480 × 280. */
export function sceneDrawing({ things, live, ground = { width: 13, depth: 6.2, height: 1.8 } }: Scene): Drawing {
  return onGround(ground, (view) => {
    drawThings(view, things);
    view.sheet.liveNode(view.project(...live), 10, 4.5);
  });
}

import { Axonometric } from './axonometric.ts';
import { type Callout, calloutParts } from './callouts.ts';
import type { Point3 } from './geometry.ts';
import { type BoxFinish, blockAt, box, type Footprint, node, type Route, riser, route } from './parts.ts';
import { barePlate, plateThickness } from './plate.ts';
import type { Drawing } from './svg.ts';

/** 12 px and more where a phone shows the whole width, and on desks, which show the middle larger. */
const sizes = { names: 10, 'names-small': 16.5 };
/** The upper plate above the lower one, and how far both reach to the left and to the right of their corner in front. */
const [upper, reach] = [4.6, 20];

/** The corner of a plate in front lies at 0, 0: it reaches beyond the paper on the sides behind. */
function corner(view: Axonometric, z: number): void {
  const [originX, originY] = view.project(-reach, -reach);
  const ground = new Axonometric({ ...view.view, originX, originY }, view.sheet);
  barePlate(ground, { width: reach, depth: reach, thickness: plateThickness, z });
}

/**
 * The head of /solutions/s4hana: the corner in front of core and integration, and the one live line between them, from a box
 * of the core up through the upper plate to its hub. Its page shows `0 0 480 340` of it: a phone the middle from edge to
 * edge, a place that is higher than wide from 125 to 355 of its width.
 */
export function integrationHead(): Drawing {
  const view = new Axonometric({ originX: 240, originY: 289, scale: 20 });
  const put = (footprint: Footprint, finish: BoxFinish, z = 0) =>
    box(view, blockAt(footprint, z), { hatch: 0.2, ...finish });
  const lay = (z: number, courses: readonly Route[]) => {
    for (const course of courses) route(view, course, z);
  };
  const up: Point3 = [-3.6, -0.5, upper];

  corner(view, 0);
  lay(0, [
    { path: [[-14, -0.9], [-6.9, -0.9], [-6.9, -1.5]], count: 3, pitch: 0.18, chamfer: 0.4 },
    { path: [[-0.9, -14], [-0.9, -3.2]], count: 3, pitch: 0.18, chamfer: 0 },
  ]); // biome-ignore format: routes are read as rows of points
  for (const [x, high] of [[-13.7, 2.3], [-9.6, 2.3], [-7.7, 1.7]] as const) put([x, -3.2, 1.5, 1.7, high], { drawers: Math.round(high * 3), frame: 0.22 }); // biome-ignore format: three racks
  put([-3.1, -14, 1.7, 2, 1.6], { drawers: 5, frame: 0.25 });
  put([-3.1, -8, 1.8, 2.4, 2.1], { drawers: 6, frame: 0.25 });
  put([-2.6, -3.4, 2, 2.3, 1.7], { drawers: 5, frame: 0.25 });
  for (const [x, y] of [[0, 0], [-reach, 0], [0, -reach]] as const) view.line([[x, y, 0], [x, y, upper - plateThickness]], 'centre'); // biome-ignore format: chain lines
  const others = [[-6.6, -0.5], [-0.5, -6.6], [-0.5, -10.4]] as const; // biome-ignore format: three risers
  for (const [x, y] of others) {
    node(view, [x, y, 0], 0.18);
    riser(view, [x, y], 0, upper - plateThickness);
  }
  // From the foot of the box along its plate, and up.
  view.line([[-1.6, -1.1, 0], [-1.6, -0.5, 0], [-3.6, -0.5, 0], [-3.6, -0.5, upper - plateThickness]], 'live'); // biome-ignore format: one line
  node(view, [-3.6, -0.5, 0], 0.18);

  corner(view, upper);
  lay(upper, [
    { path: [[-14, -3.8], [-5.3, -3.8]], count: 6, pitch: 0.17, chamfer: 0 },
    { path: [[-3.7, -14], [-3.7, -5.6]], count: 6, pitch: 0.17, chamfer: 0 },
    { path: [[-8, -1.6], [-8, -2.9], [-5.3, -2.9]], count: 2, pitch: 0.17, chamfer: 0.4 },
    { path: [[-1.4, -7.4], [-2.6, -7.4], [-2.6, -5.6]], count: 2, pitch: 0.17, chamfer: 0.4 },
  ]); // biome-ignore format: routes are read as rows of points
  for (const x of [-12.6, -8.8]) put([x, -1.9, 1.6, 0.8, 0.42], { ports: [5, 2] }, upper);
  for (const y of [-12.4, -8.1]) put([-1.6, y, 0.8, 1.4, 0.42], { ports: [2, 4] }, upper);
  for (const [x, y] of others) node(view, [x, y, upper], 0.18);
  put([-5.3, -5.6, 3.2, 3.2, 0.55], { bands: 2, frame: 0.28 }, upper);
  put([-4.6, -4.9, 1.8, 1.8, 0.4], { fins: 0.2 }, upper + 0.55);
  const end: Point3 = [-3.6, -2.4, upper];
  view.line([up, end], 'live');
  node(view, up, 0.18);
  view.sheet.circle(view.project(...end), 6, null, 'top').liveNode(view.project(...end), 6, 2.8);

  const names: readonly Callout[] = [
    ['Integration', view.project(-3.7, -4, upper + 0.95), -30],
    ['Core', view.project(0, -3.6, -plateThickness / 2), 24],
  ];
  return {
    viewBox: [-161, -204, 802, 544],
    groups: [{ id: 'd', markup: view.sheet.toString() }, ...calloutParts(names, sizes)],
  };
}

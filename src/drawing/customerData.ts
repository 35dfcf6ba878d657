import { Axonometric } from './axonometric.ts';
import { type Callout, calloutParts } from './callouts.ts';
import type { Point3 } from './geometry.ts';
import { person } from './heads/people.ts';
import { type BoxFinish, blockAt, box, type Footprint, node, type Route, route, vessel } from './parts.ts';
import { barePlate, plateThickness } from './plate.ts';
import { randomFrom } from './random.ts';
import { type ScreenKind, screen } from './screens.ts';
import type { Drawing } from './svg.ts';

const scale = 20;
/** 12 px and more where a phone shows that part's whole width, and on desks, which show its middle larger. */
const sizes = { names: 10, 'names-small': 15.5 };

const put = (view: Axonometric, footprint: Footprint, finish: BoxFinish, z = 0) =>
  box(view, blockAt(footprint, z), { hatch: 0.2, ...finish });

/**
 * The head of /solutions/cdc: a login, a record of consent and a profile, joined by one trace that is live from the first to
 * the last. Its page shows `0 0 480 340` of it: a phone the middle from edge to edge, a place that is higher than wide from
 * 125 to 355 of its width.
 */
export function customerDataDrawing(): Drawing {
  const view = new Axonometric({ originX: 126, originY: 152, scale });
  // The plate reaches beyond the paper on all sides but those in front.
  const [far, aside] = [12, 19];
  const [originX, originY] = view.project(-far, -aside);
  const ground = new Axonometric({ originX, originY, scale }, view.sheet);
  barePlate(ground, { width: far + 14.5, depth: aside + 4.4, thickness: plateThickness, z: 0 });

  // What the profile is made from stands behind, and its lines come from there.
  const lines: Route[] = [
    { path: [[-12, -2.6], [12.2, -2.6]], count: 4, pitch: 0.17, chamfer: 0 },
    { path: [[-12, 2.6], [9, 2.6], [9, 0.6]], count: 4, pitch: 0.17, chamfer: 0.5 },
    { path: [[1.4, 0], [8.4, 0]], count: 3, pitch: 0.2, chamfer: 0 },
  ]; // biome-ignore format: routes are read as rows of points
  for (const course of lines) route(view, course, 0);
  put(view, [3.4, -11, 1.8, 2.2, 1.9], { drawers: 4, frame: 0.25 });
  put(view, [6, -11, 1.8, 2.2, 1.4], { drawers: 3, frame: 0.25 });
  put(view, [12.2, -6.6, 1.8, 2.2, 1.4], { drawers: 3, frame: 0.25 });
  put(view, [12.2, -3.7, 1.8, 2.2, 1.9], { drawers: 4, frame: 0.25 });
  for (const [x, y] of [[1.2, 2.6], [-3.4, 2.6], [-4.6, -2.6]] as const) node(view, [x, y, 0], 0.2); // biome-ignore format: three nodes

  const [base, panel] = [0.3, 0.22];
  const live = (from: Point3, to: Point3) => view.line([from, to], 'live');
  const stand = (x: number, wide: number, high: number, kind: ScreenKind) => {
    put(view, [x, -1, wide, 1.6, base], { edge: 'small' });
    screen(view, blockAt([x + 0.2, -0.8, wide - 0.4, panel, high], base), 'left', kind, randomFrom(kind));
  };
  // On each base the trace runs in front of what it joins, between them on the plate.
  stand(0, 3.2, 3.1, 'login');
  view.line([[1.6, -0.8 + panel, base], [1.6, 0, base], [3.2, 0, base]], 'live'); // biome-ignore format: from the foot of the screen
  live([3.2, 0, 0], [4.4, 0, 0]);
  stand(4.4, 2.6, 2.6, 'consent');
  live([4.4, 0, base], [7, 0, base]);
  live([7, 0, 0], [8, 0, 0]);
  const [middle, radius, high] = [9.5, 0.95, 0.95];
  put(view, [8, -1.7, 2.7, 2.3, base], { edge: 'small' });
  vessel(view, { at: [middle, -0.68, base], radius, height: high, rings: 2, lid: false });
  person(view, { at: [middle, -0.68, base + high], size: 0.8 });
  const end: Point3 = [middle - radius * Math.SQRT1_2, 0, base];
  live([8, 0, base], end);
  view.sheet.circle(view.project(...end), 6, null, 'top').liveNode(view.project(...end), 6, 2.8);

  const names: readonly Callout[] = [
    ['Login', view.project(1.6, -0.7, base + 3.1), -15],
    ['Consent', view.project(5.7, -0.7, base + 2.6), -24],
    ['Profile', view.project(middle, -0.68, base + high + 2), -24],
  ];
  return {
    viewBox: [-203, -159, 1001, 516],
    groups: [{ id: 'd', markup: view.sheet.toString() }, ...calloutParts(names, sizes)],
  };
}

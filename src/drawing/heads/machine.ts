import { type AssemblyOptions, buildAssembly } from '../assembly.ts';
import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { drawPlate, plateOrder } from '../plates.ts';
import type { Drawing } from '../svg.ts';

/** All four plates, so large that the heads which show a part of them fill their place. */
const whole: AssemblyOptions = {
  originX: 240,
  originY: 316,
  scale: 20,
  gap: 4.2,
  viewBox: [0, 0, 560, 600],
};

/** Services: what runs between the plates that they work on. */
export function servicesMachine(): Drawing {
  const { view, project } = buildAssembly({ ...whole, lettered: true });
  const line = [project(1.2, 9.9, 1), project(9.4, 9.9, 1)];
  const node = line.at(-1) as Point;
  view.sheet.line(line, 'live').circle(node, 9, null, 'top').liveNode(node, 9, 4);
  return { viewBox: whole.viewBox, groups: [{ id: 'd', markup: view.sheet.toString() }] };
}

/** About: the upper plate alone and whole, and on it the desk that people stand around. */
export function aboutMachine(): Drawing {
  const view = new Axonometric({ originX: 240, originY: 64, scale: 20 });
  drawPlate(view, plateOrder[3], { z: 0, frontOnly: false, lettered: false });
  const line = [view.project(10.6, 8.2), view.project(12.4, 8.2)] as const;
  view.sheet.line(line, 'live').circle(line[1], 9, null, 'top').liveNode(line[1], 9, 4);
  return { viewBox: [10, -6, 540, 364], groups: [{ id: 'd', markup: view.sheet.toString() }] };
}

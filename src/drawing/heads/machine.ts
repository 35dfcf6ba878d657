import { type AssemblyOptions, buildAssembly } from '../assembly.ts';
import type { Point } from '../geometry.ts';
import type { Drawing } from '../svg.ts';

/** All four plates, so large that the heads which show a part of them fill their place. */
const whole: AssemblyOptions = {
  originX: 240,
  originY: 316,
  scale: 20,
  gap: 4.2,
  viewBox: [0, 0, 560, 600],
};

/** The machine with one live line on one plate, counted from the lowest, and its node at the line's end. */
function machine(plate: number, lit: readonly Point[], lettered = false): Drawing {
  const { view, project } = buildAssembly({ ...whole, lettered });
  const line = lit.map(([x, y]) => project(x, y, plate));
  const node = line.at(-1) as Point;
  view.sheet.line(line, 'live').circle(node, 9, null, 'top').liveNode(node, 9, 4);
  return { viewBox: whole.viewBox, groups: [{ id: 'd', markup: view.sheet.toString() }] };
}

/** Services: what runs between the plates that they work on. */
export const servicesMachine = (): Drawing => machine(1, [[1.2, 9.9], [9.4, 9.9]], true); // biome-ignore format: one line

/** About: the people on the upper plate, and the desk that they stand around. */
export const aboutMachine = (): Drawing => machine(3, [[10.6, 8.2], [12.4, 8.2]]); // biome-ignore format: one line

import { Axonometric, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { beside } from './heads/paper.ts';
import { isoHall } from './isoHall.ts';
import { blockAt, box, ghost, routeLines, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { randomFrom } from './random.ts';
import { range } from './records/paper.ts';
import { screen } from './screens.ts';
import type { Drawing } from './svg.ts';

/** Of lettering: 12 px and more on phones. */
const size = 17;
const [side, gap, thick] = [4.2, 1.2, 0.95];
const step = side + gap;
/** How far below the systems what runs on them lies, and how long and deep it is. */
const [depth, long] = [6.1, step * 2 + side];
const lane = side / 3;

/** A plate with its name on one of its faces, where no other plate hides it. */
function named(view: Axonometric, text: string, face: 'left' | 'right' = 'left'): void {
  const slab = barePlate(view, { width: side, depth: side, thickness: thick, z: 0, clear: side });
  view.lettering(text, face, slab, 0.35, 0.27, size);
}

/** Orders, plants and invoices in their lanes, on the one plate that all systems stand over. */
function streams(view: Axonometric): void {
  barePlate(view, { width: long, depth: side, thickness: 0.5, z: 0 });
  // Clear of the names, and of the holes in the corners.
  const [starts, end] = [4.35, long - 1.05];
  for (const [i, name] of ['Orders', 'Plants', 'Invoices'].entries()) {
    const y = lane * (i + 0.5);
    const pen = i === 1 ? 'live' : 'part';
    view.sheet.text(view.project(0.55, y + 0.28, 0), name, { size, lie: '1 .5 -1 .5' });
    view.line(onLevel(0, [i === 1 ? starts : starts + 0.5, y], [end, y]), pen);
    view.line(onLevel(0, [end - 0.35, y - 0.22], [end, y], [end - 0.35, y + 0.22]), pen);
    if (i === 1) view.sheet.liveNode(view.project(starts, y, 0), 8, 3.6);
    for (const k of range(5)) {
      const x = starts + 0.5 + k * 1.95 + (i === 1 ? 0.3 : 0);
      if (x > long - 2.6) continue;
      if (i === 0) box(view, blockAt([x, y - 0.35, 0.8, 0.7, 0.5], 0), { hatch: 0.2 });
      else if (i === 1) isoHall(view, [x, y - 0.42, 0], { width: 1.3, depth: 0.84, wall: 0.35, teeth: 3 });
      else {
        const sheet = blockAt([x, y - 0.35, 0.95, 0.7, 0.07], 0);
        box(view, sheet);
        const top = onFace(sheet, 'top');
        view.lines([0.22, 0.38, 0.54].map((v) => [top(0.15, v), top(0.75, v)]), 'detail'); // biome-ignore format: its lines
      }
    }
  }
}

/** The older system and the new one, with customer platforms and AI at it, over three flows that go on meanwhile. */
export function moveStatement(): Drawing {
  const view = new Axonometric({ originX: 113, originY: 58, scale: 22 });
  const { sheet } = view;
  streams(new Axonometric({ ...view.view, originY: view.view.originY + depth * view.view.scale }, sheet));
  // What they stand over, where the plates in front do not hide it.
  for (const x of [0.3, long - 0.05]) view.line([[x, side, -thick], [x, side, -depth]], 'existing'); // biome-ignore format: one tie

  const customer = beside(view, [step, -step]);
  named(customer, 'Customer', 'right');
  screen(customer, blockAt([0.6, 1.1, 2.9, 0.2, 2.3], 0), 'left', 'shop', randomFrom('move'));
  box(customer, blockAt([0.9, 2.5, 1.2, 0.8, 0.3], 0), { hatch: 0.2, ports: [3, 2] });

  // Only its outline is left of what was there.
  ghost(view, blockAt([0, 0, side, side, thick], -thick));
  for (const x of [0.7, 2.2]) ghost(view, blockAt([x, 0.7, 1.3, 1.8, 2.6], 0));
  view.lettering('Older SAP', 'left', blockAt([0, 0, side, side, thick], -thick), 0.3, 0.27, size);

  const across = (path: readonly [number, number][]) => view.lines(routeLines({ path, count: 5, pitch: 0.24, chamfer: 0 }, 0), 'part'); // biome-ignore format: one bundle
  const middle = side / 2;
  const core = beside(view, [step, 0]);
  named(core, 'S/4HANA');
  across([[step + 2.4, 0.8], [step + 2.4, -gap - 0.9]]); // biome-ignore format: to the customer's
  for (const x of [0.6, 1.75]) box(core, blockAt([x, 0.6, 1.05, 1.7, 2.7], 0), { drawers: 7, hatch: 0.2, frame: 0.2 });
  vessel(core, { at: [3.4, 1.35, 0], radius: 0.45, height: 1.5, rings: 2 });
  const ai = beside(view, [step * 2, 0]);
  named(ai, 'AI');
  across([[step + 2.6, middle + 0.5], [step * 2 + 1, middle + 0.5]]); // biome-ignore format: to the AI
  box(ai, blockAt([0.9, 0.8, 2.5, 2.6, 0.45], 0), { hatch: 0.2, frame: 0.22 });
  box(ai, blockAt([1.5, 1.4, 1.3, 1.4, 0.4], 0.45), { hatch: 0.16, ports: [4, 4] });
  // From the old place to the new one; signal is kept for what goes on meanwhile.
  const way: Point3[] = onLevel(0, [2.9, middle + 1], [step + 0.9, middle + 1]);
  view.line(way, 'outline');
  view.line(onLevel(0, [step + 0.5, middle + 0.7], [step + 0.9, middle + 1], [step + 0.5, middle + 1.3]), 'outline');
  return { viewBox: [0, 0, 480, 430], groups: [{ id: 'd', markup: sheet.toString() }] };
}

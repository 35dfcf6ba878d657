import { Axonometric, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { envelope } from './heads/contact.ts';
import { beside } from './heads/paper.ts';
import { chair, person } from './heads/people.ts';
import { blockAt, box } from './parts.ts';
import { barePlate } from './plate.ts';
import { range, upright } from './records/paper.ts';
import type { Drawing } from './svg.ts';

/** Upright paper, as the rail beside the form is. */
const [width, height] = [400, 1000];
const [side, scale] = [6.6, 24.5] as const;

/** Whoever asks, and the letter. */
function sent(view: Axonometric): void {
  envelope(view, [0.9, 2.4, 0], 4.4, 2.9);
  person(view, { at: [5, 4.8, 0], size: 1.7, hair: 'short', clothes: 'sweater' });
}

/** Whoever knows the subject, at a desk. */
function answered(view: Axonometric): void {
  chair(view, [2.2, 0.7], { hair: 'knot' });
  box(view, blockAt([1.3, 3.3, 4.1, 1.5, 1.35], 0), { edge: 'outline', drawers: 3, hatch: 0.25 });
  box(view, blockAt([2.4, 4.1, 1.7, 0.1, 1.1], 1.35));
  for (const i of range(3)) box(view, blockAt([4.2, 3.6, 0.9, 0.9, 0.08], 1.35 + i * 0.1));
}

/** Both at one table, the landscape between them. */
function talked(view: Axonometric): void {
  person(view, { at: [1.3, 3.4, 0], size: 1.7, hair: 'knot' });
  box(view, blockAt([1.9, 1.3, 3.2, 3.2, 1.1], 0), { edge: 'outline', hatch: 0.28 });
  for (const [i, [x, y]] of ([[2.2, 1.6], [3.7, 1.6], [2.2, 3.1], [3.7, 3.1]] as const).entries()) box(view, blockAt([x, y, 1.1, 1.1, i === 3 ? 0.5 : 0.22], 1.1), { frame: 0.2 }); // biome-ignore format: four plates
  person(view, { at: [5.7, 4.6, 0], size: 1.7, hair: 'short', clothes: 'sweater', works: true });
}

/** Two pages that stand, the second with the estimate. */
function summed(view: Axonometric): void {
  for (const [i, x] of [0.7, 3.5].entries()) {
    const sheet = blockAt([x, 2.3 + i * 0.7, 2.3, 0.16, 3.2], 0);
    box(view, sheet, { edge: 'outline' });
    const face = onFace(sheet, 'left');
    view.line([face(0.3, 2.8), face(1.4, 2.8)], 'outline');
    const rows = i ? 2 : 6;
    view.lines(range(rows).map((row) => [face(0.3, 2.35 - row * 0.36), face(row % 3 === 2 ? 1.2 : 2, 2.35 - row * 0.36)]), 'detail'); // biome-ignore format: its lines
    if (!i) continue;
    for (const [bar, high] of [1.35, 0.95, 0.5].entries()) view.polygon([face(0.35 + bar * 0.58, 0.25), face(0.75 + bar * 0.58, 0.25), face(0.75 + bar * 0.58, 0.25 + high), face(0.35 + bar * 0.58, 0.25 + high)], 'part', bar ? 'top' : 'inkMiddle'); // biome-ignore format: one bar
  }
}

/** What happens to an inquiry in the four steps of the list above it: each on a plate of its own, and one line through all. */
export function contactRail(): Drawing {
  const step = 9.7;
  const view = new Axonometric({ originX: width / 2, originY: 88, scale });
  const { sheet } = view;
  const plates = [sent, answered, talked, summed];
  for (const [i, draw] of plates.entries()) {
    const plate = beside(view, [i * step, i * step]);
    const [x, far] = plate.project(0, 0);
    if (i > 0) sheet.line(upright(x, far - (step - side) * scale, far), 'dimension');
    barePlate(plate, { width: side, depth: side, thickness: 0.5, z: 0 });
    draw(plate);
    // The number of its step, left of it on the height of its corner.
    const [left, at] = plate.project(0, side);
    sheet.circle([left + 4, at - 46], 15, 'outline').text([left + 4, at - 40], `${i + 1}`, { size: 17, weight: 600, anchor: 'middle' }); // biome-ignore format: one number
    const front: Point3 = [side, side, -0.5];
    if (i < plates.length - 1) sheet.circle(plate.project(...front), 3, null, 'ink');
  }
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

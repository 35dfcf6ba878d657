import { type Axonometric, onFace } from '../axonometric.ts';
import { blockAt, box } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { platesInARow } from './row.ts';

/** Side of one plate, in plate units. */
const side = 4.2;

/** What is signed: sheets in a pile, a line and a seal on the upper one. */
function papers(view: Axonometric): void {
  for (const i of range(4)) box(view, blockAt([0.7, 0.6, 2.8, 3, 0.16], i * 0.22));
  const z = 0.82;
  view.lines(
    range(4).map((i) => onLevel(z, [1.05, 1 + i * 0.45], [i === 3 ? 2.1 : 3.15, 1 + i * 0.45])),
    'detail',
  );
  view.circle([2.75, 3, z], 0.3, 'part').circle([2.75, 3, z], 0.17, 'detail');
}

/** What is built: racks behind, a chip before them. */
function machines(view: Axonometric): void {
  for (const x of [0.6, 2.2]) box(view, blockAt([x, 0.5, 1.4, 1.2, 2.3], 0), { drawers: 4, hatch: 0.25 });
  box(view, blockAt([1.1, 2.3, 2, 1.4, 0.35], 0), { hatch: 0.25, frame: 0.2 });
  view.sheet.liveNode(view.project(2.1, 3, 0.35), 9, 4);
}

/** What runs day and night: a screen with a pulse, the desk that it stands on, and a stool. */
function watch(view: Axonometric): void {
  const desk = blockAt([0.6, 0.6, 3, 1.6, 0.7], 0);
  box(view, desk, { hatch: 0.25, drawers: 1 });
  const screen = blockAt([0.8, 0.9, 2.6, 0.25, 1.7], 0.7);
  box(view, screen, { hatch: 0.2 });
  const face = onFace(screen, 'left');
  view.line([face(0.2, 0.8), face(0.8, 0.8), face(1.05, 1.35), face(1.35, 0.35), face(1.6, 0.8), face(2.4, 0.8)], 'part'); // biome-ignore format: one pulse
  box(view, blockAt([1.6, 2.8, 0.9, 0.8, 0.45], 0), { hatch: 0.2 });
}

/** Leadership: what each of the executives answers for. `names` are theirs, in the order of business, technology and operations, as the page has them. */
export const whoAnswers = (names: readonly string[]): Drawing =>
  platesInARow([papers, machines, watch], { side, scale: 19, apart: 208, above: 46, names });

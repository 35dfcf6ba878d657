import { type Axonometric, onFace } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { beside, finished, paper } from './paper.ts';

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

/** Business, technology and operations. */
const parts = [papers, machines, watch] as const;

/** Where each name's leader leaves its plate, and how the name stands under its end. */
const callouts: readonly { corner: Point; anchor: 'start' | 'middle' | 'end' }[] = [
  { corner: [0.4, side - 0.4], anchor: 'start' },
  { corner: [side - 0.4, side - 0.4], anchor: 'middle' },
  { corner: [side - 0.4, 0.4], anchor: 'end' },
];
/** From the foremost corner down to where all leaders end: the names stand in a row, clear of every plate. */
const drop = 22;

/**
 * Leadership: what each of the executives answers for on a plate of its own, both outer ones tied to the one between them.
 * `names` are theirs, in the order of business, technology and operations, as the page has them.
 */
export function whoAnswers(names: readonly string[]): Drawing {
  const apart = side + 1.3;
  // So far up that two lines of lettering have room below it.
  const view = paper(18.6, { width: 0, depth: 0, height: -1.4 });
  const middle = beside(view, [-0.2, -0.2]);
  const places = [beside(middle, [-apart, 0]), middle, beside(middle, [0, -apart])];
  // The one between them stands before the others.
  for (const i of [0, 2, 1]) {
    const plate = places[i] as Axonometric;
    barePlate(plate, { width: side, depth: side, thickness: 0.5, z: 0 });
    if (plate === middle) {
      const cables = range(3).map((k) => 1.2 + k * 0.2);
      view.sheet.lines(
        cables.flatMap((at): Point[][] => [
          [middle.project(3.5 - apart, at), middle.project(0.6, at)],
          [middle.project(at + 0.7, 3.7 - apart), middle.project(at + 0.7, 0.6)],
        ]),
        'part',
      );
    }
    parts[i]?.(plate);
  }
  view.sheet.liveNode(middle.project(2.1, 3, 0.35), 10, 4.5);
  const letters = new Sheet();
  const row = middle.project(side - 0.4, side - 0.4)[1] + drop;
  for (const [i, { corner, anchor }] of callouts.entries()) {
    const [name, plate] = [names[i], places[i]];
    if (!name || !plate) continue;
    const at = plate.project(...corner);
    const foot: Point = [at[0], row];
    letters.line([at, foot], 'leader').circle(at, 1.8, null, 'ink');
    // Given name over family name: in one line the longer ones would touch.
    for (const [line, word] of name.split(' ').entries())
      letters.text([foot[0], foot[1] + 15 + line * 17], word, { size: 15, weight: 600, anchor });
  }
  return finished(view, letters);
}

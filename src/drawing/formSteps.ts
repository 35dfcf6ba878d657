import { Axonometric, onFace } from './axonometric.ts';
import { envelope } from './heads/contact.ts';
import { chair, person } from './heads/people.ts';
import { blockAt, box, type Footprint, ghost } from './parts.ts';
import { barePlate } from './plate.ts';
import { randomFrom } from './random.ts';
import { range } from './records/paper.ts';
import { screen } from './screens.ts';
import type { Drawing } from './svg.ts';

/** Paper of a step, and the square plate on it. */
const paper = { width: 340, height: 240 } as const;
const [side, scale, far] = [6.6, 24.5, 62] as const;

/** What a step puts on its plate: as high as the others do, so that all drawings are as far from the words above them. */
type Step = (view: Axonometric) => void;

/** Whoever asks, and the letter. */
const sent: Step = (view) => {
  envelope(view, [0.5, 2.7, 0], 4, 3.15);
  person(view, { at: [5.6, 3.7, 0], size: 1.7, hair: 'short', clothes: 'sweater' });
};

/** Whoever knows the subject, at a desk. */
const answered: Step = (view) => {
  chair(view, [1.9, 0.56], { hair: 'knot' });
  box(view, blockAt([1.3, 3.3, 4.1, 1.5, 1.35], 0), { edge: 'outline', drawers: 3, hatch: 0.25 });
  box(view, blockAt([2.4, 4.1, 1.7, 0.1, 1.1], 1.35));
  for (const i of range(3)) box(view, blockAt([4.2, 3.6, 0.9, 0.9, 0.08], 1.35 + i * 0.1));
};

/** Both at one table, the landscape between them. */
const talked: Step = (view) => {
  person(view, { at: [1.2, 4.6, 0], size: 1.7, hair: 'knot' });
  box(view, blockAt([1.9, 1.3, 3.2, 3.2, 1.1], 0), { edge: 'outline', hatch: 0.28 });
  for (const [i, [x, y]] of ([[2.2, 1.6], [3.7, 1.6], [2.2, 3.1], [3.7, 3.1]] as const).entries()) box(view, blockAt([x, y, 1.1, 1.1, i === 3 ? 0.5 : 0.22], 1.1), { frame: 0.2 }); // biome-ignore format: four plates
  person(view, { at: [5.7, 4.6, 0], size: 1.7, hair: 'short', clothes: 'sweater', works: true });
};

/** A page that stands, with a title and rows of words. @returns its face */
function page(view: Axonometric, place: Footprint, rows: number): ReturnType<typeof onFace> {
  const sheet = blockAt(place, 0);
  box(view, sheet, { edge: 'outline' });
  const face = onFace(sheet, 'left');
  const [wide, high] = [place[2], place[4]];
  view.line([face(0.3, high - 0.4), face(wide * 0.6, high - 0.4)], 'outline');
  view.lines(range(rows).map((row) => [face(0.3, high - 0.85 - row * 0.36), face(row % 3 === 2 ? wide * 0.5 : wide - 0.3, high - 0.85 - row * 0.36)]), 'detail'); // biome-ignore format: its lines
  return face;
}

/** Two pages, the second with the estimate. */
const summed: Step = (view) => {
  page(view, [0.9, 2.6, 2.3, 0.16, 3.3], 6);
  const face = page(view, [3.7, 3.3, 2.3, 0.16, 3.2], 2);
  for (const [bar, high] of [1.35, 0.95, 0.5].entries()) view.polygon([face(0.35 + bar * 0.58, 0.25), face(0.75 + bar * 0.58, 0.25), face(0.75 + bar * 0.58, 0.25 + high), face(0.35 + bar * 0.58, 0.25 + high)], 'part', bar ? 'top' : 'inkMiddle'); // biome-ignore format: one bar
};

const racks = (view: Axonometric): void => {
  for (const x of [0.5, 2.45, 4.4]) box(view, blockAt([x, 1.3, 1.7, 1.7, 2.45], 0), { hatch: 0.24, drawers: 6 });
};

/** An engineer before the systems, the request in hand. */
const taken: Step = (view) => {
  racks(view);
  person(view, { at: [3.4, 4.9, 0], size: 1.7, hair: 'knot', works: true });
};

/** The drawer that was wrong, pulled out of its rack. */
const found: Step = (view) => {
  racks(view);
  box(view, blockAt([0.55, 3, 1.6, 2.6, 0.5], 1), { edge: 'outline', hatch: 0.2, ports: [4, 5] });
  person(view, { at: [5, 4.1, 0], size: 1.7, hair: 'knot' });
};

/** The request with the mark of whoever made it. */
const closed: Step = (view) => {
  const face = page(view, [0.5, 2.4, 3.2, 0.16, 3], 3);
  view.line([face(0.8, 0.8), face(1.3, 0.35), face(2.4, 1.4)], 'outline');
  person(view, { at: [5.4, 3.4, 0], size: 1.7, hair: 'short', clothes: 'sweater' });
};

/** Findings on a screen, explained to whoever asked. */
const shown: Step = (view) => {
  screen(view, blockAt([0.7, 2.3, 4, 0.2, 3.05], 0), 'left', 'chart', randomFrom('sales'));
  person(view, { at: [5.5, 2.2, 0], size: 1.7, hair: 'knot' });
  person(view, { at: [2.2, 5.2, 0], size: 1.7, hair: 'short', clothes: 'sweater' });
};

/** What a price includes stands; what it does not is outlined. */
const offered: Step = (view) => {
  for (const [i, height] of [2.2, 1.5, 0.9, 1.3, 0.8].entries()) {
    const place = [0.6 + (i % 3) * 1.9, i < 3 ? 0.7 : 3.7, 1.6, 2.2, height] as const;
    box(view, blockAt(place, 0), { edge: 'outline', hatch: 0.2, frame: 0.22 });
  }
  ghost(view, blockAt([4.4, 3.7, 1.6, 2.2, 0.7], 0));
};

/** A card index, one card drawn up so that its words can be read. */
const given: Step = (view) => {
  const [x, width, height, count, asked] = [0.8, 5, 2.35, 9, 5];
  for (const i of range(count)) {
    const card = blockAt([x, 0.8 + i * 0.58, width, 0.12, height], i === asked ? 1.3 : 0);
    box(view, card, { edge: i === asked ? 'outline' : 'part' });
    if (i !== asked && i < count - 1) continue;
    const face = onFace(card, 'left');
    view.lines(range(3).map((row) => [face(0.4, height - 0.3 - row * 0.35), face(width * (row ? 0.8 : 0.45), height - 0.3 - row * 0.35)]), 'hatchStrong'); // biome-ignore format: its lines
  }
};

/** What happens to what a form sends, by the form, in the order of the steps beside it. */
const forms: Readonly<Record<string, readonly Step[]>> = {
  contact: [sent, answered, talked, summed],
  sales: [sent, answered, shown, offered],
  general: [sent, answered, given],
  support: [sent, taken, found, closed],
};

/** A form's steps in one file, `step-1` onward: each is shown with its words. 340 × 240. */
export const formSteps = (): [file: string, drawing: Drawing][] =>
  Object.entries(forms).map(([form, steps]) => {
    const groups = steps.map((draw, i) => {
      const view = new Axonometric({ originX: paper.width / 2, originY: far, scale });
      barePlate(view, { width: side, depth: side, thickness: 0.5, z: 0 });
      draw(view);
      return { id: `step-${i + 1}`, markup: view.sheet.toString() };
    });
    return [`steps-${form}`, { viewBox: [0, 0, paper.width, paper.height], groups }];
  });

import { Axonometric, onFace } from './axonometric.ts';
import type { Point } from './geometry.ts';
import { envelope } from './heads/contact.ts';
import { blockAt, box, type Footprint, ghost } from './parts.ts';
import type { FillName, PenName } from './pens.ts';
import { randomFrom } from './random.ts';
import { range } from './records/paper.ts';
import { screen } from './screens.ts';
import type { Drawing } from './svg.ts';

/** Paper of a step, and where on it each begins and ends: all are as high, and as far from the words above them. */
const paper = { width: 340, height: 240 } as const;
const [top, foot] = [26, 232] as const;

/** What a step is about, in any unit: it is made as large as the paper allows. */
type Step = (view: Axonometric) => void;

type Face = ReturnType<typeof onFace>;

/** A rectangle in a face. */
function field(
  view: Axonometric,
  face: Face,
  [x, y, wide, high]: readonly [number, number, number, number],
  pen: PenName,
  fill: FillName | null = null,
): void {
  // biome-ignore format: one field
  view.polygon([face(x, y), face(x + wide, y), face(x + wide, y + high), face(x, y + high)], pen, fill);
}

/** Rows of words in a face, each from the left and so long, downward from a height. */
function words(view: Axonometric, face: Face, [x, y]: Point, lengths: readonly number[], pitch = 0.4): void {
  view.lines(lengths.map((long, row) => [face(x, y - row * pitch), face(x + long, y - row * pitch)]), 'part'); // biome-ignore format: its lines
}

/** A page that stands, with a title. @returns its face */
function page(view: Axonometric, place: Footprint): Face {
  const [, , wide, , high] = place;
  const sheet = blockAt(place, 0);
  box(view, sheet, { edge: 'outline' });
  const face = onFace(sheet, 'left');
  field(view, face, [0, 0, wide, high], 'outline', 'top');
  view.line([face(0.4, high - 0.5), face(wide * 0.6, high - 0.5)], 'contour');
  return face;
}

/** The message, and the envelope that it goes in. */
const sent: Step = (view) => {
  envelope(view, [0, 0, 0], 5.2, 3.3);
  const sheet = blockAt([0.2, 1.1, 4.8, 3.4, 0.1], 0);
  box(view, sheet, { edge: 'outline' });
  const face = onFace(sheet, 'top');
  view.line([face(0.4, 0.5), face(2.4, 0.5)], 'contour');
  view.lines([4, 3.8, 4, 3.7, 2.2].map((long, row) => [face(0.4, 1.05 + row * 0.45), face(0.4 + long, 1.05 + row * 0.45)]), 'part'); // biome-ignore format: its lines
};

/** A desk with the message on its screen, and the telephone. */
const answered: Step = (view) => {
  const [wide, deep, high] = [6.4, 3, 1.5];
  box(view, blockAt([0.2, 0.3, 1.7, deep - 0.5, high], 0), { drawers: 3, hatch: 0.25 });
  box(view, blockAt([wide - 1.9, 0.3, 1.7, deep - 0.5, high], 0), { drawers: 3, hatch: 0.25 });
  const desk = high + 0.2;
  box(view, blockAt([0, 0, wide, deep, 0.2], high), { edge: 'outline' });
  box(view, blockAt([1.5, 0.5, 0.8, 0.6, 0.35], desk));
  const panel = blockAt([0.3, 0.7, 3.3, 0.16, 2], desk + 0.3);
  box(view, panel, { edge: 'outline' });
  const face = onFace(panel, 'left');
  field(view, face, [0.15, 0.15, 3, 1.7], 'part', 'top');
  words(view, face, [0.4, 1.5], [1.3, 2.5, 2.3, 2.5], 0.35);
  box(view, blockAt([0.6, 1.7, 2.6, 0.9, 0.1], desk), { frame: 0.15 });
  box(view, blockAt([4.3, 0.9, 1.5, 1.5, 0.3], desk), { edge: 'outline', ports: [3, 3] });
  for (const y of [0.7, 2.2]) box(view, blockAt([3.95, y, 0.42, 0.42, 0.55], desk));
  box(view, blockAt([3.95, 0.7, 0.42, 1.92, 0.22], desk + 0.55), { edge: 'outline' });
};

/** A table as long as half an hour, the landscape on it. */
const talked: Step = (view) => {
  const [wide, deep, high] = [6.2, 4.2, 1.15];
  const table = blockAt([0, 0, wide, deep, high], 0);
  box(view, table, { edge: 'outline', hatch: 0.25 });
  const face = onFace(table, 'left');
  const at = (minute: number) => 0.35 + (minute / 30) * 5.3;
  view.lines(range(31).map((minute) => [face(at(minute), high), face(at(minute), high - (minute % 10 ? 0.16 : 0.32))]), 'part'); // biome-ignore format: its minutes
  for (const minute of [0, 10, 20, 30]) view.lettering(`${minute}`, 'left', table, at(minute) - (minute ? 0.22 : 0.1), 0.25, 0.56 * view.view.scale); // biome-ignore format: one figure
  const plan = blockAt([0.35, 0.35, wide - 0.7, deep - 0.7, 0.06], high);
  box(view, plan, { edge: 'part' });
  const flat = onFace(plan, 'top');
  view.lines([[flat(1.2, 1), flat(4, 1), flat(4, 2.8)], [flat(1.2, 1), flat(1.2, 2.8), flat(4, 2.8)]], 'part'); // biome-ignore format: what connects them
  for (const [x, y, tall] of [[0.75, 0.6, 0.9], [3.75, 0.6, 0.5], [0.75, 2.5, 0.5], [3.75, 2.5, 0.8]] as const) box(view, blockAt([x, y, 1.5, 1.2, tall], high + 0.06), { edge: 'outline', frame: 0.2, hatch: 0.2 }); // biome-ignore format: four systems
};

/** Two pages, the second with the estimate. */
const summed: Step = (view) => {
  const first = page(view, [0, 0, 3.5, 0.16, 4.2]);
  words(view, first, [0.4, 3.1], [2.7, 2.5, 2.7, 2.6, 1.5, 2.7, 2.4]);
  const second = page(view, [3.9, 0.9, 3.5, 0.16, 4.2]);
  words(view, second, [0.4, 3.1], [2.7, 1.8]);
  view.line([second(0.4, 2.3), second(0.4, 0.4), second(3.1, 0.4)], 'part');
  for (const [bar, high] of [1.7, 1.2, 0.7].entries()) field(view, second, [0.65 + bar * 0.85, 0.4, 0.55, high], 'part', bar ? 'left' : 'inkMiddle'); // biome-ignore format: one bar
};

/** The request: what it is about, one of four priorities, and what happens. */
const requested: Step = (view) => {
  envelope(view, [0, 0, 0], 4.6, 3.2);
  const face = page(view, [3.3, 1.4, 4, 0.16, 3.9]);
  field(view, face, [0.4, 2.4, 3.2, 0.55], 'part');
  for (const i of range(4)) field(view, face, [0.4 + i * 0.87, 1.6, 0.58, 0.45], 'part', i === 2 ? 'inkMiddle' : null);
  words(view, face, [0.4, 1.15], [3.2, 3, 1.9], 0.35);
};

/** The systems, the drawer that the request is about pulled out. */
const taken: Step = (view) => {
  for (const x of [0, 2.1, 4.2])
    box(view, blockAt([x, 0, 1.95, 1.8, 3], 0), { edge: 'outline', hatch: 0.24, drawers: 6 });
  box(view, blockAt([2.15, 1.8, 1.85, 2.5, 0.5], 1.1), { edge: 'outline', hatch: 0.2, ports: [4, 5] });
};

/** The cause in words, and the date of the next step. */
const found: Step = (view) => {
  const face = page(view, [0, 0, 3.5, 0.16, 4.2]);
  words(view, face, [0.4, 3.1], [2.7, 2.5, 1.6, 2.7, 2.4, 2.6, 1.3]);
  const [wide, high] = [3.5, 3.3];
  const leaf = blockAt([3.9, 1.1, wide, 0.3, high], 0);
  box(view, leaf, { edge: 'outline' });
  const month = onFace(leaf, 'left');
  field(view, month, [0, 0, wide, high], 'outline', 'top');
  field(view, month, [0, high - 0.7, wide, 0.7], 'outline', 'inkLight');
  for (const day of range(20)) field(view, month, [0.3 + (day % 5) * 0.6, 1.95 - Math.floor(day / 5) * 0.55, 0.5, 0.42], 'part', day === 8 ? 'inkMiddle' : null); // biome-ignore format: one day
};

/** The request with the mark of whoever made it. */
const closed: Step = (view) => {
  const face = page(view, [0, 0, 6.2, 0.16, 3.9]);
  words(view, face, [0.4, 2.8], [2.5, 2.2, 2.5, 2.3, 1.4]);
  field(view, face, [3.5, 0.5, 2.3, 2.5], 'part');
  view.polygon([face(3.85, 1.65), face(4.4, 1.05), face(4.4, 1.45), face(4, 1.9)], 'part', 'ink');
  view.polygon([face(4.4, 1.05), face(5.5, 2.5), face(5.4, 2.75), face(4.4, 1.45)], 'part', 'ink');
};

/** Findings on a screen, and on the page that stays. */
const shown: Step = (view) => {
  box(view, blockAt([1.7, -0.2, 1.8, 0.7, 0.3], 0));
  screen(view, blockAt([0, 0, 5.2, 0.2, 3.3], 0.3), 'left', 'chart', randomFrom('sales'));
  const sheet = blockAt([0.5, 1.5, 4.2, 2.4, 0.1], 0);
  box(view, sheet, { edge: 'outline' });
  const face = onFace(sheet, 'top');
  view.line([face(0.4, 0.5), face(2.2, 0.5)], 'contour');
  view.lines([3.4, 3.1, 1.9].map((long, row) => [face(0.4, 1 + row * 0.45), face(0.4 + long, 1 + row * 0.45)]), 'part'); // biome-ignore format: its lines
};

/** What a price includes stands; what it does not is outlined. */
const offered: Step = (view) => {
  for (const [i, height] of [2.6, 1.8, 1.1, 1.4, 0.9].entries()) {
    const place = [(i % 3) * 1.9, i < 3 ? 0 : 2.5, 1.7, 2.2, height] as const;
    box(view, blockAt(place, 0), { edge: 'outline', hatch: 0.2, frame: 0.22 });
  }
  ghost(view, blockAt([3.8, 2.5, 1.7, 2.2, 0.7], 0));
};

/** A card index, one card drawn up so that its words can be read. */
const given: Step = (view) => {
  const [width, height, count, asked] = [5, 2.35, 8, 4];
  for (const i of range(count)) {
    const drawn = i === asked;
    const card = blockAt([0, i * 0.5, width, 0.12, height], drawn ? 1.5 : 0);
    box(view, card, { edge: drawn ? 'outline' : 'part' });
    if (!drawn && i < count - 1) continue;
    const face = onFace(card, 'left');
    field(view, face, [0, 0, width, height], drawn ? 'outline' : 'part', 'top');
    view.line([face(0.4, height - 0.4), face(width * 0.5, height - 0.4)], 'contour');
    words(view, face, [0.4, height - 0.85], [4.1, 3.8, 2.2]);
  }
};

/** What happens to what a form sends, by the form, in the order of the steps beside it. */
const forms: Readonly<Record<string, readonly Step[]>> = {
  contact: [sent, answered, talked, summed],
  sales: [sent, answered, shown, offered],
  general: [sent, answered, given],
  support: [requested, taken, found, closed],
};

/** A step as high as the paper lets it be, from the left edge, where its words begin too. */
function fitted(draw: Step): string {
  const small = new Axonometric({ originX: 0, originY: 0, scale: 1 });
  draw(small);
  const [left, high, right, low] = small.sheet.extent;
  const scale = Math.min((foot - top) / (low - high), (paper.width - 4) / (right - left));
  const view = new Axonometric({ originX: 2 - left * scale, originY: top - high * scale, scale });
  draw(view);
  return view.sheet.toString();
}

/** A form's steps in one file, `step-1` onward: each is shown with its words. 340 × 240. */
export const formSteps = (): [file: string, drawing: Drawing][] =>
  Object.entries(forms).map(([form, steps]) => {
    const groups = steps.map((draw, i) => ({ id: `step-${i + 1}`, markup: fitted(draw) }));
    return [`steps-${form}`, { viewBox: [0, 0, paper.width, paper.height], groups }];
  });

import { shortDrawing } from './applications.ts';
import { onFace } from './axonometric.ts';
import { person } from './heads/people.ts';
import { cable, name, plateAt, size, system } from './partnershipKinds.ts';
import { blockAt, box, ghost } from './parts.ts';
import { onLevel } from './plate.ts';
import { level, margin, range, upright } from './records/paper.ts';
import type { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

type View = ReturnType<typeof plateAt>;

/** The products of one vendor, each on a plate of its own, and one cable through all of them. */
const products: readonly [text: string, make: (view: View) => void][] = [
  ['S/4HANA', (view) => box(view, blockAt([0.8, 0.8, 1.8, 1.8, 1.9], 0), { hatch: 0.2, drawers: 4, frame: 0.2 })],
  [
    'CX',
    (view) => {
      const screen = blockAt([0.7, 1.2, 2.2, 0.2, 1.6], 0.2);
      box(view, screen);
      const face = onFace(screen, 'left');
      view.lines([[face(0.2, 1.25), face(2, 1.25)], [face(0.2, 0.9), face(1.3, 0.9)], [face(0.2, 0.6), face(1.6, 0.6)]], 'detail'); // biome-ignore format: its lines
    },
  ],
  ['BTP', (view) => box(view, blockAt([0.6, 0.6, 2.2, 2.2, 0.7], 0), { hatch: 0.2, ports: [3, 3] })],
  [
    'Joule',
    (view) => {
      box(view, blockAt([0.6, 0.5, 1.6, 1.6, 0.4], 0), { hatch: 0.2, frame: 0.25 });
      person(view, { at: [2.2, 2.4, 0], size: 1, hair: 'long', works: true });
    },
  ],
];

function oneVendor(sheet: Sheet): void {
  const [side, gap, far] = [3.4, 9.6, 74];
  const wide = side * 28;
  for (const [i, [text, make]] of products.entries()) {
    const at = margin + wide / 2 + i * (wide + gap);
    make(plateAt(sheet, at, far, side));
    name(sheet, at, text, i === 0 ? 600 : 500);
    if (i > 0) cable(sheet, at - wide / 2 - gap, at - wide / 2, far + wide / 4);
  }
}

/** Two products and their releases, each of which is tested with what the other one has released by then. */
function releases(sheet: Sheet): void {
  const [from, to] = [112, 452];
  const lines = [
    { text: 'Vendor', y: 56, at: [160, 268, 376] },
    { text: 'SAP', y: 128, at: [214, 322] },
  ] as const;
  const [upper, lower] = lines;
  for (const { text, y, at } of lines) {
    sheet.text([margin, y + 6], text, { size, weight: text === 'SAP' ? 500 : 600 });
    sheet.line(level(from, to, y), 'outline');
    sheet.lines([[[to - 8, y - 4], [to, y], [to - 8, y + 4]]], 'outline'); // biome-ignore format: its arrow
    const other = y === upper.y ? lower.y : upper.y;
    for (const x of at) sheet.line(upright(x, y, other), 'existing');
  }
  const middle = (upper.y + lower.y) / 2;
  for (const { y, at } of lines)
    for (const x of at) {
      sheet.polygon([[x, y - 10], [x + 10, y], [x, y + 10], [x - 10, y]], 'outline', 'top'); // biome-ignore format: a release
      // The test of both, which passed.
      sheet.rectangle(x - 11, middle - 11, 22, 22, 'part', 'left');
      sheet.line([[x - 5, middle], [x - 1, middle + 4], [x + 6, middle - 5]], x === 376 ? 'live' : 'outline'); // biome-ignore format: a tick
    }
  sheet.text([322, 168], 'Each release tested', { size, anchor: 'middle' });
}

/** A client that a partner has registered, fenced in, and the one card of rates that both work by. */
function account(sheet: Sheet): void {
  const [side, far] = [4.7, 52];
  const wide = side * 28;
  const [left, right] = [margin + wide / 2 + 30, 480 - margin - wide / 2 - 30];
  const client = plateAt(sheet, left, far, side);
  client.polygon(
    onLevel(0, [0.25, 0.25], [side - 0.25, 0.25], [side - 0.25, side - 0.25], [0.25, side - 0.25]),
    'existing',
  );
  system(client, 0.86);
  person(client, { at: [3.9, 3.6, 0], size: 0.95, faces: 'right' });
  ghost(client, blockAt([0.25, 0.25, side - 0.5, side - 0.5, 0.7], 0));
  name(sheet, left, 'Your account', 600);
  const card = plateAt(sheet, right, far, side);
  for (const z of [0, 0.14]) box(card, blockAt([1.05, 0.7, 2.6, 3.2, 0.12], z), { edge: 'outline' });
  card.lines(range(6).map((i) => onLevel(0.26, [1.35, 1.1 + i * 0.45], [i ? 2.5 : 3.3, 1.1 + i * 0.45])), 'detail'); // biome-ignore format: its rows
  card.lines(range(5).map((i) => onLevel(0.26, [2.85, 1.55 + i * 0.45], [3.3, 1.55 + i * 0.45])), 'outline'); // biome-ignore format: their rates
  person(card, { at: [0.7, 3.9, 0], size: 1.05, faces: 'right', shows: true });
  person(card, { at: [4.2, 1.1, 0], size: 1.05, hair: 'knot', clothes: 'dress' });
  name(sheet, right, 'One rate card');
  cable(sheet, left + wide / 2, right - wide / 2, far + wide / 4);
}

/** How the firm works with partners, 480 × 190. */
export const partnerWork = (): [name: string, drawing: Drawing][] => [
  ['partner-vendor', shortDrawing(oneVendor)],
  ['partner-releases', shortDrawing(releases)],
  ['partner-account', shortDrawing(account)],
];

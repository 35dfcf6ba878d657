import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { somebody } from './somebody.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 480, height: 340 } as const;
/** Of lettering: 14 px and more beside a statement. */
const size = 17;
const name = { size, weight: 600 } as const;

const arrow = ([x, y]: Point): Point[] => [
  [x - 9, y - 5],
  [x, y],
  [x - 9, y + 5],
];

/** A cabinet from its front, with its drawers. */
function cabinet(sheet: Sheet, [x, y]: Point, wide: number, high: number): void {
  sheet.rectangle(x, y, wide, high, 'outline', 'top');
  for (let at = y + 12; at < y + high - 4; at += 14) sheet.line(level(x + 8, x + wide - 8, at), 'detail');
}

/** The older system and the new one, with customer platforms and AI at it, above three flows that go on meanwhile. */
function move(sheet: Sheet): void {
  const [foot, high] = [176, 116];
  sheet.rectangle(12, foot - high, 88, high, 'existing');
  sheet.text([12, foot - high - 14], 'Older SAP', { size });
  sheet.line(level(112, 164, foot - high / 2), 'part').line(arrow([164, foot - high / 2]), 'part');
  cabinet(sheet, [176, foot - high], 104, high);
  sheet.text([176, foot - high - 14], 'S/4HANA', name);
  for (const [label, top] of [
    ['Customer', foot - high],
    ['AI', foot - 46],
  ] as const) {
    sheet.line(level(280, 348, top + 23), 'part');
    sheet.rectangle(348, top, 120, 46, 'outline', 'top');
    sheet.text([408, top + 29], label, { size, anchor: 'middle' });
  }
  sheet.line(level(0, paper.width, foot), 'outline').lines(hatching(0, foot, paper.width, 10, 7), 'hatchMiddle');

  const [first, pitch, left] = [222, 46, 96];
  for (const [i, flow] of ['Orders', 'Plants', 'Invoices'].entries()) {
    const y = first + i * pitch;
    sheet.text([12, y + 6], flow, { size });
    sheet.line(level(left, 468, y), i === 1 ? 'live' : 'part');
    if (i !== 1) sheet.line(arrow([468, y]), 'part');
    for (const k of range(6)) {
      const x = left + 18 + k * 60;
      if (i === 0) sheet.rectangle(x, y - 9, 26, 18, 'part', 'top').line(level(x + 6, x + 20, y - 2), 'detail');
      else if (i === 2)
        sheet
          .rectangle(x + 4, y - 11, 18, 22, 'part', 'top')
          .lines([level(x + 8, x + 18, y - 4), level(x + 8, x + 18, y + 2)], 'detail');
      else if (k !== 1)
        sheet.polygon([[x, y + 9], [x, y - 9], [x + 9, y - 3], [x + 9, y - 9], [x + 18, y - 3], [x + 18, y - 9], [x + 27, y - 3], [x + 27, y + 9]], 'part', 'top'); // biome-ignore format: one plant
    }
  }
  // It is the same flow before and after: the node stands where the move is.
  sheet.liveNode([left + 91, first + pitch], 9, 4);
}

/** A weekend in a line: the plant stands, its system moves, and the shift begins on Monday at six. */
function weekend(sheet: Sheet): void {
  const [foot, left, day] = [196, 12, 150];
  const monday = left + day * 2 + 38;
  const [wall, teeth, step] = [62, 4, 36];
  sheet.rectangle(180, foot - 128, 16, 80, 'outline', 'top');
  for (const i of range(teeth)) {
    const x = 54 + i * step;
    sheet.polygon([[x, foot - wall], [x + step, foot - wall - 28], [x + step, foot - wall]], 'outline', 'top'); // biome-ignore format: one roof
    sheet.lines(hatching(x + step - 11, foot - wall - 18, 11, 18, 4), 'hatchMiddle');
  }
  sheet.rectangle(54, foot - wall, teeth * step, wall, 'outline', 'top');
  for (const i of range(3)) sheet.rectangle(66 + i * step, foot - 46, 22, 18, 'detail');
  sheet.rectangle(168, foot - 40, 20, 40, 'part');
  sheet.rectangle(236, foot - 84, 40, 84, 'existing');
  sheet.line(level(280, 292, foot - 60), 'part').line(arrow([294, foot - 60]), 'part');
  cabinet(sheet, [298, foot - 84], 40, 84);
  // Those of the first shift.
  for (const x of [384, 416, 448]) somebody(sheet, [x, foot], 9, 36);
  sheet.line(level(0, paper.width, foot), 'outline');

  const [top, bar] = [232, 34];
  sheet.rectangle(left, top, monday - left, bar, 'outline', 'top');
  sheet.lines(hatching(left, top, monday - left, bar, 7), 'hatchStrong');
  sheet.line(level(0, paper.width, top + bar), 'part');
  for (const [i, label] of ['Saturday', 'Sunday', 'Monday'].entries()) {
    const x = left + i * day;
    sheet.line(upright(x, top + bar, top + bar + 14), 'part');
    sheet.text([x + 6, top + bar + 26], label, { size });
  }
  sheet.line(upright(monday, foot, top + bar), 'live').liveNode([monday, top + bar], 9, 4);
  sheet.text([monday + 18, top + 22], 'At six: the shift', name);
}

/** What an agent needs that may change an order: a limit, a supervisor, a record of what was done. */
function agent(sheet: Sheet): void {
  const [way, gate] = [156, 236];
  const block = (x: number, width: number, label: string) => {
    sheet.rectangle(x, way - 34, width, 68, 'outline', 'top');
    sheet.text([x + width / 2, way + 6], label, { ...name, anchor: 'middle' });
  };
  sheet.line(level(116, 364, way), 'live').line(arrow([362, way]), 'live');
  block(12, 104, 'Agent');
  block(364, 104, 'Order');
  // What is within the limit passes below it.
  sheet.rectangle(gate - 9, way - 88, 18, 62, 'outline', 'top').lines(hatching(gate - 9, way - 88, 18, 62, 5), 'hatchStrong'); // biome-ignore format: the gate
  sheet.rectangle(gate - 9, way + 26, 18, 26, 'outline', 'top').lines(hatching(gate - 9, way + 26, 18, 26, 5), 'hatchStrong'); // biome-ignore format: its foot
  sheet.liveNode([gate, way], 9, 4);
  sheet.text([gate + 22, way - 50], 'Limit', name);
  // What is above it goes to a person.
  sheet.line([[148, way], [148, 62], [96, 62]], 'part').line([[105, 57], [96, 62], [105, 67]], 'part'); // biome-ignore format: one way
  somebody(sheet, [64, 92], 13, 24);
  sheet.text([100, 48], 'Supervisor', name);
  // Each act is written down.
  const [left, top, row] = [12, 250, 26];
  sheet.line([[64, way + 34], [64, top]], 'part'); // biome-ignore format: one way
  for (const i of range(3)) {
    const y = top + i * row;
    sheet.rectangle(left, y, 352, row, 'part', 'top');
    sheet.circle([left + 16, y + row / 2], 4.5, 'part');
    sheet.lines([level(left + 34, left + 150 - i * 22, y + row / 2), level(left + 190, left + 330 - i * 34, y + row / 2)], 'detail'); // biome-ignore format: one entry
  }
  sheet.text([380, top + row * 1.5 + 6], 'Record', name);
}

/** What stands beside the statements of the company's pages, by file name. 480 × 340. */
export const statementDrawings = (): [string, Drawing][] =>
  Object.entries({ move, weekend, agent }).map(([file, draw]) => {
    const sheet = new Sheet();
    draw(sheet);
    return [
      `statement-${file}`,
      { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] },
    ];
  });

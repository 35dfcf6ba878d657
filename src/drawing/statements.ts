import { hatching, type Point } from './geometry.ts';
import { moveStatement } from './moveStatement.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { lookAt, somebody } from './somebody.ts';
import type { Drawing } from './svg.ts';

const height = 340;

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

/** Papers of what has the whole sheet, by the end of their file's name, as Measure shows them; the axis keeps 12 free at both ends. */
const papers = { '': 712, '-wide': 1304, '-phone': 350 } as const;
type Width = (typeof papers)[keyof typeof papers];

/** A weekend in a line: the plant stands, its system moves, and the shift begins on Monday at six. */
function weekend(sheet: Sheet, width: Width): void {
  const phone = width === papers['-phone'];
  const wide = width === papers['-wide'];
  const [left, right, foot] = [12, width - 12, phone ? 150 : 172];
  const day = (right - left) / 3;
  const hour = day / 24;
  const monday = left + 54 * hour;
  const letters = { size: phone ? 14 : wide ? 18 : 16 };
  const [wall, step, teeth] = phone ? [52, 25, 4] : [72, 40, wide ? 9 : 4];
  const roof = step * 0.75;
  const [hall, end] = [left + (phone ? 0 : 24), left + (phone ? 0 : 24) + step * teeth];
  sheet.rectangle(end - step * 0.7, foot - wall - roof - (phone ? 26 : 40), step * 0.4, wall, 'outline', 'top');
  for (const i of range(teeth)) {
    const x = hall + i * step;
    sheet.polygon([[x, foot - wall], [x + step, foot - wall - roof], [x + step, foot - wall]], 'outline', 'top'); // biome-ignore format: one roof
    sheet.lines(hatching(x + step * 0.7, foot - wall - roof * 0.65, step * 0.3, roof * 0.65, 4), 'hatchMiddle');
  }
  sheet.rectangle(hall, foot - wall, step * teeth, wall, 'outline', 'top');
  for (const i of range(teeth - 1))
    sheet.rectangle(hall + step * (i + 0.3), foot - wall * 0.74, step * 0.6, wall * 0.3, 'detail');
  sheet.rectangle(end - step * 0.75, foot - wall * 0.64, step * 0.5, wall * 0.64, 'part');

  // So many cabinets, each a copy of the one that it stands for.
  const [cabinets, across, high] = phone ? [1, 30, 78] : [wide ? 3 : 1, 48, 104];
  const row = across * cabinets;
  const from = phone ? end + 18 : end + (wide ? 64 : 36);
  const to = monday - row - (phone ? 10 : wide ? 48 : 28);
  for (const i of range(cabinets)) {
    sheet.rectangle(from + i * across, foot - high, across, high, 'existing');
    cabinet(sheet, [to + i * across, foot - high], across, high);
  }
  const [way, gap] = [foot - high / 2, phone ? 3 : 14];
  sheet.line(level(from + row + gap, to - gap, way), 'part').line(arrow([to - gap, way]), 'part');
  if (!phone) sheet.text([(from + row + to) / 2, way - 14], wide ? 'Its SAP system moves' : 'SAP', { ...letters, anchor: 'middle' }); // biome-ignore format: what moves

  // Those of the first shift.
  const people = phone ? 2 : wide ? 7 : 3;
  const apart = phone ? 28 : wide ? 42 : 38;
  for (const i of range(people))
    somebody(sheet, [monday + apart * (i + 0.75), foot], phone ? 9 : 11, phone ? 36 : 50, lookAt(i));
  sheet.line(level(left, right, foot), 'outline');

  const [top, bar] = [foot + (phone ? 30 : 36), phone ? 28 : 40];
  const axis = top + bar;
  sheet.rectangle(left, top, monday - left, bar, 'outline', 'top');
  sheet.lines(hatching(left, top, monday - left, bar, 7), 'hatchStrong');
  sheet.line(level(left, right, axis), 'outline');
  sheet.lines(
    range(13).map((i) => upright(left + i * 6 * hour, axis, axis + (i % 4 === 0 ? 14 : 7))),
    'part',
  );
  for (const [i, label] of ['Saturday', 'Sunday', 'Monday'].entries())
    sheet.text([left + i * day + 6, axis + 28], label, letters);
  sheet.line(upright(monday, foot, axis), 'live').liveNode([monday, axis], 9, 4);
  if (phone) sheet.text([right, foot - 84], 'At six: the shift', { ...letters, weight: 600, anchor: 'end' });
  else sheet.text([monday + 18, axis - 14], 'At six: the shift', { ...letters, weight: 600 });
}

/** What an agent needs that may change an order: a limit, a supervisor, a record of what was done. */
function agent(sheet: Sheet, width: Width): void {
  const phone = width === papers['-phone'];
  const wide = width === papers['-wide'];
  const [left, right, way] = [12, width - 12, 148];
  const letters = { size: phone ? 14 : wide ? 18 : 16, weight: 600 };
  const [box, high] = phone ? [76, 60] : [wide ? 168 : 112, 76];
  const gate = left + (right - left) * (phone ? 0.59 : 0.56);
  const branch = left + (right - left) * (phone ? 0.42 : 0.42);
  const post = wide ? 24 : 18;
  const block = (x: number, label: string) => {
    sheet.rectangle(x, way - high / 2, box, high, 'outline', 'top');
    sheet.text([x + box / 2, way + 6], label, { ...letters, anchor: 'middle' });
  };
  sheet.line(level(left + box, right - box, way), 'live').line(arrow([right - box - 2, way]), 'live');
  block(left, 'Agent');
  block(right - box, 'Order');
  // What is within the limit passes below it.
  for (const [top, tall] of [[way - 92, 66], [way + 26, 26]] as const) sheet.rectangle(gate - post / 2, top, post, tall, 'outline', 'top').lines(hatching(gate - post / 2, top, post, tall, 5), 'hatchStrong'); // biome-ignore format: the gate and its foot
  // Changes, as high as what they cost: only the low ones get through.
  const change = (x: number, y: number, tall: number) => sheet.rectangle(x - 9, y - tall / 2, 18, tall, 'part', 'top');
  const spread = (from: number, to: number, count: number) =>
    range(count).map((i) => from + ((to - from) * (i + 1)) / (count + 1));
  const [before, after] = phone ? [1, 1] : wide ? [4, 5] : [2, 2];
  for (const x of spread(left + box, branch, before)) change(x, way, 28);
  for (const x of spread(gate, right - box - 6, after)) change(x, way, 28);
  sheet.liveNode([gate, way], 9, 4);
  sheet.text([gate + post / 2 + (phone ? 7 : 14), way - 56], 'Limit', letters);
  // What is above it goes to a person.
  const [upper, desk] = [62, branch - (phone ? 52 : wide ? 200 : 140)];
  sheet.line([[branch, way], [branch, upper], [desk, upper]], 'part').line([[desk + 9, upper - 5], [desk, upper], [desk + 9, upper + 5]], 'part'); // biome-ignore format: one way
  if (!phone) change(branch - (wide ? 60 : 28), upper, 64);
  somebody(sheet, [desk - 34, 94], 14, 28, lookAt(4));
  sheet.text([desk + 4, upper - 14], 'Supervisor', letters);
  // Each act is written down.
  const [top, row] = [250, 26];
  const book = right - left;
  for (const x of [left + box / 2, right - box / 2])
    sheet.line(upright(x, way + high / 2, top), 'part').line([[x - 5, top - 9], [x, top], [x + 5, top - 9]], 'part'); // biome-ignore format: one way
  sheet.text([(left + right) / 2, top - 12], 'Record', { ...letters, anchor: 'middle' });
  for (const i of range(3)) {
    const y = top + i * row;
    const middle = y + row / 2;
    sheet.rectangle(left, y, book, row, 'part', 'top').circle([left + 18, middle], 4.5, 'part');
    // When, what and with whose consent, in three columns.
    sheet.lines([[0.12, 0.1], [0.34, 0.22 - i * 0.03], [0.7, 0.2 - i * 0.04]].map(([at = 0, long = 0]) => level(left + book * at, left + book * (at + long), middle)), 'detail'); // biome-ignore format: one entry
  }
}

const sheetOf = (draw: (sheet: Sheet) => void, width: number, height: number): Drawing => {
  const sheet = new Sheet();
  draw(sheet);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
};

/** What stands beside or under the statements of the company's pages, by file name: 480 × 430, or as a Measure shows it. */
export const statementDrawings = (): [string, Drawing][] => [
  ['statement-move', moveStatement()],
  ...Object.entries({ weekend, agent }).flatMap(([file, draw]) =>
    Object.entries(papers).map(([end, width]): [string, Drawing] => [
      `statement-${file}${end}`,
      sheetOf((sheet) => draw(sheet, width), width, height),
    ]),
  ),
];

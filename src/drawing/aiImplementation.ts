import { large, left, right, size, tick } from './aiPaper.ts';
import { arrowHead } from './arrowHead.ts';
import { hatching, type Point } from './geometry.ts';
import { dimensionLine } from './measure.ts';
import { level, range, upright } from './records/paper.ts';
import type { Sheet } from './sheet.ts';

/** What a layer of the use case holds, in the 56 units below its name. */
const holds: readonly ((sheet: Sheet, at: Point) => void)[] = [
  // Tests: questions with their agreed answers.
  (sheet, [x, y]) => {
    for (const i of range(3)) {
      sheet.line(level(x - 24, x + 4 - (i % 2) * 8, y - 14 + i * 14), 'detail');
      tick(sheet, [x + 17, y - 14 + i * 14], 5);
    }
  },
  // Retrieval: records.
  (sheet, [x, y]) => {
    for (const i of range(3)) sheet.rectangle(x - 25 + i * 9, y - 20 + i * 5, 32, 30, 'part', 'top');
    sheet.lines(range(3).map((i) => level(x - 1, x + 17 - (i % 2) * 6, y - 2 + i * 7)), 'detail'); // biome-ignore format: its words
  },
  // Prompts: what is said to the model.
  (sheet, [x, y]) => {
    sheet.line([[x - 25, y - 18], [x + 25, y - 18], [x + 25, y + 10], [x - 6, y + 10], [x - 15, y + 20], [x - 15, y + 10], [x - 25, y + 10], [x - 25, y - 18]], 'part'); // biome-ignore format: one bubble
    sheet.lines(range(2).map((i) => level(x - 16, x + 16 - i * 12, y - 9 + i * 10)), 'detail'); // biome-ignore format: its words
  },
  // Tools: what it may call.
  (sheet, [x, y]) => {
    const ends: [Point, Point] = [[x - 7, y], [x + 8, y]]; // biome-ignore format: both ends
    sheet.rectangle(x - 27, y - 10, 20, 20, 'part', 'top').rectangle(x + 8, y - 18, 20, 36, 'part', 'top');
    sheet.line(ends, 'part').line(arrowHead(...ends), 'part');
    sheet.lines([level(x + 8, x + 28, y - 6), level(x + 8, x + 28, y + 6)], 'detail');
  },
  // Limits: what it may do alone, what it must ask, and what it never touches.
  (sheet, [x, y]) => {
    for (const i of [-1, 0, 1]) sheet.rectangle(x - 10 + i * 24, y - 10, 20, 20, 'part', 'top');
    tick(sheet, [x - 24, y], 5);
    sheet.text([x, y + 6], '?', { size, anchor: 'middle' });
    for (const turn of [-1, 1]) sheet.line([[x + 19, y - 5 * turn], [x + 29, y + 5 * turn]], 'outline'); // biome-ignore format: one stroke
  },
];

/**
 * Implementation: one use case climbs from its tests, which come before the model, layer by layer to where it is live. The
 * handrail is the agreed answers: each step is held against them.
 */
export function implementation(sheet: Sheet): void {
  const steps = ['Tests', 'Retrieval', 'Prompts', 'Tools', 'Limits'];
  const [wide, rise, ground, rail] = [88, 87, 536, 66];
  const top = (i: number) => ground - rise * (i + 1);
  const post = (i: number): Point => [left + wide * (i + 0.5), top(i) - rail];
  const [first, last] = [post(0), post(steps.length - 1)];
  sheet.line([first, last], 'outline');
  for (const [i, name] of steps.entries()) {
    const [x, y] = [left + wide * i, top(i)];
    // Every layer carries those after it.
    if (i < steps.length - 1) {
      sheet.lines(hatching(x + wide, y, right - x - wide, rise, 12), 'hatch');
      sheet.rectangle(x + wide, y, right - x - wide, rise, 'detail');
    }
    sheet.rectangle(x, y, wide, rise, 'outline', 'top');
    sheet.text([x + wide / 2, y + 25], name, { size, anchor: 'middle', ...(i === 0 && { weight: 600 }) });
    holds[i]?.(sheet, [x + wide / 2, y + 56]);
    const [px, py] = post(i);
    sheet.line(upright(px, py, y), 'detail');
    if (i === steps.length - 1) continue;
    sheet.circle([px, py], 11, 'part', 'top');
    tick(sheet, [px, py], 5);
  }
  sheet.line([[right, top(steps.length - 1)], [right, ground], [left, ground]], 'outline'); // biome-ignore format: one line
  // The agreed answers, as their experts wrote them.
  const paper = { x: left, y: 52, wide: 156, pitch: 26 };
  sheet.text([left, 35], 'Real questions, agreed answers', { size });
  sheet.rectangle(paper.x, paper.y, paper.wide, paper.pitch * 5, 'outline', 'top');
  for (const i of range(5)) {
    const y = paper.y + paper.pitch * i;
    if (i > 0) sheet.line(level(paper.x, paper.x + paper.wide, y), 'inner');
    sheet.line(level(paper.x + 12, paper.x + 56 - ((i * 13) % 19), y + 13), 'detail');
    sheet.line(level(paper.x + 76, paper.x + 120 - ((i * 7) % 23), y + 13), 'part');
    tick(sheet, [paper.x + 140, y + 13], 5);
  }
  sheet.line(upright(paper.x + 66, paper.y, paper.y + paper.pitch * 5), 'inner');
  sheet.line(upright(first[0], paper.y + paper.pitch * 5, first[1] - 11), 'leader');
  sheet.circle(last, 13, null, 'top').liveNode(last, 13, 5);
  sheet.text([last[0] - 22, last[1] + 6], 'Live', { size: large, anchor: 'end', weight: 600 });
  dimensionLine(sheet, [left, right], 563, { text: 'One use case', size, slash: 10 });
}

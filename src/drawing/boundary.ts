import { hatching, type Point } from './geometry.ts';
import { level, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 600, height: 400 } as const;
const margin = 28;
const size = 19;
const edge = 400;
const [out, back] = [112, 166];

/** The head of an arrow, with its tip at a point: to the right (1) or to the left (-1). */
const arrow = ([x, y]: Point, way: 1 | -1): Point[] => [
  [x - way * 8, y - 5],
  [x, y],
  [x - way * 8, y + 5],
];

/**
 * What a model sees of a client's landscape, keyed a to d to four rules: records by the rights of who asks, names masked at
 * the edge of the landscape, a log of what the agent did with its owner's sign, and the switch. 600 × 400.
 */
export function boundaryDrawing(): Drawing {
  const sheet = new Sheet();
  const block = (x: number, y: number, width: number, height: number, name: string) => {
    sheet.rectangle(x, y, width, height, 'outline', 'top');
    sheet.text([x + width / 2, y + height / 2 + 6], name, { size, anchor: 'middle', weight: 600 });
  };
  const balloon = (at: Point, letter: string) => {
    sheet.circle(at, 15, 'part', 'top').text([at[0], at[1] + 6], letter, { size, anchor: 'middle', weight: 600 });
  };

  sheet.text([margin, 44], 'Your landscape', { size, weight: 600 });
  sheet.rectangle(margin, 58, edge - margin, paper.height - margin - 58, 'outline');
  sheet.text([paper.width - margin, 44], 'Your tenant and region', { size, anchor: 'end' });

  // The question goes out and the answer comes back, both through the mask.
  sheet.lines([level(140, 176, out), level(268, 480, out), level(268, 480, back)], 'part');
  sheet.lines([arrow([174, out], 1), arrow([478, out], 1), arrow([270, back], -1)], 'part');
  block(48, 88, 92, 48, 'Who asks');
  block(176, 88, 92, 102, 'Agent');
  block(480, 88, paper.width - margin - 480, 102, 'Model');

  // a: a record that the person may not see is not there for the answer either.
  const [left, top, row] = [48, 250, 22];
  sheet.line(upright(94, 136, top - 28), 'part');
  sheet.text([left, top - 8], 'Records', { size });
  for (const [i, seen] of [true, true, false, true, false].entries()) {
    const y = top + row * i;
    sheet.rectangle(left, y, 150, row, seen ? 'part' : 'existing', 'top');
    if (seen) sheet.lines(hatching(left, y, 150, row, 7), 'hatchStrong');
  }
  sheet.line([[198, top + row / 2], [222, top + row / 2], [222, 190]], 'part'); // biome-ignore format: one way
  balloon([94, 182], 'a');

  // b: the name stays inside.
  const mask = { x: edge - 12, y: 78, width: 24, height: 122 };
  sheet.rectangle(mask.x, mask.y, mask.width, mask.height, 'outline', 'top');
  sheet.lines(hatching(mask.x, mask.y, mask.width, mask.height, 5), 'hatchStrong');
  sheet.rectangle(296, back - 15, 80, 30, 'part', 'top').text([336, back + 6], 'R. Meyer', { size, anchor: 'middle' });
  sheet.rectangle(420, back - 15, 48, 30, 'part', 'top').rectangle(428, back - 7, 32, 14, 'small', 'inkMiddle');
  sheet.line([[mask.x + mask.width, 196], [446, 226]], 'leader'); // biome-ignore format: one leader
  balloon([446, 230], 'b');

  // c: what it did, and a person's sign beside it.
  const log = { x: 284, width: 96 };
  sheet.line([[246, 190], [246, 222], [log.x + 14, 222], [log.x + 14, top]], 'part'); // biome-ignore format: one way
  sheet.rectangle(log.x, top, log.width, row * 5, 'part', 'top');
  sheet.text([log.x + 30, top - 8], 'Log', { size });
  for (const [i, end] of [78, 62, 84, 54, 70].entries()) {
    const y = top + row * (i + 0.5);
    sheet.circle([log.x + 14, y], 5, 'terminal', 'top');
    sheet.line(level(log.x + 28, log.x + end, y), 'detail');
    if (i > 0) sheet.line(level(log.x, log.x + log.width, top + row * i), 'inner');
  }
  balloon([270, 222], 'c');

  // d: closed; thrown, nothing goes out and nothing comes back.
  sheet.rectangle(306, out - 8, 50, 16, 'casing', 'top');
  sheet.line([[306, out], [350, out - 20]], 'existing').line(level(306, 352, out), 'live'); // biome-ignore format: its two places
  sheet.circle([356, out], 4, 'terminal', 'top');
  sheet.liveNode([306, out], 9, 4);
  balloon([336, 68], 'd');

  return { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

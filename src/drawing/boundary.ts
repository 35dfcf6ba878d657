import { hatching, type Point } from './geometry.ts';
import { level, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 600, height: 400 } as const;
const margin = 28;
const size = 19;
/** Where the landscape ends, and where the tenant begins. */
const [edge, tenant] = [392, 464];
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
  for (const [i, line] of ['Your tenant', 'and region'].entries())
    sheet.text([tenant, 22 + i * 22], line, { size, weight: 600 });
  sheet.rectangle(tenant, 58, paper.width - margin - tenant, 152, 'outline');

  // The question goes out and the answer comes back, both through the mask.
  const [asks, agent, model] = [40, 196, 482];
  sheet.lines([level(asks + 90, agent, out), level(agent + 76, model, out), level(agent + 76, model, back)], 'part');
  sheet.lines([arrow([agent - 2, out], 1), arrow([model - 2, out], 1), arrow([agent + 78, back], -1)], 'part');
  block(asks, 88, 90, 48, 'Who asks');
  block(agent, 88, 76, 102, 'Agent');
  block(model, 88, 78, 102, 'Model');

  // a: a record that the person may not see is not there for the answer either.
  const [left, top, row] = [asks, 250, 22];
  const rights = asks + 45;
  sheet.line(upright(rights, 136, top), 'part');
  sheet.text([rights + 12, top - 8], 'Records', { size });
  for (const [i, seen] of [true, true, false, true, false].entries()) {
    const y = top + row * i;
    sheet.rectangle(left, y, 150, row, seen ? 'part' : 'existing', 'top');
    if (seen) sheet.lines(hatching(left, y, 150, row, 7), 'hatchStrong');
  }
  sheet.line([[left + 150, top + row / 2], [214, top + row / 2], [214, 190]], 'part'); // biome-ignore format: one way
  balloon([rights, 184], 'a');

  // b: the name stays inside.
  const mask = { x: edge - 12, y: 78, width: 24, height: 122 };
  sheet.rectangle(mask.x, mask.y, mask.width, mask.height, 'outline', 'top');
  sheet.lines(hatching(mask.x, mask.y, mask.width, mask.height, 5), 'hatchStrong');
  sheet.rectangle(286, out - 15, 80, 30, 'part', 'top').text([326, out + 6], 'R. Meyer', { size, anchor: 'middle' });
  sheet.rectangle(410, out - 15, 44, 30, 'part', 'top').rectangle(417, out - 7, 30, 14, 'small', 'inkMiddle');
  sheet.line([[mask.x + mask.width, 196], [432, 228]], 'leader'); // biome-ignore format: one leader
  balloon([432, 232], 'b');

  // c: what it did, and a person's sign beside it.
  const log = { x: 278, width: 96 };
  sheet.line([[246, 190], [246, 222], [log.x + 14, 222], [log.x + 14, top]], 'part'); // biome-ignore format: one way
  sheet.rectangle(log.x, top, log.width, row * 5, 'part', 'top');
  sheet.text([log.x + 30, top - 8], 'Log', { size });
  for (const [i, end] of [78, 62, 84, 54, 70].entries()) {
    const y = top + row * (i + 0.5);
    sheet.circle([log.x + 14, y], 5, 'terminal', 'top');
    sheet.line(level(log.x + 28, log.x + end, y), 'detail');
    if (i > 0) sheet.line(level(log.x, log.x + log.width, top + row * i), 'inner');
  }
  balloon([266, 222], 'c');

  // d: closed; thrown, no question reaches the agent.
  const [hinge, contact] = [144, 182];
  sheet.rectangle(hinge, out - 8, contact - hinge, 16, 'casing', 'top');
  sheet.line([[hinge, out], [contact - 6, out - 17]], 'existing').line(level(hinge, contact - 4, out), 'live'); // biome-ignore format: its two places
  sheet.circle([contact, out], 4, 'terminal', 'top');
  sheet.liveNode([hinge, out], 9, 4);
  balloon([164, 76], 'd');

  return { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

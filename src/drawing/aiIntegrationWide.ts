import { hatching, type Point } from './geometry.ts';
import { dimensionLine } from './measure.ts';
import { level, range } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const [width, height] = [1120, 300];
/** Where a desk shows the paper 864 px wide it is still 13 px high. */
const size = 17;

const arrow = ([x, y]: Point, way: 1 | -1): Point[] => [
  [x - way * 9, y - 5.5],
  [x, y],
  [x - way * 9, y + 5.5],
];

/**
 * SAP integration across the sheet: agent and person pass the same gates, one after the other, into the systems; the way
 * around them is struck out. What the agent writes is one line from end to end.
 */
export function aiIntegrationWide(): Drawing {
  const sheet = new Sheet();
  const [edge, far] = [1, width - 1];
  const [users, systems] = [132, 950];
  const [top, foot] = [48, 248];
  const gates = [
    { name: 'Roles', x: 346 },
    { name: 'Fields', x: 508 },
    { name: 'Register', x: 670 },
  ];
  const thick = 76;
  const [first, last] = [gates[0]?.x ?? 0, (gates.at(-1)?.x ?? 0) + thick];
  const block = (x: number, y: number, wide: number, high: number, name: string, weight = 500) => {
    sheet.rectangle(x, y, wide, high, 'outline', 'top');
    sheet.text([x + wide / 2, y + high / 2 + 5.5], name, { size, anchor: 'middle', weight });
  };
  const askers = [
    { name: 'Agent', y: top },
    { name: 'Person', y: foot - 76 },
  ];
  const ways = [
    { name: 'S/4HANA', by: 'OData', y: top },
    { name: 'CX', by: 'Events', y: 120 },
    { name: 'BTP', by: 'Joule skills', y: foot - 56 },
  ];
  const live = top + 28;
  // Around the gates there is no way.
  const around = 16;
  const [from, to, middle] = [users / 2, (systems + far) / 2, (first + last) / 2];
  sheet.line([[from, top], [from, around], [to, around], [to, top]], 'existing'); // biome-ignore format: one way
  sheet.rectangle(middle - 80, around - 12, 160, 24, 'casing', 'top');
  for (const side of [-1, 1])
    sheet.line([[middle - 71, around - 8 * side], [middle - 55, around + 8 * side]], 'outline'); // biome-ignore format: one stroke
  sheet.text([middle - 40, around + 5.5], 'Never around', { size });
  for (const { name, y } of askers) {
    block(edge, y, users - edge, 76, name, 600);
    const [write, read] = [y + 28, y + 54];
    sheet.line(level(users, last, read), 'part').line(arrow([users + 2, read], -1), 'part');
    if (write !== live) sheet.line(level(users, last, write), 'part').line(arrow([first - 2, write], 1), 'part');
    sheet.text([(users + first) / 2, write - 10], 'Write', { size, anchor: 'middle' });
    sheet.text([(users + first) / 2, read + 20], 'Read', { size, anchor: 'middle' });
  }
  for (const { name, by, y } of ways) {
    block(systems, y, far - systems, 56, name, 600);
    const at = y + 28;
    if (at !== live) {
      sheet.line(level(last, systems, at), 'part');
      sheet.lines([arrow([systems - 2, at], 1), arrow([last + 2, at], -1)], 'part');
    }
    sheet.text([(last + systems) / 2, at - 10], by, { size, anchor: 'middle' });
  }
  for (const { name, x } of gates) {
    sheet.rectangle(x, top, thick, foot - top, 'outline', 'top');
    sheet.lines(hatching(x, top, thick, foot - top, 9), 'hatch');
    sheet.rectangle(x, 130, thick, 30, 'part', 'top');
    sheet.text([x + thick / 2, 151], name, { size, anchor: 'middle', weight: 600 }); // biome-ignore format: its name
  }
  sheet.line(level(users, systems - 2, live), 'casingWide').line(level(users, systems - 2, live), 'live');
  sheet.line(arrow([systems - 2, live], 1), 'live');
  sheet.lines(range(gates.length).map((i) => arrow([(gates[i]?.x ?? 0) - 3, live], 1)).slice(1), 'live'); // biome-ignore format: on from gate to gate
  sheet.liveNode([first, live], 11, 5);
  dimensionLine(sheet, [first, last], 280, { text: 'Same checks', size, slash: 11, drop: 0 });
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

import { Axonometric } from '../axonometric.ts';
import { hatching, type Point3 } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { type Draw, type Figure, size, small } from './figure.ts';
import { level, margin, type Paper, range, upright } from './paper.ts';

const hall = { width: 2, depth: 1.5, height: 0.5, tooth: 0.36, teeth: 3 } as const;
const [aisleX, aisleY] = [0.85, 1.1];

/** A hall with its chimney and the teeth of its roof, whose upright sides are of glass. */
function plant(view: Axonometric, x: number, y: number): void {
  const { width, depth, height, tooth, teeth } = hall;
  const [front, right] = [y + depth, x + width];
  vessel(view, { at: [x + 0.3, y - 0.16, 0], radius: 0.1, height: 1.5, rings: 1, lid: false });
  const step = width / teeth;
  for (const i of range(teeth)) {
    const [from, to] = [x + i * step, x + (i + 1) * step];
    const slope: Point3[] = [[from, y, height], [to, y, height + tooth], [to, front, height + tooth], [from, front, height]]; // biome-ignore format: one slope
    view.polygon(slope, 'part', 'top');
    const glass: Point3[] = [[to, y, height], [to, front, height], [to, front, height + tooth], [to, y, height + tooth]]; // biome-ignore format: one pane
    view.polygon(glass, 'part', 'right');
    view.polygon([[from, front, height], [to, front, height], [to, front, height + tooth]], 'part', 'left'); // biome-ignore format: its end
  }
  view.polygon([[x, front, 0], [right, front, 0], [right, front, height], [x, front, height]], 'part', 'left'); // biome-ignore format: one wall
  view.polygon([[right, front, 0], [right, y, 0], [right, y, height], [right, front, height]], 'part', 'right'); // biome-ignore format: one wall
  const shade = range(5).map((i): Point3[] => {
    const at = y + (depth * (i + 1)) / 6;
    return [[right, at, 0.05], [right, at, height - 0.05]]; // biome-ignore format: one line
  });
  view.lines(shade, 'hatch');
  view.polygon([[x + 0.75, front, 0], [x + 1.25, front, 0], [x + 1.25, front, 0.34], [x + 0.75, front, 0.34]], 'detail'); // biome-ignore format: its gate
}

type Plants = Extract<Figure, { kind: 'plants' }>;

/** The plants in rows of which every other is shorter by one: three rows or more, so that they are seen to be many and can be counted. */
function rowsOf(count: number): { rows: number; across: number; plateX: number; plateY: number } {
  const rows = Math.max(3, Math.round(Math.sqrt(count)));
  const across = Math.ceil((count + Math.floor(rows / 2)) / rows);
  const plateX = across * (hall.width + aisleX) + aisleX;
  return { rows, across, plateX, plateY: rows * (hall.depth + aisleY) + aisleY };
}

/** All plants on one plate. */
function standing(view: Axonometric, count: number): void {
  const { rows, across, plateX, plateY } = rowsOf(count);
  barePlate(view, { width: plateX, depth: plateY, thickness: 0.4, z: 0 });
  let left = count;
  for (const row of range(rows)) {
    const short = row % 2;
    const places = Math.min(left, across - short);
    const y = aisleY + row * (hall.depth + aisleY);
    view.line(
      onLevel(0, [0.4, y + hall.depth + aisleY / 2], [plateX - 0.4, y + hall.depth + aisleY / 2]),
      'hatchMiddle',
    );
    for (const i of range(places)) plant(view, aisleX + (i + short / 2) * (hall.width + aisleX), y);
    left -= places;
  }
}

/** The hours of the weekend from noon to noon, at the foot of the paper. */
function hoursBelow(
  { sheet, width, height }: Paper & { sheet: Sheet },
  { begins, hours, names }: Plants,
  size = small,
): void {
  const [from, to, axis] = [margin + 6, width - margin - 6, height - 56];
  const along = (hour: number) => from + ((to - from) * (hour - 12)) / 48;
  const [start, end] = [along(begins), along(begins + hours)];
  dimensionLine(sheet, [start, end], axis - 32, { text: `${hours} h`, size, slash: 11, drop: 14 });
  sheet.rectangle(start, axis - 16, end - start, 16, 'part', 'top');
  sheet.lines(hatching(start, axis - 16, end - start, 16, 4), 'hatchStrong');
  sheet.line(level(from, to, axis), 'outline');
  sheet.lines(
    range(49).map((hour) => upright(along(hour + 12), axis, axis + (hour % 12 ? 5 : 10))),
    'detail',
  );
  sheet.text([start, height - margin - 4], names[0], { size });
  sheet.text([end, height - margin - 4], names[1], { size, anchor: 'end' });
  sheet.liveNode([end, axis - 8]);
}

/** All plants on one plate, above the hours of their weekend. */
export const plants: Draw<'plants'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  const { plateX, plateY } = rowsOf(figure.count);
  const foot = height - 98;
  const scale = Math.min(
    (width - margin * 2 - 96) / (plateX + plateY),
    (foot - margin) / ((plateX + plateY) / 2 + 0.9),
  );
  const [originX, originY] = [width - margin - plateX * scale, foot - ((plateX + plateY) / 2 + 0.4) * scale];
  standing(new Axonometric({ originX, originY, scale }, sheet), figure.count);
  sheet.text([margin, margin + 36], String(figure.count), { size: size * 2, weight: 600 });
  sheet.text([margin, margin + 63], figure.unit, { size: small });
  hoursBelow(draft, figure);
};

/** The same for the home page's first story: the plate as wide as the paper, and how many plants it has on a leader. */
export function plantsStory(figure: Plants): Drawing {
  const [sheet, width, height] = [new Sheet(1, 'paged'), 540, 364] as const;
  // On phones, where the paper is 374 px wide, 14 px.
  const letters = 20;
  const { plateX, plateY } = rowsOf(figure.count);
  const scale = (width - margin * 2) / (plateX + plateY);
  const view = new Axonometric({ originX: margin + plateY * scale, originY: 22, scale }, sheet);
  standing(view, figure.count);
  // Its leader goes to the plate's edge.
  const [shelf, end] = [margin + 34, view.project(0.2, plateY * 0.5)];
  sheet.line([[margin, shelf], [end[0] - (end[1] - shelf), shelf], end], 'leader').circle(end, 3, null, 'ink'); // biome-ignore format: one line
  sheet.text([margin, shelf - 12], String(figure.count), { size: size * 2, weight: 600 });
  sheet.text([margin, shelf + 24], figure.unit, { size: letters });
  // Clear of the plate's lowest corner.
  hoursBelow({ sheet, width, height: height + 10 }, figure, letters);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

import { Axonometric } from '../axonometric.ts';
import { hatching, type Point3 } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { type Draw, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

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

/** All plants on one plate, in rows of which every other is shorter by one, above the hours of their weekend. */
export const plants: Draw<'plants'> = ({ sheet, width, height }, { count, unit, begins, hours, names }) => {
  // Three rows or more, so that they are seen to be many and can be counted.
  const rows = Math.max(3, Math.round(Math.sqrt(count)));
  const across = Math.ceil((count + Math.floor(rows / 2)) / rows);
  const [plateX, plateY] = [across * (hall.width + aisleX) + aisleX, rows * (hall.depth + aisleY) + aisleY];
  const foot = height - 98;
  const scale = Math.min(
    (width - margin * 2 - 96) / (plateX + plateY),
    (foot - margin) / ((plateX + plateY) / 2 + 0.9),
  );
  const view = new Axonometric(
    { originX: width - margin - plateX * scale, originY: foot - ((plateX + plateY) / 2 + 0.4) * scale, scale },
    sheet,
  );
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
  sheet.text([margin, margin + 36], String(count), { size: size * 2, weight: 600 });
  sheet.text([margin, margin + 63], unit, { size: small });

  // From noon to noon.
  const [from, to, axis] = [margin + 6, width - margin - 6, height - 56];
  const along = (hour: number) => from + ((to - from) * (hour - 12)) / 48;
  const [start, end] = [along(begins), along(begins + hours)];
  dimensionLine(sheet, [start, end], axis - 32, { text: `${hours} h`, size: small, slash: 11, drop: 14 });
  sheet.rectangle(start, axis - 16, end - start, 16, 'part', 'top');
  sheet.lines(hatching(start, axis - 16, end - start, 16, 4), 'hatchStrong');
  sheet.line(level(from, to, axis), 'outline');
  sheet.lines(
    range(49).map((hour) => upright(along(hour + 12), axis, axis + (hour % 12 ? 5 : 10))),
    'detail',
  );
  sheet.text([start, height - margin - 4], names[0], { size: small });
  sheet.text([end, height - margin - 4], names[1], { size: small, anchor: 'end' });
  sheet.liveNode([end, axis - 8]);
};

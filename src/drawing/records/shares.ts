import { Axonometric } from '../axonometric.ts';
import { hatching, type Point, type Point3 } from '../geometry.ts';
import { box } from '../parts.ts';
import { textWidth } from '../sheet.ts';
import { type Draw, number, size, small } from './figure.ts';
import { margin, range, upright } from './paper.ts';

/** Numbers are bold, which is so much wider than what `textWidth` measures. */
const bold = 1.15;

/** On a paper as wide as the sheet: one bar of all shares, each named above where it begins, or the last where they end. */
const oneBar: Draw<'shares'> = ({ sheet, width }, { values, names, of }) => {
  const [left, right, top, tall, row] = [margin, width - margin, 176, 110, 34];
  const along = (share: number) => left + ((right - left) * share) / 100;
  const most = Math.max(...values);
  let begun = 0;
  for (const [i, value] of values.entries()) {
    const [from, to] = [along(begun), along(begun + value)];
    sheet.rectangle(from, top, to - from, tall, 'outline', 'top');
    sheet.lines(
      hatching(from, top, to - from, tall, value === most ? 6 : 12),
      value === most ? 'hatchStrong' : 'hatch',
    );
    // What has no room above itself stands a row higher, and before its end.
    const text = textWidth(`${value}%`, size) * bold + textWidth(names[i] ?? '', small) + 13;
    const fits = to - from > text + 20 || i === 0;
    const shelf = fits ? top - 14 : top - 14 - row * i;
    const start = fits ? from : to - text;
    if (!fits) sheet.line(upright(to - 0.5, shelf + 8, top), 'leader');
    number(sheet, [start, shelf], `${value}%`, 'start');
    sheet.text([start + 13 + textWidth(`${value}%`, size) * bold, shelf], names[i] ?? '', { size: small });
    begun += value;
  }
  sheet.liveNode([along(most), top + tall / 2]);
  for (let share = 0; share <= 100; share += 10)
    sheet.line(upright(along(share), top + tall, top + tall + (share % 50 ? 6 : 12)), 'detail');
  sheet.text([left, top + tall + 62], of.value, { size: size * 2, weight: 600 });
  sheet.text([left + textWidth(of.value, size * 2) * bold + 14, top + tall + 62], of.name, { size: small });
};

/** Beams that lie side by side on one floor, each as long as its share; a line of the floor for each ten of a hundred. */
export const shares: Draw<'shares'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  const { values, names, of } = figure;
  if (width > height * 2) {
    oneBar(draft, figure);
    return;
  }
  const [deep, pitch, tall, overhang] = [1.7, 2.9, 1, 0.5];
  const most = Math.max(...values);
  const tens = Math.ceil(most / 10);
  const [ten, across] = [2.3, pitch * (values.length - 1) + deep];
  const long = tens * ten;
  // Above the floor the names stand one below the other.
  const above = 25 * values.length + 6;
  const longest = Math.max(...names.map((name, i) => textWidth(`${values[i]}%`, size) * bold + textWidth(name, small)));
  const scale = Math.min(
    (width - margin * 2) / (long + across + overhang * 2),
    (height - margin * 2 - above) / ((long + across) / 2 + overhang + tall),
  );
  const view = new Axonometric(
    {
      // Clear of the right edge stand the floor and, from where the beams begin, their names.
      originX: width - margin - Math.max((long + overhang) * scale, longest + 36),
      originY: height - margin - ((long + across + overhang * 2) / 2) * scale,
      scale,
    },
    sheet,
  );
  const floor = range(tens + 1).map((i): Point3[] => [
    [i * ten, -overhang, 0],
    [i * ten, across + overhang, 0],
  ]);
  view.lines(floor, 'hatchMiddle');
  const leaders: [name: string, value: number, from: Point][] = [];
  for (const [i, value] of values.entries()) {
    const [y, end] = [i * pitch, (value * ten) / 10];
    const block = { x: 0, y, z: 0, width: end, depth: deep, height: tall };
    box(view, block, { edge: 'outline', hatch: value === most ? 0.14 : 0.24, fins: value === most ? 0.2 : 0.42 });
    leaders.push([names[i] ?? '', value, view.project(Math.min(0.6, end / 2), y + deep / 2, tall)]);
    if (value === most) sheet.liveNode(view.project(end - 0.9, y + deep / 2, tall));
  }
  // The one furthest to the left is named above the others, so that no leader crosses a name.
  for (const [i, [name, value, [x, top]]] of leaders.toReversed().entries()) {
    const shelf = margin + 19 + i * 25;
    const share = `${value}%`;
    sheet.line(upright(x, top, shelf - 14), 'casing').line(upright(x, top, shelf - 14), 'leader');
    number(sheet, [x + 7, shelf], share, 'start');
    sheet.text([x + 20 + textWidth(share, size) * bold, shelf - 1], name, { size: small });
  }
  sheet.text([margin, height - margin - 30], of.value, { size: size * 2, weight: 600 });
  sheet.text([margin, height - margin - 5], of.name, { size: small });
};

import { Axonometric } from '../axonometric.ts';
import { hatching, type Point, type Point3 } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { box, ghost, solid } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { ruleLength, type Sheet, textWidth } from '../sheet.ts';
import { type Draw, number, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Width of bold numbers relative to the result of `textWidth`. */
const bold = 1.15;

/** Looks of the parts, in order. If the first part is gone, it is dashed and these looks follow. */
const looks = ['hatched', 'crossed', 'solid'] as const;
const lookOf = (i: number, gone = false) => (gone ? (['gone', ...looks] as const)[i] : looks[i]) ?? 'hatched';

function part(sheet: Sheet, x: number, y: number, wide: number, high: number, look: ReturnType<typeof lookOf>): void {
  sheet.rectangle(x, y, wide, high, look === 'gone' ? 'existing' : 'outline', 'top');
  // The look `solid` is a plain outline in a bar. On the floor, it is a dark block.
  if (look === 'gone' || look === 'solid') return;
  const lines = hatching(x, y, wide, high, look === 'crossed' ? 10 : 8);
  sheet.lines(lines, 'hatchStrong');
  if (look === 'crossed') sheet.lines(lines.map((line) => line.map(([at, down]): Point => [x * 2 + wide - at, down])), 'hatchStrong'); // biome-ignore format: the other way
}

/** Wide form if the first share is gone: one bar with the percentages inside, the names above and the counts below. */
const oneBar: Draw<'shares'> = ({ sheet, width }, { values, names, of, counts = [] }) => {
  const [left, right, top, tall, row, large, name] = [margin, width - margin, 138, 150, 34, size * 2, 20];
  const along = (share: number) => left + ((right - left) * share) / 100;
  const most = Math.max(...values);
  let begun = 0;
  for (const [i, value] of values.entries()) {
    const [from, to] = [along(begun), along(begun + value)];
    part(sheet, from, top, to - from, tall, lookOf(i, true));
    const share = `${value}%`;
    const [middle, half] = [(from + to) / 2, ruleLength(share, large) / 2 + 3];
    const blank = i === 0;
    // The percentage of the part that is gone is larger and starts near the left edge.
    if (blank) sheet.text([from + 20, top + tall / 2 + large * 0.7], share, { size: large * 2, weight: 600 });
    else {
      sheet.polygon([...level(middle - half, middle + half, top + tall / 2 - 24), ...level(middle + half, middle - half, top + tall / 2 + 24)], null, 'top'); // biome-ignore format: a field
      sheet.text([middle, top + tall / 2 + 14], share, { size: large, weight: 600, anchor: 'middle' });
    }
    sheet.text([blank ? from : middle, top + tall + 40], counts[i] ?? '', {
      size: name,
      anchor: blank ? 'start' : 'middle',
    });
    // A name wider than its part ends at the part's right edge. From the third part on, such names also move up.
    const called = names[i] ?? '';
    const fits = to - from > ruleLength(called, name) || i === 0;
    const shelf = fits ? top - 16 : top - 16 - row * (i - 1);
    if (!fits) sheet.line(upright(to - 0.5, shelf + 8, top), 'leader');
    sheet.text([fits ? from : to, shelf], called, { size: name, anchor: fits ? 'start' : 'end' });
    begun += value;
  }
  sheet.liveNode([along(most), top + tall / 2]);
  for (let share = 0; share <= 100; share += 10)
    sheet.line(upright(along(share), top + tall, top + tall + (share % 50 ? 6 : 12)), 'detail');
  // The dimension line is below the bar, because the names are above.
  dimensionLine(sheet, [left, right], top + tall + (counts.length > 0 ? 76 : 42), {
    text: `${of.value} ${of.name}`,
    size: name,
  });
};

/** Wide form if no share is gone: one beam divided at the shares, with a dimension line that names the whole. */
const oneBeam: Draw<'shares'> = ({ sheet, width }, { values, names, of }) => {
  const [left, right, top, tall, slant, size] = [margin + 6, width - margin - 30, 92, 66, 24, 20];
  const along = (share: number) => left + ((right - left) * share) / 100;
  dimensionLine(sheet, [left, right], 44, { text: `${of.value} ${of.name}`, size, drop: 12 });
  const most = Math.max(...values);
  let begun = 0;
  for (const [i, value] of values.entries()) {
    const [x, end] = [along(begun), along(begun + value)];
    const look = lookOf(i);
    sheet.polygon([[x, top], [x + slant, top - slant], [end + slant, top - slant], [end, top]], 'outline', 'top'); // biome-ignore format: its upper face
    sheet.polygon([[end, top], [end + slant, top - slant], [end + slant, top - slant + tall], [end, top + tall]], 'outline', 'right'); // biome-ignore format: its end
    if (look === 'solid') sheet.rectangle(x, top, end - x, tall, 'outline', 'inkSoft');
    else part(sheet, x, top, end - x, tall, look);
    const last = i === values.length - 1;
    // The label of the last part ends where the part ends, because the part can be narrower than its label.
    const long = ruleLength(`${value}%`, 30) * 1.06 + 12;
    const at = last ? end - long - ruleLength(names[i] ?? '', size) : x;
    sheet.text([at, top + tall + 36], `${value}%`, { size: 30, weight: 600 });
    sheet.text([at + long, top + tall + 36], names[i] ?? '', { size });
    if (value === most) sheet.liveNode([along(begun), top + tall / 2], 10, 4.5);
    begun += value;
  }
};

/**
 * Beams side by side, each as long as its share, on a floor with a line every ten percent. A drawing that is more than
 * twice as wide as high shows all shares in one bar or beam instead.
 */
export const shares: Draw<'shares'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  const { values, names, of, gone } = figure;
  if (width > height * 2) {
    (gone ? oneBar : oneBeam)(draft, figure);
    return;
  }
  const [deep, pitch, tall, overhang] = [1.7, 2.9, 1, 0.5];
  const most = Math.max(...values);
  const tens = Math.ceil(most / 10);
  const [ten, across] = [2.3, pitch * (values.length - 1) + deep];
  const long = tens * ten;
  // Space for the names, which are listed above the floor.
  const above = 25 * values.length + 6;
  const longest = Math.max(...names.map((name, i) => textWidth(`${values[i]}%`, size) * bold + textWidth(name, small)));
  const scale = Math.min(
    (width - margin * 2) / (long + across + overhang * 2),
    (height - margin * 2 - above) / ((long + across) / 2 + overhang + tall),
  );
  const view = new Axonometric(
    {
      // Keeps the floor and the names, which start above the beams, clear of the right edge.
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
    const look = lookOf(i, gone);
    if (look === 'gone') ghost(view, block);
    else box(view, block, { edge: 'outline', hatch: 0.2, ...(look !== 'solid' && { fins: 0.3 }) });
    const [near, far] = [block.y, block.y + deep];
    if (look === 'crossed') view.lines(range(Math.floor(end / 0.3)).map((at) => onLevel(tall, [at * 0.3 + 0.2, near + 0.16], [at * 0.3 + 0.2, far - 0.16])), 'inner'); // biome-ignore format: the other way
    if (look === 'solid') solid(view, block);
    leaders.push([names[i] ?? '', value, view.project(Math.min(0.6, end / 2), y + deep / 2, tall)]);
    if (value === most) sheet.liveNode(view.project(end - 0.9, y + deep / 2, tall));
  }
  // The name of the leftmost beam is at the top, so that no leader crosses a name.
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

import { Axonometric } from '../axonometric.ts';
import { hatching, type Point, type Point3 } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { box, ghost, solid } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { ruleLength, type Sheet, textWidth } from '../sheet.ts';
import { type Draw, number, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Numbers are bold, which is so much wider than what `textWidth` measures. */
const bold = 1.15;

/** What tells the parts apart, in their order: what is gone stands in broken line before them. */
const looks = ['hatched', 'crossed', 'solid'] as const;
const lookOf = (i: number, gone = false) => (gone ? (['gone', ...looks] as const)[i] : looks[i]) ?? 'hatched';

/** One part of a bar, by its look. */
function part(sheet: Sheet, x: number, y: number, wide: number, high: number, look: ReturnType<typeof lookOf>): void {
  sheet.rectangle(x, y, wide, high, look === 'gone' ? 'existing' : 'outline', 'top');
  // What is solid on the beams is plain here: a number would need a field of its own in it.
  if (look === 'gone' || look === 'solid') return;
  const lines = hatching(x, y, wide, high, look === 'crossed' ? 10 : 8);
  sheet.lines(lines, 'hatchStrong');
  if (look === 'crossed') sheet.lines(lines.map((line) => line.map(([at, down]): Point => [x * 2 + wide - at, down])), 'hatchStrong'); // biome-ignore format: the other way
}

/** On a paper as wide as the sheet: one bar of all shares with their numbers in it, each named above where it begins, or the last where they end. */
const oneBar: Draw<'shares'> = ({ sheet, width }, { values, names, of, counts = [], gone }) => {
  const [left, right, top, tall, row, large, name] = [margin, width - margin, 138, 150, 34, size * 2, 20];
  const along = (share: number) => left + ((right - left) * share) / 100;
  const most = Math.max(...values);
  let begun = 0;
  for (const [i, value] of values.entries()) {
    const [from, to] = [along(begun), along(begun + value)];
    part(sheet, from, top, to - from, tall, lookOf(i, gone));
    const share = `${value}%`;
    const [middle, half] = [(from + to) / 2, ruleLength(share, large) / 2 + 3];
    const blank = gone && i === 0;
    // In what is blank it stands where its name does, as large as its field allows.
    if (blank) sheet.text([from + 20, top + tall / 2 + large * 0.7], share, { size: large * 2, weight: 600 });
    else {
      sheet.polygon([...level(middle - half, middle + half, top + tall / 2 - 24), ...level(middle + half, middle - half, top + tall / 2 + 24)], null, 'top'); // biome-ignore format: a field
      sheet.text([middle, top + tall / 2 + 14], share, { size: large, weight: 600, anchor: 'middle' });
    }
    sheet.text([blank ? from : middle, top + tall + 40], counts[i] ?? '', {
      size: name,
      anchor: blank ? 'start' : 'middle',
    });
    // What has no room above itself stands a row higher, and before its end.
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
  // All of it is measured below, as names stand above.
  dimensionLine(sheet, [left, right], top + tall + (counts.length > 0 ? 76 : 42), {
    text: `${of.value} ${of.name}`,
    size: name,
    slash: 11,
  });
};

/** On a paper as wide as the sheet, where nothing is gone: one beam cut at the shares, measured by what they are shares of. */
const oneBeam: Draw<'shares'> = ({ sheet, width }, { values, names, of }) => {
  const [left, right, top, tall, slant, size] = [margin + 6, width - margin - 30, 92, 66, 24, 20];
  const along = (share: number) => left + ((right - left) * share) / 100;
  dimensionLine(sheet, [left, right], 44, { text: `${of.value} ${of.name}`, size, slash: 11, drop: 12 });
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
    // The smallest, at the end, is named by letters that end with it.
    const long = ruleLength(`${value}%`, 30) * 1.06 + 12;
    const at = last ? end - long - ruleLength(names[i] ?? '', size) : x;
    sheet.text([at, top + tall + 36], `${value}%`, { size: 30, weight: 600 });
    sheet.text([at + long, top + tall + 36], names[i] ?? '', { size });
    if (value === most) sheet.liveNode([along(begun), top + tall / 2], 10, 4.5);
    begun += value;
  }
};

/** Beams that lie side by side on one floor, each as long as its share; a line of the floor for each ten of a hundred. */
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
    const look = lookOf(i, gone);
    if (look === 'gone') ghost(view, block);
    else box(view, block, { edge: 'outline', hatch: 0.2, ...(look !== 'solid' && { fins: 0.3 }) });
    const [near, far] = [block.y, block.y + deep];
    // Across the fins, or over the whole beam.
    if (look === 'crossed') view.lines(range(Math.floor(end / 0.3)).map((at) => onLevel(tall, [at * 0.3 + 0.2, near + 0.16], [at * 0.3 + 0.2, far - 0.16])), 'inner'); // biome-ignore format: the other way
    if (look === 'solid') solid(view, block);
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

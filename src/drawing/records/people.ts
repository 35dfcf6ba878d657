import { dimensionLine } from '../measure.ts';
import { ruleLength, type Sheet } from '../sheet.ts';
import { type Draw, type Figure, size, small, sum } from './figure.ts';
import { level, margin, range } from './paper.ts';

type Group = Extract<Figure, { kind: 'people' }>['groups'][number];

/** Days of a working week, of which every column has as many parts. */
const days = 5;

/** A column a person, as high as a week, filled by the share of it. Where no share is known its edge is broken. */
function weeks(
  sheet: Sheet,
  [left, foot]: readonly [number, number],
  { count, share }: Group,
  [pitch, high]: readonly [number, number],
): void {
  for (const i of range(count)) {
    const [x, wide] = [left + (i + 0.08) * pitch, pitch * 0.84];
    sheet.rectangle(x, foot - high, wide, high, share ? 'small' : 'existing', 'top');
    if (!share) continue;
    for (const day of range(days).slice(1)) sheet.line(level(x, x + wide, foot - (high * day) / days), 'inner');
    sheet.rectangle(x, foot - high * share, wide, high * share, 'small', 'inkMiddle');
  }
}

/** How many they are, and who, from a point on. */
function named(sheet: Sheet, [x, y]: readonly [number, number], { count, name }: Group, lettering: number): void {
  sheet.text([x, y], String(count), { size, weight: 600 });
  sheet.text([x + ruleLength(String(count), size) * 1.08 + 6, y], name, { size: lettering });
}

/** On a paper as wide as the sheet: all of them in one row. The list below it says how many they are. */
const row: Draw<'people'> = ({ sheet, width, height }, { groups, filled, all }) => {
  const [left, right, foot, gap] = [margin, width - margin, height - margin - 44, 32];
  const top = margin + 76;
  const pitch = (right - left - gap * (groups.length - 1)) / sum(groups.map(({ count }) => count));
  sheet.text([left, margin + 18], filled, { size });
  let x = left;
  let counted = left;
  for (const group of groups) {
    const end = x + group.count * pitch;
    weeks(sheet, [x, foot], group, [pitch, foot - top]);
    const last = group === groups.at(-1);
    // The last may be narrower than its name, which ends with it: one line higher, so that its neighbor has room.
    if (last) {
      sheet.text([right, margin + 18], group.name, { size, anchor: 'end', weight: 600 });
      sheet.line([[(x + end) / 2, margin + 28], [(x + end) / 2, top]], 'leader'); // biome-ignore format: one line
      sheet.liveNode([(x + end) / 2, (top + foot) / 2]);
    } else sheet.text([x, top - 14], group.name, { size, weight: 600 });
    if (group.share) counted = end;
    x = end + gap;
  }
  sheet.line(level(left, right, foot), 'outline');
  const count = sum(groups.map((group) => (group.share ? group.count : 0)));
  dimensionLine(sheet, [left + 6, counted], foot + 28, { text: `${count} ${all}`, size, slash: 11, drop: 0 });
};

/** Groups of people to scale: a column a person, and the share of a week that each of them gave. */
export const people: Draw<'people'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  if (width > height * 2) {
    row(draft, figure);
    return;
  }
  const { groups, filled } = figure;
  const [left, right, pitch, high, line, gap] = [margin, width - margin, 9.6, 84, 128, 16];
  let [x, foot] = [left, margin + 26 + high];
  for (const group of groups) {
    const long = Math.max(ruleLength(`${group.count} ${group.name}`, small) * 1.08 + 6, group.count * pitch);
    if (x + long > right + 2 && x > left) [x, foot] = [left, foot + line];
    named(sheet, [x, foot - high - 10], group, small);
    weeks(sheet, [x, foot], group, [pitch, high]);
    sheet.line(level(x, x + group.count * pitch, foot), 'outline');
    if (group === groups.at(-1)) sheet.liveNode([x + pitch / 2, foot - high / 2], 7, 3);
    x += long + gap;
  }
  for (const [i, words] of filled.split(/(?<=[:,]) /).entries())
    sheet.text([right, margin + 26 + 20 + i * 22], words, { size: small, anchor: 'end' });
};

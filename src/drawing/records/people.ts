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

/** Between the columns of a list as wide as the sheet, in units of that paper. */
const between = 26;

/** On a paper as wide as the sheet: each group above its entry in the list below, which says how many they are. */
const row: Draw<'people'> = ({ sheet, width, height }, { groups, filled, all }) => {
  const [left, right, foot] = [margin, width - margin, height - margin - 44];
  const top = margin + 76;
  const column = (right - left + between) / groups.length;
  const pitch = (column - between) / Math.max(...groups.map(({ count }) => count));
  sheet.text([left, margin + 18], filled, { size });
  let counted = left;
  for (const [i, group] of groups.entries()) {
    const x = left + column * i;
    sheet.text([x, top - 14], group.name, { size, weight: 600 });
    weeks(sheet, [x, foot], group, [pitch, foot - top]);
    sheet.line(level(x, x + column - between, foot), 'outline');
    if (group.share) counted = x + column - between;
    if (group === groups.at(-1)) sheet.liveNode([x + pitch / 2, (top + foot) / 2]);
  }
  const count = sum(groups.map((group) => (group.share ? group.count : 0)));
  dimensionLine(sheet, [left + 6, counted - 6], foot + 28, { text: `${count} ${all}`, size, slash: 11, drop: 0 });
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

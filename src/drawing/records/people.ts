import { dimensionLine } from '../measure.ts';
import { ruleLength, type Sheet } from '../sheet.ts';
import { somebody } from '../somebody.ts';
import { type Draw, type Figure, size, small, sum } from './figure.ts';
import { margin, range } from './paper.ts';

type Group = Extract<Figure, { kind: 'people' }>['groups'][number];

/** People in rows from the ground up, the body of each filled by the share of a week. */
function stand(
  sheet: Sheet,
  [x, foot]: readonly [number, number],
  { count, share = 0 }: Group,
  across: number,
  [radius, body, row]: readonly [number, number, number],
): void {
  const pitch = radius * 3.4;
  // Those of the row behind first, which stands higher.
  for (const i of range(count).reverse()) {
    const [at, ground] = [x + radius * 1.6 + (i % across) * pitch, foot - Math.floor(i / across) * row];
    somebody(sheet, [at, ground], radius, body, { share });
  }
}

/** On a paper as wide as the sheet: a column of people for each of the cells that stand below it. */
const columns: Draw<'people'> = ({ sheet, width, height }, { groups, filled, all }) => {
  const [left, foot, across] = [margin, height - margin - 46, 7];
  const [gap, radius, body] = [24, 9.4, 44];
  const cell = (width - margin * 2 - gap * (groups.length - 1)) / groups.length;
  const start = (i: number) => left + i * (cell + gap);
  for (const [i, group] of groups.entries()) {
    const long = radius * (3.2 + 3.4 * (Math.min(group.count, across) - 1));
    // Each row above the first has a floor of its own.
    for (const row of range(Math.ceil(group.count / across)).slice(1))
      sheet.line([[start(i), foot - row * 82], [start(i) + long, foot - row * 82]], 'small'); // biome-ignore format: one floor
    stand(sheet, [start(i), foot], group, across, [radius, body, 82]);
  }
  sheet.line([[left, foot], [width - margin, foot]], 'outline'); // biome-ignore format: the ground
  const counted = groups.filter(({ share }) => share !== undefined);
  const end = start(counted.length - 1) + radius * (3.2 + 3.4 * (across - 1));
  dimensionLine(sheet, [left + 6, end], foot + 30, {
    text: `${sum(counted.map(({ count }) => count))} ${all}`,
    size: 20,
    slash: 11,
    drop: 0,
  });
  sheet.text([left, margin + 20], filled, { size: 20 });
  sheet.liveNode([end, foot]);
};

/** Groups of people, to be counted, and how much of a week each gave. */
export const people: Draw<'people'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  if (width > height * 2) {
    columns(draft, figure);
    return;
  }
  const { groups, filled } = figure;
  const [left, right, radius, body, line, between] = [margin, width - margin, 4.7, 24, 82, 26];
  let [x, foot] = [left, margin + 66];
  for (const group of groups) {
    const label = `${group.count} ${group.name}`;
    const long = Math.max(ruleLength(label, small) * 1.05, group.count * radius * 3.4);
    if (x + long > right + 2 && x > left) [x, foot] = [left, foot + line];
    sheet.text([x, foot - 50], String(group.count), { size, weight: 600 });
    sheet.text([x + ruleLength(String(group.count), size) * 1.08 + 6, foot - 50], group.name, { size: small });
    stand(sheet, [x, foot], group, group.count, [radius, body, 0]);
    if (group === groups.at(-1)) sheet.liveNode([x + radius * 1.6, foot - body * 0.6]);
    x += long + between;
  }
  for (const [i, words] of filled.split(': ').entries())
    sheet.text([right, foot - 20 + i * 20], i ? words : `${words}:`, { size: small, anchor: 'end' });
};

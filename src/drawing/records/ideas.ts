import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { textWidth } from '../sheet.ts';
import { type Draw, number, small } from './figure.ts';
import { level, range, squaredPaper, upright } from './paper.ts';

/** Tasks on a field of how often (in powers of ten) and how much; what is hatched is where to begin. */
export const tasks: Draw<'tasks'> = ({ sheet, width, height }, { tasks: all, axes, corner }) => {
  squaredPaper(sheet, { width, height });
  const [left, right, head, foot] = [34, width - 30, 46, height - 52];
  const decades = Math.ceil(Math.log10(Math.max(...all.map(({ weekly }) => weekly))));
  const most = Math.max(...all.map(({ reads }) => reads)) + 1;
  const along = (weekly: number) => left + ((right - left) * Math.log10(weekly)) / decades;
  const up = (reads: number) => foot - ((foot - head) * reads) / most;
  const [cornerX, cornerY] = [along(corner.weekly), up(corner.reads)];
  sheet.rectangle(cornerX, cornerY, right - cornerX, foot - cornerY, 'existing', 'top');
  sheet.lines(hatching(cornerX, cornerY, right - cornerX, foot - cornerY, 8), 'hatch');
  sheet.text([cornerX + 8, cornerY - 8], corner.name, { size: small, weight: 600 });
  sheet.lines([upright(left, head - 12, foot), level(left, right + 12, foot)], 'outline');
  for (const decade of range(decades + 1)) {
    const x = along(10 ** decade);
    sheet.line(upright(x, foot, foot + 8), 'detail');
    sheet.text([x, foot + 25], (10 ** decade).toLocaleString('en'), { size: 16, anchor: 'middle' });
  }
  sheet.text([left, 26], axes[1], { size: small });
  sheet.text([width / 2, height - 6], axes[0], { size: small, anchor: 'middle' });
  for (const [i, { name, weekly, reads, checked }] of all.entries()) {
    const at: Point = [along(weekly), up(reads)];
    const onRight = at[0] > width * 0.55;
    const label = [at[0] + (onRight ? -18 : 18), at[1] + 6] as const;
    const wide = textWidth(name, small);
    // So that the hatching keeps clear of the name.
    sheet.polygon([[label[0] - (onRight ? wide + 4 : 2), at[1] - 11], [label[0] + (onRight ? 2 : wide + 4), at[1] - 11], [label[0] + (onRight ? 2 : wide + 4), at[1] + 11], [label[0] - (onRight ? wide + 4 : 2), at[1] + 11]], null, 'top'); // biome-ignore format: one rectangle
    sheet.text(label, name, { size: small, anchor: onRight ? 'end' : 'start', ...(i === 0 && { weight: 600 }) });
    if (i === 0) sheet.circle(at, 13, 'part', 'top').liveNode(at);
    else if (checked) sheet.circle(at, 11, 'part', 'top').circle(at, 5, 'terminal', 'top');
    else sheet.circle(at, 5, 'terminal', 'top');
  }
};

/** Hours of data in stock, as a store keeper draws his: teeth that a delivery refills, and a safety stock below them. */
export const stock: Draw<'stock'> = ({ sheet, width, height }, { every, safety, due, late, told, names }) => {
  squaredPaper(sheet, { width, height });
  const [left, right, head, foot] = [40, width - 24, 92, height - 40];
  const [hours, full] = [24, safety + every];
  const along = (hour: number) => left + ((right - left) * hour) / hours;
  const up = (cover: number) => foot - ((foot - head) * cover) / full;
  const here = due + late;
  sheet.lines(hatching(left, up(safety), right - left, foot - up(safety), 9), 'hatch');
  sheet.line(level(left, right, up(safety)), 'existing');
  // Between the one that is late and its coming nothing refills; when it comes, so does what fell due since.
  const regular = range(hours / every).map((i) => i * every);
  const comings = [...regular.filter((hour) => hour < due || hour > here), here].sort((a, b) => a - b);
  const teeth = comings.flatMap((from, i): Point[] => {
    const cover = full - (from % every);
    const to = comings[i + 1] ?? hours;
    return [[along(from), up(cover)], [along(to), up(cover - (to - from))]]; // biome-ignore format: one tooth
  });
  sheet.line(teeth, 'outline');
  const low: Point[] = [[along(due), up(safety)], [along(here), up(safety - late)]]; // biome-ignore format: one line
  sheet.line(low, 'casingWide').line(low, 'live');
  dimensionLine(sheet, [along(due), along(here)], 60, {
    text: `${late} h`,
    size: 22,
    slash: 11,
    drop: up(safety) - 60,
  });
  sheet.text([along(here) + 14, 66], names.late, { size: small });
  sheet.lines([level(left, right, foot), upright(left, head - 10, foot)], 'outline');
  for (const hour of range(hours / every + 1).map((i) => i * every)) {
    sheet.line(upright(along(hour), foot, foot + (hour % 12 ? 6 : 10)), 'detail');
    sheet.text([along(hour), foot + 28], `${hour}${hour === hours ? ' h' : ''}`, {
      size: small,
      anchor: hour === hours ? 'end' : 'middle',
    });
  }
  sheet.text([left - 16, 30], names.level, { size: small });
  number(sheet, [left - 8, up(full) + 14], full, 'end');
  number(sheet, [left - 8, up(safety) + 7], safety, 'end');
  const middle = (up(safety) + foot) / 2 + 6;
  const wide = textWidth(names.safety, small);
  sheet.rectangle(left + 10, middle - 17, wide + 12, 24, 'casing', 'top');
  sheet.text([left + 16, middle], names.safety, { size: small });
  const node: Point = [along(due + told), up(safety - told)];
  const shelf = along(here) + 12;
  sheet.line([node, [shelf, node[1]]], 'leader');
  sheet.rectangle(shelf + 2, node[1] - 13, textWidth(names.told, small) + 8, 24, 'casing', 'top');
  sheet.text([shelf + 6, node[1] + 5], names.told, { size: small }).liveNode(node);
};

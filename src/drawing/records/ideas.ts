import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { ruleLength } from '../sheet.ts';
import { field } from './field.ts';
import { type Draw, number, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Tasks on a field of how often (in powers of ten) and how much; what is hatched is where to begin. */
export const tasks: Draw<'tasks'> = ({ sheet, width, height }, { tasks: all, axes, corner }) => {
  const [left, right, head, foot] = [margin + 8, width - margin - 23, 58, height - 78];
  const decades = Math.ceil(Math.log10(Math.max(...all.map(({ weekly }) => weekly))));
  const most = Math.max(...all.map(({ reads }) => reads)) + 1;
  const along = (weekly: number) => left + ((right - left) * Math.log10(weekly)) / decades;
  const up = (reads: number) => foot - ((foot - head) * reads) / most;
  const [cornerX, cornerY] = [along(corner.weekly), up(corner.reads)];
  sheet.rectangle(cornerX, cornerY, right - cornerX, foot - cornerY, 'existing', 'top');
  sheet.lines(hatching(cornerX, cornerY, right - cornerX, foot - cornerY, 6), 'hatchMiddle');
  sheet.text([cornerX, cornerY - 10], corner.name, { size: small, weight: 600 });
  sheet.lines([upright(left, head, foot), level(left, right + 12, foot)], 'outline');
  for (const decade of range(decades + 1)) {
    const x = along(10 ** decade);
    sheet.line(upright(x, foot, foot + 6), 'detail');
    sheet.text([x, foot + 24], (10 ** decade).toLocaleString('en'), { size: small, anchor: 'middle' });
  }
  sheet.text([margin, 44], axes[1], { size: small });
  sheet.text([right + 12, foot + 46], axes[0], { size: small, anchor: 'end' });
  for (const [i, { name, weekly, reads }] of all.entries()) {
    const at: Point = [along(weekly), up(reads)];
    const onRight = at[0] > width * 0.55;
    const edge = at[0] + (onRight ? -16 : 14);
    if (i === 0) {
      // The hatching keeps clear of the name, and the name of the node.
      const wide = ruleLength(name, small);
      field(sheet, [edge - wide / 2, at[1] + 6], name, small, [cornerX, cornerY, at[0] - cornerX, foot - cornerY]);
      sheet.liveNode(at);
    } else sheet.circle(at, 5, 'terminal', 'top');
    sheet.text([edge, at[1] + 6], name, {
      size: small,
      anchor: onRight ? 'end' : 'start',
      ...(i === 0 && { weight: 600 }),
    });
  }
};

/** Hours of data in stock, as a store keeper draws his: teeth that a delivery refills, and a safety stock below them. */
export const stock: Draw<'stock'> = ({ sheet, width, height }, { every, safety, due, late, told, names }) => {
  const [left, right, head, foot] = [margin + 32, width - margin, 104, height - 60];
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
  dimensionLine(sheet, [along(due), along(here)], 72, {
    text: `${late} h`,
    size,
    slash: 11,
    drop: up(safety) - 72,
  });
  sheet.text([along(here) + 13, 79], names.late, { size: small });
  sheet.lines([level(left, right, foot), upright(left, head - 10, foot)], 'outline');
  for (const hour of range(hours / every + 1).map((i) => i * every)) {
    sheet.line(upright(along(hour), foot, foot + (hour % 12 ? 6 : 10)), 'detail');
    sheet.text([along(hour), foot + 28], `${hour}${hour === hours ? ' h' : ''}`, {
      size: small,
      anchor: hour === hours ? 'end' : 'middle',
    });
  }
  sheet.text([margin, 44], names.level, { size: small });
  number(sheet, [left - 8, up(full) + 14], full, 'end');
  number(sheet, [left - 8, up(safety) + 7], safety, 'end');
  const middle = (up(safety) + foot) / 2 + 6;
  const hatched = [left, up(safety), right - left, foot - up(safety)] as const;
  field(sheet, [left + 16 + ruleLength(names.safety, small) / 2, middle], names.safety, small, hatched);
  sheet.text([left + 16, middle], names.safety, { size: small });
  const node: Point = [along(due + told), up(safety - told)];
  const shelf = along(here) + 4;
  field(sheet, [shelf + 6 + ruleLength(names.told, small) / 2, node[1] + 5], names.told, small, hatched);
  sheet.line([node, [shelf, node[1]]], 'leader');
  sheet.text([shelf + 6, node[1] + 5], names.told, { size: small }).liveNode(node);
};

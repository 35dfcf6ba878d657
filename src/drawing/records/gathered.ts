import { hatching } from '../geometry.ts';
import { ruleLength } from '../sheet.ts';
import { field } from './field.ts';
import { type Draw, small } from './figure.ts';
import { level, margin } from './paper.ts';

/** Two products that do not need each other: what one does at the door, and behind it from what the other makes its profile, and for whom. */
export const gathered: Draw<'gathered'> = ({ sheet, width, height }, { front, behind, profile }) => {
  const [left, right, row] = [margin, width - margin, 25];
  const head = margin + 16;
  sheet.text([left, head], front.name, { size: small, weight: 600 });
  // Doors side by side on one sill.
  const [top, sill] = [head + 16, head + 62];
  const step = (right - left) / front.does.length;
  for (const [i, name] of front.does.entries()) {
    const x = left + step * i;
    sheet.rectangle(x, top, 28, sill - top, 'outline', 'left');
    sheet.circle([x + 21, (top + sill) / 2 + 2], 2, 'part');
    sheet.text([x + 38, sill - 16], name, { size: small });
  }
  sheet.line(level(left, right, sill), 'outline').line(level(left, right, sill + 22), 'centre');
  const name = sill + 50;
  sheet.text([left, name], behind.name, { size: small, weight: 600 });
  const [begin, end] = [name + 16, height - margin];
  const middle = (begin + end) / 2;
  const names = Math.max(...behind.from.map((one) => ruleLength(one, small)));
  const [join, split] = [left + names + 70, right - Math.max(...behind.to.map((one) => ruleLength(one, small))) - 56];
  const box = [join, middle - 30, split - join, 60] as const;
  for (const [i, one] of behind.from.entries()) {
    const y = middle + (i - (behind.from.length - 1) / 2) * row;
    const at = middle + (i - (behind.from.length - 1) / 2) * 12;
    sheet.text([left, y + 6], one, { size: small });
    sheet.line([[left + names + 10, y], [left + names + 34, y], [join - 12, at], [join, at]], 'leader'); // biome-ignore format: one line
  }
  sheet.rectangle(...box, 'outline', 'top');
  sheet.lines(hatching(...box, 5), 'hatchMiddle');
  const centre = (join + split) / 2;
  field(sheet, [centre, middle + 6], profile, small, box);
  sheet.text([centre, middle + 6], profile, { size: small, weight: 600, anchor: 'middle' });
  for (const [i, one] of behind.to.entries()) {
    const y = middle + (i - (behind.to.length - 1) / 2) * 36;
    sheet.line([[split, y], [split + 44, y]], 'leader'); // biome-ignore format: one line
    sheet.text([split + 54, y + 6], one, { size: small });
  }
  sheet.liveNode([split, middle - 18]);
};

import { hatching, type Point, smooth } from '../geometry.ts';
import { type Draw, number, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** A screen as it was and as it is spoken: each field goes to its place in the sentence, or its field is crossed out. */
export const spoken: Draw<'spoken'> = ({ sheet, width, height }, { fields }) => {
  const kept = fields.filter(({ place }) => place !== undefined).length;
  const [top, foot, bar] = [margin, height - margin, 20];
  const panels = [
    [margin, 188],
    [width - margin - 178, width - margin],
  ] as const;
  for (const [from, to] of panels) {
    sheet.rectangle(from, top, to - from, foot - top, 'outline', 'top').line(level(from, to, top + bar), 'part');
    for (const i of range(3)) sheet.circle([from + 14 + i * 12, top + bar / 2], 3, 'detail');
  }
  const [[before, end], [after]] = panels;
  const pitch = (foot - top - bar - 10) / fields.length;
  const rowOf = (i: number) => top + bar + 5 + pitch * (i + 0.5);
  const step = (foot - top - bar - 10) / kept;
  const placeOf = (place: number) => top + bar + 5 + step * (place - 0.5);
  for (const [i, { name, place }] of fields.entries()) {
    const y = rowOf(i);
    sheet.text([before + 14, y + 6], name, { size: small });
    if (place === undefined) {
      sheet.rectangle(end - 52, y - 8, 38, 16, 'existing');
      sheet.lines([[[end - 52, y - 8], [end - 14, y + 8]], [[end - 52, y + 8], [end - 14, y - 8]]], 'detail'); // biome-ignore format: struck out
      continue;
    }
    sheet.rectangle(end - 52, y - 8, 38, 16, 'detail', 'top').line(level(end - 46, end - 24, y), 'detail');
    const goal = placeOf(place);
    const line: Point[] = [[end - 14, y], [end + 14, y], [after - 34, goal], [after, goal]]; // biome-ignore format: one line
    sheet.line(line, 'casing').line(line, place === 1 ? 'live' : 'part');
    sheet.circle([after + 24, goal], 14, 'part', 'top');
    sheet.text([after + 24, goal + 6], String(place), { size: small, anchor: 'middle', weight: 600 });
    sheet.text([after + 50, goal + 7], name, { size, weight: 600 });
    if (place < kept) sheet.line(upright(after + 24, goal + 14, goal + step - 14), 'detail');
    if (place === 1) sheet.liveNode([after, goal]);
  }
};

/** A page that somebody signs, and what comes in under each of its lines, to scale. */
export const mandate: Draw<'mandate'> = ({ sheet, width, height }, { heading, rows, names }) => {
  const [left, right, top, foot] = [182, width - margin, margin, height - margin];
  // Of the page a corner is folded.
  const fold = 22;
  sheet.polygon([[left, top], [right - fold, top], [right, top + fold], [right, foot], [left, foot]], 'outline', 'top'); // biome-ignore format: one page
  sheet.polygon([[right - fold, top], [right - fold, top + fold], [right, top + fold]], 'part', 'right'); // biome-ignore format: its corner
  sheet.text([left + 18, top + 26], heading, { size, weight: 600 });
  sheet.text([right - 18, top + 46], names.limit, { size: small, anchor: 'end' });
  sheet.text([margin, top + 46], names.count, { size: small });
  const most = Math.max(...rows.map(({ count }) => count));
  const [from, longest, pitch] = [160, 82, 28];
  for (const [i, { name, count, limit }] of rows.entries()) {
    const y = top + 70 + pitch * i;
    sheet.line(level(left + 18, right - 18, y - 14), 'inner');
    sheet.text([left + 18, y + 5], name, { size: small });
    sheet.text([right - 18, y + 5], limit ? limit.toLocaleString('en') : names.never, {
      size: small,
      anchor: 'end',
      weight: 600,
    });
    const long = (longest * count) / most;
    if (count) {
      sheet.rectangle(from - long, y - 10, long, 20, 'part', 'top');
      sheet.lines(hatching(from - long, y - 10, long, 20, 4), 'hatchStrong');
    }
    number(sheet, [from - long - 8, y + 8], count, 'end');
    sheet.line(level(from, left, y), count ? 'part' : 'existing');
  }
  sheet.line(upright(from, top + 56, top + 56 + pitch * rows.length), 'outline');
  const line = foot - 36;
  sheet.line(level(left + 18, right - 18, line), 'part');
  sheet.text([left + 18, line + 20], names.signer, { size: small });
  const hand: Point[] = [[0, 4], [8, -16], [16, -26], [14, -8], [22, -2], [30, -14], [36, -4], [44, -12], [50, -3], [60, -22], [70, -26], [62, -6], [72, -4], [84, -11], [98, -5], [124, -10]]; // biome-ignore format: one signature
  const signature = smooth(hand.map(([x, y]): Point => [left + 60 + x, line + y * 0.85]));
  sheet.line(signature, 'live').liveNode(signature.at(-1) ?? [left, line]);
};

import { arrowHead } from '../arrowHead.ts';
import type { Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import { type Draw, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** A way with a numbered interface between one station and the next: down on the right and back to the left. Where it begins and ends has points. */
export const journey: Draw<'journey'> = ({ sheet, width, height }, { stations, failed, again }) => {
  const across = Math.ceil(stations.length / 2);
  const [wide, high, left, right] = [104, 52, margin, width - margin];
  const step = (right - left - wide) / (across - 1);
  const rows = [margin + 28, height - 118] as const;
  const placeOf = (i: number): Point => [
    left + step * (i < across ? i : across * 2 - 1 - i) + wide / 2,
    rows[i < across ? 0 : 1],
  ];
  const at = stations.map((_, i) => placeOf(i));
  for (const i of range(stations.length - 1)) {
    const [[ax, ay], [bx, by]] = [at[i] ?? [0, 0], at[i + 1] ?? [0, 0]];
    const down = ay !== by;
    const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
    for (const shift of [-4, 4]) sheet.line(down ? upright(ax + shift, ay, by) : level(ax, bx, ay + shift), 'detail');
    if (i + 1 === failed) {
      const [x, y] = middle;
      // Out of the line, around and into it once more.
      const loop = alongEllipse([x, y + 34], 22, 22, (17 / 12) * Math.PI, -Math.PI / 3, 24);
      sheet.line(loop, 'live').line(arrowHead([x + 20, y + 20], [x + 11, y + 15]), 'live');
      sheet.text([x, y + 78], again, { size: small, anchor: 'middle' });
    }
    sheet.circle(middle, 14, 'part', 'top');
    sheet.text([middle[0], middle[1] + 6], String(i + 1), { size: small, anchor: 'middle', weight: 600 });
    if (i + 1 === failed) sheet.liveNode([middle[0], middle[1] + 54]);
  }
  for (const [i, name] of stations.entries()) {
    const [x, y] = at[i] ?? [0, 0];
    const [from, to, top, foot] = [x - wide / 2, x + wide / 2, y - high / 2, y + high / 2];
    const isEnd = i === 0 || i === stations.length - 1;
    if (isEnd)
      sheet.polygon([[from, y], [from + 16, top], [to - 16, top], [to, y], [to - 16, foot], [from + 16, foot]], 'outline', 'left'); // biome-ignore format: one outline
    else sheet.rectangle(from, top, wide, high, 'part', 'top');
    sheet.text([x, y + 6], name, { size: small, anchor: 'middle', weight: isEnd ? 600 : 500 });
  }
};

/** One card with a switch for each channel, and the gate that it opens or leaves open: nothing passes an open gate. */
export const gates: Draw<'gates'> = ({ sheet, width, height }, { heading, channels }) => {
  const [left, card, top, foot] = [margin, 184, margin, height - margin];
  sheet.rectangle(left, top, card - left, foot - top, 'outline', 'top');
  sheet.text([left + 18, top + 31], heading, { size, weight: 600 });
  sheet.line(level(left, card, top + 45), 'part');
  const pitch = (foot - top - 53) / channels.length;
  const open = channels.findIndex(({ allowed }) => allowed);
  for (const [i, { name, allowed }] of channels.entries()) {
    const y = top + 49 + pitch * (i + 0.5);
    sheet.line(level(left + 18, left + 74, y - 5), 'inner').line(level(left + 18, left + 60, y + 5), 'inner');
    const knob = allowed ? 140 : 114;
    sheet.polygon([[105, y], [110, y - 10], [144, y - 10], [149, y], [144, y + 10], [110, y + 10]], 'part', 'top'); // biome-ignore format: one switch
    sheet.circle([knob, y], 7, 'terminal', allowed ? 'ink' : 'top');
    const [gate, wide, end] = [232, 46, 320];
    const pen = i === open ? 'live' : 'part';
    sheet.line(level(card, gate, y), allowed ? pen : 'existing');
    if (allowed) sheet.line(level(gate, end, y), pen).lines([[[end - 9, y - 6], [end, y], [end - 9, y + 6]]], pen); // biome-ignore format: its arrow
    else sheet.line([[gate, y], [gate + wide - 6, y - 18]], 'outline').line(level(gate + wide, end, y), 'existing'); // biome-ignore format: an open gate
    for (const x of [gate, gate + wide]) sheet.circle([x, y], 4, 'terminal', 'top');
    sheet.rectangle(end, y - 16, width - margin - end, 32, allowed ? 'part' : 'existing', 'top');
    sheet.text([(end + width - margin) / 2, y + 6], name, {
      size: small,
      anchor: 'middle',
      ...(allowed && { weight: 600 }),
    });
    if (i === open) sheet.liveNode([gate + wide / 2, y]);
  }
};

import { Axonometric } from '../axonometric.ts';
import { dimensionLine } from '../measure.ts';
import { vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { textWidth } from '../sheet.ts';
import { inTwo } from './charts.ts';
import { type Draw, size, small, sum } from './figure.ts';
import { margin, range } from './paper.ts';

/** Stores to count, on a plate for each delay; a dimension line spans those that came late. */
export const late: Draw<'late'> = ({ sheet, width, height }, { values, names, of }) => {
  const rows = 3;
  const across = (value: number) => Math.ceil(value / rows);
  const [pitch, rim] = [1, 0.3];
  const plates = values.map((value) => ({ wide: across(value) * pitch + rim * 2, deep: rows * pitch + rim * 2 }));
  const [gap, head, foot] = [width > 600 ? 56 : 6, 44, 84];
  const widths = sum(plates.map(({ wide, deep }) => wide + deep));
  const tallest = Math.max(...plates.map(({ wide, deep }) => (wide + deep) / 2));
  const scale = Math.min(
    (width - margin * 2 - 2 - gap * (values.length - 1)) / widths,
    (height - margin * 2 - head - foot) / (tallest + 1.2),
  );
  const spare = (width - margin * 2 - 2 - widths * scale) / Math.max(1, values.length - 1);
  const floor = height - margin - foot - 0.3 * scale;
  let left = margin + 1;
  for (const [i, value] of values.entries()) {
    const { wide, deep } = plates[i] ?? { wide: 0, deep: 0 };
    const long = (wide + deep) * scale;
    const view = new Axonometric({ originX: left + deep * scale, originY: floor - long / 2, scale }, sheet);
    barePlate(view, { width: wide, depth: deep, thickness: 0.3, z: 0 });
    const columns = across(value);
    for (const place of range(value)) {
      // From the back to the front, the last row short.
      const [x, y] = [place % columns, Math.floor(place / columns)];
      const at = [rim + (x + 0.5) * pitch, rim + (y + 0.5) * pitch, 0] as const;
      vessel(view, { at, radius: 0.28, height: 0.7, rings: i === 0 ? 0 : 1, lid: false });
      if (i === 0 && place === value - 1) sheet.liveNode(view.project(at[0], at[1], 0.7));
    }
    const lines = inTwo(names[i] ?? '');
    // A name may be wider than its plate, which at the end has the margin beside it.
    const half = Math.max(...lines.map((words) => textWidth(words, small))) / 2;
    const middle = Math.min(left + deep * scale, width - margin - half - 1);
    sheet.text([middle, height - margin - 50], String(value), { size: size * 1.6, weight: 600, anchor: 'middle' });
    for (const [line, words] of lines.entries())
      sheet.text([middle, height - margin - 26 + line * 20], words, { size: small, anchor: 'middle' });
    if (i === 0) dimensionLine(sheet, [left + long + spare / 2, width - margin - 7], Math.max(margin + 12, floor - tallest * scale - 40), { text: of, size, slash: 11, drop: 14 }); // biome-ignore format: one line
    left += long + spare;
  }
};

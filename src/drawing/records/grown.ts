import { Axonometric } from '../axonometric.ts';
import { blockAt, box, solid } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { inTwo } from './charts.ts';
import { type Draw, number, small } from './figure.ts';
import { level, margin } from './paper.ts';

/** Blocks of one size, and what has been laid on each of them, as a multiple of that size. */
export const grown: Draw<'grown'> = ({ sheet, width, height }, { values, names, base }) => {
  const [side, tall, foot] = [1.5, 2.2, 50];
  // Before the first stands what all of them are measured by.
  const lead = 44;
  const most = Math.max(...values);
  const plate = side + 1;
  const room = Math.max(1, (width - margin * 2 - lead) / values.length);
  // Above the tallest stands its number.
  const scale = Math.min(room / (plate * 2), (height - margin * 2 - foot - 30) / (plate + 0.25 + most * tall - 0.5));
  const floor = height - margin - foot - 0.25 * scale;
  let before = margin;
  for (const [i, value] of values.entries()) {
    const middle = margin + lead + room * (i + 0.5);
    const view = new Axonometric({ originX: middle, originY: floor - plate * scale, scale }, sheet);
    barePlate(view, { width: plate, depth: plate, thickness: 0.25, z: 0 });
    const block = blockAt([0.5, 0.5, side, side, tall], 0);
    box(view, block, { edge: 'outline', hatch: 0.2 });
    const added = { ...block, z: tall, height: (value - 1) * tall };
    box(view, added, { edge: 'outline' });
    solid(view, added);
    const [, top] = view.project(0.5, 0.5, value * tall);
    number(sheet, [middle, top - 10], value);
    const [edge, line] = view.project(0.5, 0.5 + side, tall);
    sheet.line(level(before, edge, line), 'existing');
    before = view.project(0.5 + side, 0.5, tall)[0];
    if (i === 0) sheet.text([margin, line - 8], base, { size: small });
    if (value === most) sheet.liveNode(view.project(0.5 + side / 2, 0.5 + side / 2, value * tall));
    for (const [row, words] of inTwo(names[i] ?? '').entries())
      sheet.text([middle, height - margin - 26 + row * 20], words, { size: small, anchor: 'middle' });
  }
};

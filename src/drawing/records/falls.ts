import { Axonometric } from '../axonometric.ts';
import { box } from '../parts.ts';
import { textWidth } from '../sheet.ts';
import { type Draw, number, size, small } from './figure.ts';
import { margin } from './paper.ts';

/** What grows less from one time to the next: columns as high as each count, with the step down between two of them. */
export const falls: Draw<'falls'> = ({ sheet, width, height }, { values, names, unit }) => {
  const [side, pitch, tallest] = [2.4, 5, 6];
  const most = Math.max(...values);
  const across = pitch * (values.length - 1) + side;
  // Before the columns stand their names, above the first its number.
  const [before, above] = [Math.max(...names.map((name) => textWidth(name, small))) + 12, 27];
  const scale = Math.min(
    (width - margin * 2 - before) / (across + side),
    (height - margin * 2 - above) / ((across + side) / 2 + tallest),
  );
  const view = new Axonometric(
    {
      originX: margin + before + side * scale,
      originY: height - margin - ((across + side) / 2) * scale,
      scale,
    },
    sheet,
  );
  const tall = (i: number) => ((values[i] ?? 0) / most) * tallest;
  for (const [i, value] of values.entries()) {
    const x = i * pitch;
    const block = { x, y: 0, z: 0, width: side, depth: side, height: tall(i) };
    box(view, block, { edge: 'outline', hatch: 0.24, fins: 0.4 });
    const [middle, top] = view.project(x + side / 2, side / 2, tall(i));
    const [corner, foot] = view.project(x, side, 0);
    sheet.text([corner - 8, foot + 5], names[i] ?? '', { size: small, anchor: 'end' });
    if (i === 0) {
      const wide = textWidth(`${value}`, size);
      number(sheet, [middle - wide / 2, top - side * scale * 0.5 - 8], value, 'start');
      sheet.text([middle + wide / 2 + 8, top - side * scale * 0.5 - 9], unit, { size: small });
      continue;
    }
    const step = [view.project(x - pitch + side, side / 2, tall(i - 1)), view.project(x + side / 2, side / 2, tall(i - 1))]; // biome-ignore format: one step
    sheet.line([...step, [middle, top]], 'dimension');
    number(sheet, [middle + 10, top - side * scale * 0.5], value, 'start');
    if (i === values.length - 1) sheet.liveNode([middle, top]);
  }
};

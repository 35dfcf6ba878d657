import { Axonometric } from '../axonometric.ts';
import { blockAt, box, ghost } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { textWidth } from '../sheet.ts';
import { type Draw, size, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** What lay on one desk in broken line, what is left of it there, and on a second plate what another has taken. */
export const stacks: Draw<'stacks'> = ({ sheet, height }, { whole, taken, names }) => {
  const [wide, deep, gap, tallest, scale] = [4.6, 3.8, 1.1, 5.4, 20];
  const view = new Axonometric({ originX: 146, originY: margin + 4.6 * scale, scale }, sheet);
  const [originX, originY] = view.project(wide + gap, 0);
  const other = new Axonometric({ originX, originY, scale }, sheet);
  const step = Math.max(2, Math.ceil(whole / 30));
  const sheets = (count: number) => blockAt([0.9, 0.7, 2.6, 2.2, (tallest * count) / whole], 0);
  const stack = (on: Axonometric, count: number) => {
    const block = sheets(count);
    box(on, block, { edge: 'outline', frame: 0.3, fins: 0.4 });
    const [x, y] = [block.x + block.width, block.y + block.depth];
    // One line for every two sheets, or as many as leave them apart, around both faces.
    on.lines(
      range(Math.floor(count / step)).map((i) => {
        const z = (block.height * (i * step + 1)) / count;
        return [[block.x, y, z] as const, [x, y, z] as const, [x, block.y, z] as const];
      }),
      'hatchMiddle',
    );
    return on.project(block.x + block.width / 2, block.y + block.depth / 2, block.height);
  };
  for (const on of [view, other]) barePlate(on, { width: wide, depth: deep, thickness: 0.4, z: 0 });
  ghost(view, sheets(whole));
  stack(view, whole - taken);
  const live = stack(other, taken);
  sheet.liveNode(live);
  const [, top] = view.project(0.9, 0.7, tallest);
  const [ahead] = view.project(3.5, 0.7);
  const big = { size: size * 2, weight: 600 };
  sheet.text([ahead + 14, top + 36], String(whole), big);
  sheet.text([ahead + 34 + textWidth(String(whole), size * 2), top + 35], names.whole, { size: small });
  const foot = height - margin - 4;
  sheet.text([margin, foot - 24], String(whole - taken), big).text([margin, foot], names.left, { size: small });
  // Beside a low stack it would stand on its plate.
  const [beside, clear] = other.project(3.5, 0.7, 3);
  const level = Math.min(live[1], clear);
  sheet.text([beside + 16, level + 12], String(taken), big).text([beside + 16, level + 36], names.taken, { size: small }); // biome-ignore format: one line
};

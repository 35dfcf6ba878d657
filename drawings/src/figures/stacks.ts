import { Axonometric, type Block } from '../axonometric.ts';
import { blockAt, box, ghost } from '../parts.ts';
import type { PenName } from '../pens.ts';
import { barePlate } from '../plate.ts';
import { ruleLength } from '../sheet.ts';
import { type Draw, size, small } from './figure.ts';
import { level, margin, range } from './paper.ts';

/**
 * Two plates. The first has the remaining items of a stack inside the dashed outline of the whole stack. The second has
 * the items taken from the stack. With up to 30 items, each layer is one item.
 */
export const stacks: Draw<'stacks'> = ({ sheet, height }, { whole, taken, names }) => {
  const [wide, deep, gap, tallest, scale] = [4.6, 3.8, 1.1, 5.4, 20];
  const view = new Axonometric({ originX: 146, originY: margin + 4.6 * scale, scale }, sheet);
  const [originX, originY] = view.project(wide + gap, 0);
  const other = new Axonometric({ originX, originY, scale }, sheet);
  const step = Math.ceil(whole / 30);
  const sheets = (count: number) => blockAt([0.9, 0.7, 2.6, 2.2, (tallest * count) / whole], 0);
  /** Draws the lines between layers on both side faces. */
  const layers = (on: Axonometric, { x, y, width, depth, height: high }: Block, count: number, pen: PenName) => {
    const between = range(Math.ceil(count / step) - 1).map((i) => (high * (i + 1) * step) / count);
    on.lines(
      between.map((z) => [
        [x, y + depth, z],
        [x + width, y + depth, z],
        [x + width, y, z],
      ]),
      pen,
    );
  };
  const stack = (on: Axonometric, count: number) => {
    const block = sheets(count);
    box(on, block, { edge: 'outline', frame: 0.3, fins: 0.4 });
    layers(on, block, count, step === 1 ? 'detail' : 'hatchMiddle');
    return on.project(block.x + block.width / 2, block.y + block.depth / 2, block.height);
  };
  for (const on of [view, other]) barePlate(on, { width: wide, depth: deep, thickness: 0.4 });
  ghost(view, sheets(whole));
  if (step === 1) layers(view, sheets(whole), whole, 'inner');
  stack(view, whole - taken);
  const live = stack(other, taken);
  sheet.liveNode(live);
  const big = { size: size * 2, weight: 600 };
  // Bracket from the plate to the top of the whole stack.
  const [[side, top], [, low]] = [view.project(3.5, 0.7, tallest), view.project(3.5, 0.7)];
  const spine = side + 10;
  sheet.line([[side + 4, top], [spine, top], [spine, low], [side + 4, low]], 'dimension'); // biome-ignore format: one bracket
  sheet.line(level(spine, spine + 8, top + 18), 'dimension');
  sheet.text([spine + 13, top + 32], String(whole), big);
  sheet.text([spine + 22 + ruleLength(String(whole), size * 2), top + 32], names.whole, { size: small });
  const foot = height - margin - 4;
  sheet.text([margin, foot - 24], String(whole - taken), big).text([margin, foot], names.left, { size: small });
  const [edge, middle] = view.project(0.9, 2.9, sheets(whole - taken).height / 2);
  const below = margin + ruleLength(String(whole - taken), size * 2) / 2;
  sheet.line([[edge, middle], [below, middle], [below, foot - 60]], 'leader'); // biome-ignore format: one leader
  // The label of a low stack moves up, clear of the plate.
  const [beside, clear] = other.project(3.5, 0.7, 3);
  const at = Math.min(live[1], clear);
  sheet.text([beside + 22, at + 30], String(taken), big).text([beside + 22, at + 54], names.taken, { size: small });
  sheet.line(level(beside, beside + 16, at + 16), 'leader');
};

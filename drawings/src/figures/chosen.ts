import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { type Draw, size, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** Items in rows on a plate: the chosen ones as blocks, the others as dashed footprints. */
export const chosen: Draw<'chosen'> = ({ sheet, width, height }, { whole, taken, names }) => {
  // Four rows if they divide the items evenly, otherwise three.
  const deep = whole % 4 ? 3 : 4;
  const across = Math.ceil(whole / deep);
  const [pitch, side, rim, tall] = [1, 0.74, 0.4, 0.6];
  const [plateX, plateY] = [across * pitch + rim * 2 - (pitch - side), deep * pitch + rim * 2 - (pitch - side)];
  const scale = Math.min(
    (width - margin * 2) / (plateX + plateY),
    (height - margin * 2 - 44) / ((plateX + plateY) / 2 + 0.4),
  );
  const long = (plateX + plateY) * scale;
  const view = new Axonometric(
    {
      originX: (width - long) / 2 + plateY * scale,
      originY: height - margin - ((plateX + plateY) / 2 + 0.4) * scale - 2,
      scale,
    },
    sheet,
  );
  barePlate(view, { width: plateX, depth: plateY, thickness: 0.4 });
  let live: Point = [0, 0];
  for (const i of range(whole)) {
    // Fills the short side first, so that the chosen blocks are next to one another.
    const block = blockAt([rim + Math.floor(i / deep) * pitch, rim + (i % deep) * pitch, side, side, tall], 0);
    if (i < taken) box(view, block, { edge: 'part', hatch: 0.14, fins: 0.2 });
    // Only the footprint, because the lines of dashed blocks would overlap.
    else view.polygon(onLevel(0, [block.x, block.y], [block.x + side, block.y], [block.x + side, block.y + side], [block.x, block.y + side]), 'existing'); // biome-ignore format: one place
    if (i === taken - 1) live = view.project(block.x + side / 2, block.y + side / 2, tall);
  }
  sheet.liveNode(live);
  const large = size * 2;
  const right = width - margin;
  for (const [count, name, x, y, anchor] of [
    [taken, names.taken, right, margin + 34, 'end'],
    [whole - taken, names.left, margin, height - margin - 28, 'start'],
  ] as const) {
    sheet.text([x, y], String(count), { size: large, weight: 600, anchor });
    sheet.text([x, y + 24], name, { size: small, anchor });
  }
  sheet.text([margin, margin + 16], `${whole} ${names.whole}`, { size: small, weight: 600 });
};

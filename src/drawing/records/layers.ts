import { Axonometric, type Block, onFace } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { blockAt, box, riser, solid } from '../parts.ts';
import { ruleLength } from '../sheet.ts';
import { inTwo } from './charts.ts';
import { type Draw, small } from './figure.ts';
import { level, margin, range } from './paper.ts';

/** Of the stacks, in plate units. */
const [wide, deep, plate, system, code, apart] = [2.3, 2.1, 0.5, 1.6, 0.75, 1.15];

/**
 * The same layers in several stacks: hatched what the provider runs, solid what is yours. Your code stands on the system, or
 * above it on interfaces.
 */
export const layers: Draw<'layers'> = ({ sheet, width, height }, { stacks, names, providers }) => {
  const [labels, scale, foot] = [100, 23.5, height - 96];
  const step = (width - margin * 2 - labels) / stacks.length;
  const labelled: [name: string, at: Point][] = [];
  let live: Point = [width, height];
  for (const [i, { name, by, yours, free }] of stacks.entries()) {
    const middle = margin + labels + step * (i + 0.5);
    const originX = middle - ((wide - deep) / 2) * scale;
    const view = new Axonometric({ originX, originY: foot - ((wide + deep) / 2) * scale, scale }, sheet);
    const layer = (block: Block, isYours: boolean) => {
      box(view, block, { edge: 'outline', ...(!isYours && { fins: 0.2 }) });
      const { x, y, depth, z, height: high } = block;
      if (isYours) solid(view, block);
      else
        for (const face of ['left', 'right'] as const) {
          const [on, long] = [onFace(block, face), face === 'left' ? block.width : depth];
          view.lines(range(Math.floor(long / 0.14) - 1).map((line) => [on((line + 1) * 0.14, 0), on((line + 1) * 0.14, high)]), face === 'left' ? 'hatchMiddle' : 'hatchStrong'); // biome-ignore format: its shading
        }
      return view.project(x, y + depth, z + high / 2);
    };
    const hardware = layer(blockAt([0, 0, wide, deep, plate], 0), yours);
    const middleOf = layer(blockAt([0.2, 0.2, wide - 0.4, deep - 0.4, system], plate), yours);
    const z = plate + system + (free ? 0 : apart);
    const own = blockAt([0.55, 0.5, 1.2, 1.1, code], z);
    if (!free) for (const [x, y] of [[0.7, 1.4], [1.15, 1.4], [1.6, 1.4], [1.6, 0.8]] as const) riser(view, [x, y], plate + system, z); // biome-ignore format: its interfaces
    const top = layer(own, true);
    if (i === 0) labelled.push([names.code, top], [names.system, middleOf], [names.hardware, hardware]);
    if (free && !yours) live = view.project(own.x + 0.6, own.y + 0.55, z + code);
    for (const [line, words] of inTwo(name).entries())
      sheet.text([middle, foot + 24 + line * 20], words, { size: small, weight: 600, anchor: 'middle' });
    sheet.text([middle, height - margin - 4], `${providers} ${by}`, { size: small, anchor: 'middle' });
  }
  for (const [name, [x, y]] of labelled) {
    sheet.text([margin, y + 6], name, { size: small });
    sheet.line(level(margin + ruleLength(name, small) + 8, x - 3, y), 'leader');
  }
  sheet.liveNode(live);
};

import { Axonometric, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { blockAt, box, ghost } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { randomFrom } from './random.ts';
import { range } from './records/paper.ts';
import { screen } from './screens.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 240, height: 144 } as const;
/** On phones the drawings are half as large. */
const size = 24;

/** A plate in the middle of the paper, to draw on. @param high how far what stands on it rises above its far corner */
function plate(wide: number, deep: number, scale: number, high = 0): Axonometric {
  const thick = 0.45;
  const originX = paper.width / 2 - ((wide - deep) * scale) / 2;
  const originY = paper.height / 2 - ((wide + deep) / 2 + thick - high) * scale * 0.5;
  const view = new Axonometric({ originX, originY, scale });
  barePlate(view, { width: wide, depth: deep, thickness: thick, z: 0 });
  return view;
}

/** Three lines of a plant that run, of which one may rest for a while. */
function running(): Axonometric {
  const view = plate(9, 6, 15, 0.4);
  for (const [i, y] of [1, 3, 5].entries()) {
    const rests = i === 1;
    view.line(onLevel(0, [0.5, y], [rests ? 3.2 : 8.5, y]), 'part');
    for (const x of rests ? [1] : [1, 3, 5, 7]) box(view, blockAt([x, y - 0.45, 0.9, 0.9, 0.6], 0), { hatch: 0.22 });
    if (!rests) continue;
    view.polygon(onLevel(0, [3.2, 2.5], [6, 2.5], [6, 3.5], [3.2, 3.5]), 'existing');
    view.lines(range(5).map((k) => onLevel(0, [3.4 + k * 0.5, 3.5], [3.9 + k * 0.5, 2.5])), 'hatchStrong'); // biome-ignore format: while it rests
    view.line(onLevel(0, [6, y], [8.5, y]), 'live').sheet.liveNode(view.project(6, y, 0), 7, 3.2);
    box(view, blockAt([7, y - 0.45, 0.9, 0.9, 0.6], 0), { hatch: 0.22 });
  }
  return view;
}

/** Price, date and risk as numbers on slabs, of which one is corrected. */
function numbers(): Axonometric {
  const [wide, deep, thick, pitch] = [4.6, 3.2, 1.75, 1.9];
  const view = new Axonometric({ originX: 70, originY: 50, scale: 13 });
  const field = (slab: ReturnType<typeof blockAt>, pen: 'part' | 'existing'): ((u: number, v: number) => Point3) => {
    const face = onFace(slab, 'right');
    view.polygon([face(0.6, 0.5), face(deep - 0.6, 0.5), face(deep - 0.6, 1.25), face(0.6, 1.25)], pen);
    return face;
  };
  for (const [i, name] of ['Risk', 'Date', 'Price'].entries()) {
    const slab = blockAt([0, 0, wide, deep, thick], (i - 1) * pitch - 0.6);
    box(view, slab, { edge: 'outline' });
    view.lettering(name, 'left', slab, 0.45, 0.24, size);
    const face = field(slab, i === 1 ? 'existing' : 'part');
    if (i !== 1) continue;
    view.line([face(0.4, 0.35), face(deep - 0.4, 1.4)], 'part');
    // What it says now.
    const [right, level] = [5.4, -4];
    const now = blockAt([right, level, 1.6, deep, thick], -0.6);
    view.line([[wide, 0, 0.28], [right, level + deep, 0.28]], 'part'); // biome-ignore format: to it
    box(view, now, { edge: 'outline' });
    field(now, 'part');
  }
  return view;
}

/** A landscape on a sheet that lies on the contract, signed in its title block; what it shows is still to come. */
function drawn(): Axonometric {
  const [wide, deep] = [9, 6.4];
  const view = new Axonometric({ originX: 101.5, originY: 22, scale: 14.2 });
  for (const i of range(4)) box(view, blockAt([0, 0, wide, deep, 0.16], -0.7 + i * 0.2), { edge: i === 3 ? 'outline' : 'part' }); // biome-ignore format: the sheets
  const z = 0.06;
  const outline = (x: number, y: number, w: number, d: number) => onLevel(z, [x, y], [x + w, y], [x + w, y + d], [x, y + d]); // biome-ignore format: four corners
  view.polygon(outline(0.4, 0.4, wide - 0.8, deep - 0.8), 'detail');
  view.lines([onLevel(z, [2.6, 1.9], [4, 1.9]), onLevel(z, [1.8, 2.7], [1.8, 4], [1.8, 4.8], [4.7, 4.8], [4.7, 2.7])], 'part'); // biome-ignore format: their lines
  for (const [x, y, high] of [
    [1, 1.1, 1.1],
    [4, 1.1, 1.1],
    [1, 3.5, 0.8],
  ] as const) {
    view.polygon(outline(x, y, 1.6, 1.6), 'part', 'top');
    ghost(view, blockAt([x, y, 1.6, 1.6, high], z));
  }
  view.polygon(outline(6, 4.3, 2.6, 1.7), 'part', 'top');
  view.line(range(25).map((i): Point3 => [6.3 + i * 0.085, 5.2 - Math.sin(i * 1.1) * (0.4 - i * 0.012), z]), 'outline'); // biome-ignore format: the name
  return view;
}

/** The days of a week; on its first one whoever built the system sits beside whoever uses it. */
function monday(): Axonometric {
  const [first, deep, thick, day, gap] = [4.9, 4.4, 1.8, 1.05, 0.25];
  const view = new Axonometric({ originX: 83, originY: 25, scale: 13 });
  const slab = blockAt([0, 0, first, deep, thick], -thick);
  box(view, slab, { edge: 'outline' });
  view.lettering('Mon', 'left', slab, 0.9, 0.26, size);
  for (const i of range(4)) box(view, blockAt([first + gap + i * (day + gap), 0, day, deep, 0.6], -thick), { hatch: 0.3 }); // biome-ignore format: one day
  box(view, blockAt([0.6, 0.7, 3.7, 1.2, 0.7], 0), { hatch: 0.22, drawers: 1 });
  screen(view, blockAt([1.3, 0.9, 2.2, 0.18, 1.4], 0.7), 'left', 'list', randomFrom('monday'));
  for (const x of [0.8, 2.7]) {
    box(view, blockAt([x, 2.6, 1.2, 1, 0.55], 0));
    box(view, blockAt([x, 3.5, 1.2, 0.16, 1.3], 0));
  }
  return view;
}

/** What the values of the company's story mean, by file name. 240 × 144. */
export const valueDrawings = (): [string, Drawing][] =>
  Object.entries({ running, numbers, drawn, monday }).map(([file, draw]) => {
    const markup = draw().sheet.toString();
    return [`value-${file}`, { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup }] }];
  });

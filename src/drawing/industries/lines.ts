import { Axonometric } from '../axonometric.ts';
import type { Point3 } from '../geometry.ts';
import { pylon } from '../partnerDrawings.ts';
import { blockAt, box, type Footprint, vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { randomFrom } from '../random.ts';
import { screen } from '../screens.ts';
import { textWidth } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** What stands where a line begins, `y` being the line's place on the plate. */
type Site = (view: Axonometric, y: number) => void;

const put = (view: Axonometric, footprint: Footprint, z: number, hatch = 0.2) =>
  box(view, blockAt(footprint, z), { hatch });

/** A hall with two chimneys. */
const works: Site = (view, y) => {
  for (const x of [0.6, 1.1]) vessel(view, { at: [x, y - 0.5, 0], radius: 0.17, height: 2.6 });
  box(view, blockAt([0.3, y - 0.2, 1.7, 1, 1.1], 0), { hatch: 0.2, drawers: 2 });
};
/** Goods on three shelves. */
const shelves: Site = (view, y) => {
  put(view, [0.3, y - 0.6, 1.7, 0.16, 1.75], 0);
  for (const z of [0.1, 0.65, 1.2]) {
    put(view, [0.3, y - 0.44, 1.7, 0.6, 0.1], z);
    for (const x of [0.38, 0.94, 1.5]) put(view, [x, y - 0.34, 0.4, 0.4, 0.26], z + 0.1);
  }
};
/** A line on its pylons. */
const grid: Site = (view, y) => {
  const ends = [0.6, 1.75].map((x) => {
    // The plate's edge does not show through it.
    view.polygon([[x - 0.5, y, 0], [x - 0.12, y, 1.43], [x, y, 2.3], [x + 0.12, y, 1.43], [x + 0.5, y, 0]], 'cut', 'top'); // biome-ignore format: one face
    return pylon(view, [x, y], 2.3);
  });
  view.line(ends, 'detail');
};
/** A house of columns. */
const bank: Site = (view, y) => {
  put(view, [0.3, y - 0.6, 1.8, 1.2, 0.16], 0);
  put(view, [0.5, y - 0.5, 1.4, 0.7, 0.9], 0.16);
  for (const x of [0.55, 0.97, 1.39, 1.81]) vessel(view, { at: [x, y + 0.42, 0.16], radius: 0.09, height: 0.9 });
  put(view, [0.3, y - 0.6, 1.8, 1.2, 0.2], 1.06);
  put(view, [0.6, y - 0.4, 1.2, 0.8, 0.2], 1.26);
};
/** A bed: headboard, mattress, pillow. */
const ward: Site = (view, y) => {
  put(view, [0.3, y - 0.5, 0.12, 1, 1.3], 0);
  put(view, [0.42, y - 0.5, 1.7, 1, 0.2], 0.36);
  put(view, [0.42, y - 0.46, 1.66, 0.92, 0.2], 0.56);
  put(view, [0.52, y - 0.36, 0.5, 0.72, 0.16], 0.76);
  view.lines(
    [0.5, 2].map((x) => [
      [x, y + 0.5, 0.36],
      [x, y + 0.5, 0],
    ]),
    'part',
  );
};
/** A car from its left. */
const garage: Site = (view, y) => {
  put(view, [0.2, y - 0.5, 2, 1, 0.45], 0.2);
  box(view, blockAt([0.66, y - 0.42, 1, 0.84, 0.4], 0.65), { hatch: 0.2, frame: 0.1 });
  for (const x of [0.6, 1.8]) {
    const [cx, cy] = view.project(x, y + 0.5, 0.22);
    const unit = view.view.scale;
    view.sheet.ellipse([cx, cy], unit * 0.19, unit * 0.23, 'part', 'top').circle([cx, cy], unit * 0.08, 'detail');
  }
};

/**
 * The head of /system: the line that each industry cannot stop, lettered along it, through the three systems that the firm
 * connects to it, lettered on the edge. Its corners may be cut.
 */
export function industryLines(): Drawing {
  const industries: readonly (readonly [name: string, site: Site])[] = [
    ['Manufacturing', works],
    ['CPG & Retail', shelves],
    ['Utilities', grid],
    ['Finance', bank],
    ['Healthcare', ward],
    ['Automotive', garage],
  ];
  const systems = [
    ['SAP', 10.7],
    ['CX', 12.6],
    ['AI', 14.5],
  ] as const;
  // 12 px where a phone shows the paper 390 px wide.
  const [width, height, size] = [600, 400, 18.6];
  const [wide, pitch, edge, thick] = [16.6, 1.9, 1.15, 1.25];
  // The plate's edge at the back stays clear of the first name's letters.
  const back = 1.6;
  // Each name has the line to itself between what stands at its beginning and the first system.
  const from = 3.7;
  const deep = back + edge + pitch * (industries.length - 1);
  const view = new Axonometric({ originX: 266, originY: 90, scale: 16.5 });
  const live = 2;
  const slab = blockAt([0, 0, wide, deep, thick], -thick);
  barePlate(view, { width: wide, depth: deep, thickness: thick, z: 0 });
  for (const [name, x] of systems) {
    box(view, blockAt([x - 0.2, 0.4, 1.8, deep - 0.8, 0.22], 0), { hatch: 0.3, edge: 'small' });
    const long = textWidth(name, size) / view.view.scale;
    view.lettering(name, 'left', slab, x + 0.7 - long / 2, 0.26, size);
  }
  for (const [at, [name, site]] of industries.entries()) {
    const y = back + pitch * at;
    const lane = (start: number, end: number): Point3[] => [[start, y, 0.22], [end, y, 0.22]]; // biome-ignore format: one line
    const pen = at === live ? 'live' : 'part';
    const tip = wide - 0.35;
    site(view, y);
    view.lettering(name, 'left', blockAt([from, y, 5, 0, 1], 0.55), 0, 0, size);
    const [sap, cx, ai] = systems.map(([, x]) => x) as [number, number, number];
    // Each system stands behind the line, which runs unbroken to its end.
    const behind = y - 1.02;
    box(view, blockAt([sap, behind, 1.4, 0.9, 0.8], 0.22), { hatch: 0.2, drawers: 3, frame: 0.16 });
    screen(view, blockAt([cx, behind + 0.5, 1.4, 0.16, 1], 0.22), 'left', at % 2 ? 'list' : 'chart', randomFrom(name));
    box(view, blockAt([ai, behind, 1.4, 0.9, 0.22], 0.22), { hatch: 0.2 });
    box(view, blockAt([ai + 0.35, behind + 0.2, 0.7, 0.5, 0.2], 0.44), { hatch: 0.16, ports: [2, 2] });
    view.line(lane(2.4, tip), pen);
    view.line([[tip - 0.4, y - 0.25, 0.22], [tip, y, 0.22], [tip - 0.4, y + 0.25, 0.22]], pen); // biome-ignore format: its end
  }
  view.sheet.liveNode(view.project(systems[0][1] - 1.3, back + pitch * live, 0.22), 9, 4);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: view.sheet.toString() }] };
}

import { looks, person } from '../heads/people.ts';
import { blockAt, box, ghost, route, vessel } from '../parts.ts';
import { randomFrom } from '../random.ts';
import { screen } from '../screens.ts';
import type { Drawing } from '../svg.ts';
import { type Station, stationRow } from '../work/row.ts';
import { onGround } from './paper.ts';

/** The ERP behind it: racks and their store feed the shop that customers stand before. */
const erp: Station = {
  ground: { width: 13, depth: 6.4, height: 1.8 },
  path: [[3.6, 2.9], [11.6, 2.9]], // biome-ignore format: one cable
  draw(view, end) {
    box(view, blockAt([0.9, 0.9, 1.6, 1.8, 2.6], 0), { hatch: 0.24, drawers: 6, frame: 0.25 });
    box(view, blockAt([0.9, 3.2, 1.6, 1.8, 2.6], 0), { hatch: 0.24, drawers: 6, frame: 0.25 });
    vessel(view, { at: [4, 2.9, 0], radius: 0.95, height: 1.7, rings: 2 });
    end([5.7, 2.9, 0]);
    screen(view, blockAt([8.2, 2.6, 4, 0.24, 2.8], 0), 'left', 'shop', randomFrom('erp'));
    for (const [x, y] of [[9.4, 5.2], [11.2, 5]] as const) person(view, { at: [x, y, 0], size: 1.35 }); // biome-ignore format: two customers
  },
};

/** One team for both ends: at one table those who build the shop and those who build the order. */
const oneTeam: Station = {
  ground: { width: 13.4, depth: 6.2, height: 1.6 },
  path: [[3, 2.6], [13, 2.6]], // biome-ignore format: one cable
  draw(view, end) {
    screen(view, blockAt([0.8, 2.2, 3.6, 0.24, 2.6], 0), 'left', 'shop', randomFrom('team'));
    for (const [x, y] of [[5.8, 1.3], [7.9, 1.3]] as const) person(view, { at: [x, y, 0], size: 1.1 }); // biome-ignore format: behind the table
    box(view, blockAt([5.2, 1.9, 3.4, 1.9, 0.8], 0), { hatch: 0.26, frame: 0.3 });
    end([6.9, 2.85, 0.8]);
    for (const [x, y] of [[5.5, 4.7], [7.9, 4.8]] as const) person(view, { at: [x, y, 0], size: 1.1 }); // biome-ignore format: before it
    for (const y of [1, 3.1]) box(view, blockAt([11, y, 1.5, 1.7, 2.5], 0), { hatch: 0.24, drawers: 6, frame: 0.25 });
  },
};

/** Tested by those who use it: a screen, the outline of what it was before, and who will work with it. */
const tested: Station = {
  ground: { width: 10.4, depth: 6.4, height: 2.2, scale: 24 },
  path: [[2.8, 2], [8.4, 2]], // biome-ignore format: along the screen
  draw(view, end) {
    ghost(view, blockAt([0.8, 0.6, 5.4, 0.24, 3], 0));
    screen(view, blockAt([2, 1.4, 5.6, 0.26, 3.2], 0), 'left', 'list', randomFrom('tested'));
    end([6.7, 1.66, 1.5]);
    box(view, blockAt([3, 3.1, 3.4, 1.2, 0.9], 0), { hatch: 0.24, frame: 0.2 });
    for (const [i, [x, y]] of ([[2.4, 4.9], [5.4, 5.1], [8.6, 4.6]] as const).entries()) person(view, { at: [x, y, 0], size: 1.45, ...looks[i] }); // biome-ignore format: who tests
  },
};

/** The first peak: a season in columns, the team beside its highest. */
const peak: Station = {
  ground: { width: 13.2, depth: 5.8, height: 1.8 },
  path: [[1.3, 2.8], [8.67, 2.8], [8.67, 2.4]], // biome-ignore format: along the columns to the highest
  draw(view, end) {
    const heights = [0.5, 0.8, 0.6, 1.1, 1.7, 3.3, 2, 1];
    for (const [i, height] of heights.entries()) {
      const x = 0.8 + i * 1.47;
      box(view, blockAt([x, 1, 1.05, 1.4, height], 0), { hatch: 0.24 });
      if (height === Math.max(...heights)) end([x + 0.52, 1.7, height], [x + 0.52, 2.4, 0]);
    }
    for (const [x, y] of [[5.6, 4.6], [7.6, 4.7], [9.6, 4.6]] as const) person(view, { at: [x, y, 0], size: 1.35 }); // biome-ignore format: the team
  },
};

const stations = { erp, 'one-team': oneTeam, 'agents-first': tested, 'after-launch': peak };

/** Each on a ground of its own, with one thing live. */
const alone = ({ ground, draw, path }: Station): Drawing =>
  onGround(ground, (view) => {
    route(view, { path: path.slice(0, 2), count: 3, pitch: 0.22, chamfer: 0 }, 0);
    draw(view, (at) => view.sheet.liveNode(view.project(...at), 10, 4.5));
  });

/** Why to choose the firm for customer experience: each for itself, and all four in a row. */
export const experienceBenefits: Readonly<Record<string, () => Drawing>> = {
  ...Object.fromEntries(Object.entries(stations).map(([id, station]) => [id, () => alone(station)])),
  row: () => stationRow(Object.values(stations), { scale: 16, high: 2.4 }),
};

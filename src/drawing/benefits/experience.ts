import { looks, person } from '../heads/people.ts';
import { blockAt, box, ghost, route, vessel } from '../parts.ts';
import { randomFrom } from '../random.ts';
import { screen } from '../screens.ts';
import type { Drawing } from '../svg.ts';
import { type Station, stationRow } from '../work/row.ts';
import { onGround } from './paper.ts';

/** The line runs in front of all that stands there, so that nobody stands on it. */
const front = 4.4;

/** The ERP behind it: racks and their store feed the shop that a customer stands before. */
const erp: Station = {
  ground: { width: 12.6, depth: 5.6, height: 2.2 },
  path: [[2.1, front], [9.4, front]], // biome-ignore format: one cable
  draw(view, end) {
    for (const y of [0.6, 2.8]) box(view, blockAt([0.6, y, 1.5, 1.7, 3], 0), { hatch: 0.24, drawers: 7, frame: 0.25 });
    vessel(view, { at: [3.7, 2.9, 0], radius: 0.95, height: 2, rings: 2 });
    screen(view, blockAt([5.3, 1.6, 3.9, 0.24, 3.2], 0), 'left', 'shop', randomFrom('erp'));
    person(view, { at: [6.2, 3.3, 0], size: 1.55 });
    end([5.4, front, 0]);
  },
};

/** One team for both ends: at one table who builds the shop and who builds the order. */
const oneTeam: Station = {
  ground: { width: 12.8, depth: 5.6, height: 2.2 },
  path: [[2, front], [10.3, front]], // biome-ignore format: one cable
  draw(view, end) {
    screen(view, blockAt([0.4, 1.4, 3.6, 0.24, 3], 0), 'left', 'shop', randomFrom('team'));
    for (const [i, x] of [6, 8.3].entries()) person(view, { at: [x, 1.3, 0], size: 1.55, ...looks[i + 1] });
    box(view, blockAt([5.2, 2, 3.8, 1.6, 0.8], 0), { hatch: 0.26, frame: 0.3 });
    for (const y of [0.4, 2.4])
      box(view, blockAt([11.3, y, 1.5, 1.7, 2.9], 0), { hatch: 0.24, drawers: 7, frame: 0.25 });
    end([7, front, 0]);
  },
};

/** Tested by those who use it: a screen, the outline of what it was before, and who will work with it. */
const tested: Station = {
  ground: { width: 10.4, depth: 5.6, height: 2.9, scale: 24 },
  path: [[1.6, front], [6.7, front]], // biome-ignore format: along the screen
  draw(view, end) {
    ghost(view, blockAt([0.2, 0.3, 5, 0.24, 3.1], 0));
    screen(view, blockAt([0.7, 1, 5.2, 0.26, 3.5], 0), 'left', 'list', randomFrom('tested'));
    end([5.2, 1.26, 1.4]);
    for (const [i, [x, y]] of ([[1.2, 3.3], [5.1, 2.8]] as const).entries()) person(view, { at: [x, y, 0], size: 1.65, ...looks[i] }); // biome-ignore format: who tests
  },
};

/** The first peak: a season in columns, and who stays beside its highest. */
const peak: Station = {
  ground: { width: 13.2, depth: 5, height: 2.2 },
  path: [[0.6, 2.9], [8.67, 2.9], [8.67, 2.4]], // biome-ignore format: along the columns to the highest
  draw(view, end) {
    const heights = [0.5, 0.8, 0.6, 1.1, 1.9, 3.7, 2.2, 1.1];
    for (const [i, height] of heights.entries()) {
      const x = 0.8 + i * 1.47;
      box(view, blockAt([x, 1, 1.05, 1.4, height], 0), { hatch: 0.24 });
      if (height === Math.max(...heights)) end([x + 0.52, 1.7, height], [x + 0.52, 2.4, 0]);
    }
    person(view, { at: [11.4, 3.8, 0], size: 1.55, ...looks[1] });
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
  row: () => stationRow(Object.values(stations), { scale: 19, high: 2.8 }),
};

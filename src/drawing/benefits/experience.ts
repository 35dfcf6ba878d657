import { looks, person } from '../heads/people.ts';
import { blockAt, box, vessel } from '../parts.ts';
import { randomFrom } from '../random.ts';
import { screen } from '../screens.ts';
import type { Drawing } from '../svg.ts';
import { type Station, stationRow } from '../work/row.ts';
import { onGround } from './paper.ts';

/** The ERP behind it: a rack and its store feed the shop that a customer stands before. */
const erp: Station = {
  ground: { width: 9.6, depth: 6.4, height: 3 },
  port: [4.6, 3.7],
  names: [['ERP', [1.5, 4.5, 3.6]]],
  draw(view, end) {
    box(view, blockAt([0.6, 3.7, 1.7, 1.7, 3.6], 0), { hatch: 0.24, drawers: 8, frame: 0.25 });
    vessel(view, { at: [3.1, 2.9, 0], radius: 0.95, height: 2, rings: 2 });
    screen(view, blockAt([3.5, 1.1, 3.6, 0.24, 3.2], 0), 'left', 'shop', randomFrom('erp'));
    person(view, { at: [8.2, 1.2, 0], size: 1.55 });
    end([4.6, 3.7, 0]);
  },
};

/** One team for both ends: who builds the shop and who builds the order, at one table between the two. */
const oneTeam: Station = {
  ground: { width: 8.8, depth: 6.6, height: 3 },
  port: [5.5, 4.6],
  names: [['One team', [4.85, 3.65, 0.9]]],
  draw(view, end) {
    screen(view, blockAt([0.55, 5.45, 2.6, 0.24, 3], 0), 'left', 'shop', randomFrom('team'));
    person(view, { at: [5.75, 2.35, 0], size: 1.5, ...looks[2] });
    box(view, blockAt([4.3, 3.1, 1.1, 1.1, 0.9], 0), { hatch: 0.2, frame: 0.2 });
    person(view, { at: [3.6, 4.5, 0], size: 1.5, faces: 'right', ...looks[1] });
    box(view, blockAt([6.6, 0.3, 1.4, 1.4, 3.2], 0), { hatch: 0.24, drawers: 7, frame: 0.25 });
    end([5.5, 4.6, 0]);
  },
};

/** Tested by those who use it: a screen, and who will work with it at either side. */
const tested: Station = {
  ground: { width: 8.6, depth: 6, height: 3, scale: 24 },
  port: [4.4, 3.6],
  names: [['Tested', [4.4, 2.1, 3.6]]],
  draw(view, end) {
    person(view, { at: [1.2, 4.4, 0], size: 1.65, faces: 'right', ...looks[0] });
    screen(view, blockAt([1.9, 2, 4.6, 0.26, 3.6], 0), 'left', 'list', randomFrom('tested'));
    person(view, { at: [7.9, 1.7, 0], size: 1.65, ...looks[1] });
    end([4.4, 3.6, 0]);
  },
};

/** The first peak: a season in columns, and who stays beside it. */
const peak: Station = {
  ground: { width: 11.8, depth: 4, height: 3.4 },
  port: [6.4, 2.4],
  names: [['First peak', [6.4, 1.65, 4.1]]],
  draw(view, end) {
    const heights = [0.5, 0.8, 0.6, 1.4, 4.1, 2.2, 1.1];
    for (const [i, height] of heights.entries())
      box(view, blockAt([0.4 + i * 1.4, 1.4, 0.85, 0.5, height], 0), { hatch: 0.2 });
    person(view, { at: [10.8, 1.1, 0], size: 1.55, ...looks[1] });
    end([6.4, 2.4, 0]);
  },
};

const stations = { erp, 'one-team': oneTeam, 'agents-first': tested, 'after-launch': peak };

/** Each on a ground of its own, with one thing live. */
const alone = ({ ground, draw }: Station): Drawing =>
  onGround(ground, (view) => {
    draw(view, (at) => view.sheet.liveNode(view.project(...at), 10, 4.5));
  });

/** Why to choose the firm for customer experience: each for itself, and all four in a row. */
export const experienceBenefits: Readonly<Record<string, () => Drawing>> = {
  ...Object.fromEntries(Object.entries(stations).map(([id, station]) => [id, () => alone(station)])),
  row: () => stationRow(Object.values(stations), { scale: 21, deep: 170 }),
};

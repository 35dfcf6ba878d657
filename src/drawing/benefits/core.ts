import { person } from '../heads/people.ts';
import { blockAt, box, ghost, node, route, vessel } from '../parts.ts';
import { randomFrom } from '../random.ts';
import { screen } from '../screens.ts';
import type { Drawing } from '../svg.ts';
import { onGround } from './paper.ts';

/** The plants keep running: two rehearsals as outlines, and before them the cutover between two shifts. */
const running = (): Drawing =>
  onGround({ width: 13, depth: 7.8, height: 0.4, scale: 21 }, (view) => {
    const [shifts, between, deep] = [[0.8, 8], 5.85, 1.5] as const;
    for (const y of [0.8, 3]) {
      for (const x of shifts) ghost(view, blockAt([x, y, 4.2, deep, 0.3], 0));
      ghost(view, blockAt([between, y, 1.3, deep, 0.3], 0));
    }
    const y = 5.2;
    for (const x of shifts) box(view, blockAt([x, y, 4.2, deep, 1.3], 0), { drawers: 3, hatch: 0.25, frame: 0.3 });
    box(view, blockAt([between, y, 1.3, deep, 0.5], 0), { hatch: 0.25 });
    view.sheet.liveNode(view.project(between + 0.65, y + deep / 2, 0.5), 10, 4.5);
  });

/** One set of figures: finance, supply and production read one store. */
const figures = (): Drawing =>
  onGround({ width: 11, depth: 8.4, height: 1.6 }, (view) => {
    const random = randomFrom('figures');
    const store = [4.6, 2.8] as const;
    for (const path of [[[2.2, 6], [2.2, 2.8], store], [[4.6, 7], store], [[9.2, 2.8], store]] as const) // biome-ignore format: the three cables
      route(view, { path, count: 3, pitch: 0.2, chamfer: 0.4 }, 0);
    vessel(view, { at: [...store, 0], radius: 1.35, height: 2.6, rings: 3 });
    view.sheet.liveNode(view.project(...store, 2.6), 10, 4.5);
    screen(view, blockAt([9.2, 1.3, 0.24, 3, 2.1], 0), 'right', 'chart', random);
    screen(view, blockAt([0.8, 6, 2.9, 0.24, 2.1], 0), 'left', 'list', random);
    screen(view, blockAt([4.7, 7, 2.9, 0.24, 2.1], 0), 'left', 'shop', random);
  });

/** Interfaces with owners: three connections, and at each somebody who answers for it. */
const owners = (): Drawing =>
  onGround({ width: 13, depth: 6.6, height: 1.6 }, (view) => {
    const lanes = [1.4, 3.2, 5] as const;
    for (const y of lanes) route(view, { path: [[2.6, y], [10.6, y]], count: 3, pitch: 0.16, chamfer: 0 }, 0); // biome-ignore format: one cable
    box(view, blockAt([0.8, 0.8, 1.8, 5, 2], 0), { hatch: 0.3, drawers: 4 });
    for (const [i, y] of lanes.entries()) {
      const x = 8 - i * 1.6;
      node(view, [x, y, 0], 0.22);
      if (i === 1) view.sheet.liveNode(view.project(x, y), 10, 4.5);
      person(view, { at: [x + 0.9, y - 0.9, 0], size: 1.15 });
    }
    box(view, blockAt([10.6, 0.8, 1.6, 5, 1.4], 0), { hatch: 0.3, drawers: 3, frame: 0.25 });
  });

/** Shorter upgrades: the next release lifts off the core, and the extensions beside it stay where they are. */
const upgrades = (): Drawing =>
  onGround({ width: 11.4, depth: 7, height: 2.6 }, (view) => {
    const [x, y, side, foot, lift] = [0.9, 0.9, 5.2, 1, 2.5];
    const beside = [1.1, 2.9, 4.7] as const;
    for (const at of beside) route(view, { path: [[x + side, at + 0.6], [8, at + 0.6]], count: 2, pitch: 0.2, chamfer: 0 }, 0); // biome-ignore format: one tie
    box(view, blockAt([x, y, side, side, foot], 0), { hatch: 0.26, drawers: 2, frame: 0.4 });
    for (const [cx, cy] of [[x, y + side], [x + side, y + side], [x + side, y]] as const) // biome-ignore format: the corners in front
      view.line([[cx, cy, foot], [cx, cy, lift]], 'centre'); // biome-ignore format: one chain line
    box(view, blockAt([x, y, side, side, 0.55], lift), { hatch: 0.26, frame: 0.5, fins: 0.5 });
    view.sheet.liveNode(view.project(x + side / 2, y + side / 2, lift + 0.55), 10, 4.5);
    for (const at of beside) box(view, blockAt([8, at, 2.4, 1.2, 0.8], 0), { hatch: 0.24, ports: [4, 2] });
  });

/** What changes after the move to S/4HANA. */
export const coreBenefits = { running, figures, owners, upgrades };

import type { Point3 } from '../geometry.ts';
import { blockAt, box, ghost, vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { beside, finished, paper } from './paper.ts';
import { person } from './people.ts';

/**
 * How we work with partners: the firm's plate in the middle, SAP and another vendor plugged into two of its sides, people of
 * a delivery partner at the third, and at the fourth the place of whoever is to come. `names` says who is where.
 */
export function joinedPlates(): Drawing {
  const [side, gap, thick] = [4.4, 1.1, 0.5];
  const step = side + gap;
  const view = paper(13.6, { width: side, depth: side, height: 0.6 });
  const plate = (x: number, y: number) => {
    const on = beside(view, [x * step, y * step]);
    barePlate(on, { width: side, depth: side, thickness: thick, z: 0 });
    return on;
  };
  const ties = [-0.5, -0.25, 0, 0.25, 0.5];
  const middle = side / 2;
  const tie = (x: number, y: number) =>
    view.lines(
      ties.map((off) => x ? onLevel(0, [x > 0 ? side - 0.6 : 0.6, middle + off], [x > 0 ? step + 0.6 : 0.6 - gap - 1.2, middle + off]) : onLevel(0, [middle + off, y > 0 ? side - 0.6 : 0.6], [middle + off, y > 0 ? step + 0.6 : 0.6 - gap - 1.2])), // biome-ignore format: one tie
      'part',
    );
  // SAP, behind at the left.
  const sap = plate(-1, 0);
  for (const y of [0.6, 2.2]) box(sap, blockAt([0.7, y, 1.7, 1.3, 2.3], 0), { drawers: 4, hatch: 0.25, frame: 0.2 });
  vessel(sap, { at: [3.3, 1.1, 0], radius: 0.55, height: 1.3, rings: 2 });
  // Another vendor, behind at the right.
  const vendor = plate(0, -1);
  box(vendor, blockAt([0.8, 0.8, 2.8, 2.8, 0.5], 0), { hatch: 0.25, frame: 0.3 });
  box(vendor, blockAt([1.4, 1.4, 1.6, 1.6, 0.8], 0.5), { hatch: 0.25, fan: true, bands: 3 });
  // The firm: what it builds on everywhere, four plates in a stack.
  const us = plate(0, 0);
  tie(-1, 0);
  tie(0, -1);
  for (const z of [0.35, 0.85, 1.35, 1.85]) box(us, blockAt([0.9, 0.9, 2.6, 2.6, 0.22], z), { hatch: 0.3 });
  // A partner for sales and delivery, in front at the right.
  const delivery = plate(1, 0);
  tie(1, 0);
  person(delivery, { at: [2.9, 1.7, 0], size: 1.15, hair: 'long', clothes: 'dress' });
  person(delivery, { at: [2.3, 3.5, 0], size: 1.15, faces: 'right', hair: 'curls', clothes: 'sweater', works: true });
  // The place that is free, in front at the left.
  const free = beside(view, [0, step]);
  ghost(free, blockAt([0, 0, side, side, thick], -thick));
  view.line(onLevel(0, [middle, side - 0.6], [middle, step + middle]), 'live');
  const at: Point3 = [middle, step + middle, 0];
  view.sheet.liveNode(view.project(...at), 10, 4.5);

  const letters = new Sheet();
  // Beside the outer corners, above the plates behind and below those in front.
  const named = (text: string, on: typeof view, way: -1 | 1, rise: number, weight = 500) => {
    const [x, y] = on.project(...(way < 0 ? [0, side, -thick / 2] : [side, 0, -thick / 2]) as Point3); // biome-ignore format: one corner
    letters.line(upright(x, y, y - rise), 'leader').circle([x, y], 1.8, null, 'ink');
    letters.text([x + way * 14, y - rise + (rise < 0 ? 17 : -6)], text, {
      size: 13,
      anchor: way < 0 ? 'start' : 'end',
      weight,
    });
  };
  named('SAP', sap, -1, 30);
  named('Vendors', vendor, 1, 30);
  named('Delivery', delivery, 1, -32);
  named('You', free, -1, -32, 600);
  return finished(view, letters);
}

/** Partners: the client's plate and the firm's, each with somebody on it, joined by a plug for each way to work together. @param ways how many */
export function joinedFirms(ways: number): Drawing {
  const [side, gap, thick, high] = [5.6, 3.4, 0.5, 0.7];
  const view = paper(17.6, { width: 2 * side + gap, depth: side, height: 1.6 });
  const us = beside(view, [side + gap, 0]);
  barePlate(view, { width: side, depth: side, thickness: thick, z: 0 });
  for (const y of [0.6, 2.1]) box(view, blockAt([0.7, y, 1.9, 1.3, 2.4], 0), { drawers: 4, hatch: 0.25, frame: 0.2 });
  person(view, { at: [1.6, 4.5, 0], size: 1.3, faces: 'right', hair: 'knot' });
  // Each plug comes half from the one and half from the other; where they meet one is live.
  const pitch = (side - 0.8) / ways;
  const reach = (gap + 1.6) / 2;
  barePlate(us, { width: side, depth: side, thickness: thick, z: 0 });
  for (let i = 0; i < ways; i++) {
    const y = 0.4 + pitch * (i + 0.15);
    for (const half of [0, 1]) box(view, blockAt([side - 0.8 + half * reach, y, reach, pitch * 0.7, half ? high : high * 0.7], 0), { edge: 'outline', hatch: 0.22 }); // biome-ignore format: both halves
  }
  for (const z of [0.2, 0.75, 1.3, 1.85]) box(us, blockAt([1.9, 0.7, 2.8, 2.8, 0.25], z), { hatch: 0.3 });
  person(us, { at: [3.6, 4.5, 0], size: 1.3, hair: 'short', clothes: 'sweater', shows: true });
  view.sheet.liveNode(view.project(side + gap / 2, 0.4 + pitch * (Math.floor(ways / 2) + 0.5), high), 9, 4);
  return finished(view);
}

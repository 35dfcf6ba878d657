import { Axonometric } from '../axonometric.ts';
import type { Ground } from '../benefits/paper.ts';
import { type Callout, writeCallouts } from '../callouts.ts';
import type { Point, Point3 } from '../geometry.ts';
import { node } from '../parts.ts';
import { level, range, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** One of the things that a row has above its cells, as large as it is alone. */
export interface Station {
  readonly ground: Ground;
  /** What stands there. `end` marks what is live: in a row only of the last, with a line from `foot` up to it. */
  readonly draw: (view: Axonometric, end: (at: Point3, foot?: Point3) => void) => void;
  /** Where it is tied to the line of a row that passes in front of it. */
  readonly port: Point;
  /** Words over a row, each on a leader from a point. */
  readonly names: readonly (readonly [name: string, at: Point3])[];
}

/** From frame line to frame line in a window of 1280. */
const width = 1168;
const edge = 10;
/** Of lettering: 12 px where the frame is narrowest. */
const size = 15.5;
/** Where the names stand, and how far what is named stays below them. */
const [shelf, under] = [32, 20];
/** How far in front of all that stands the line passes, and the plate's edge in front of that. */
const [before, lip] = [22, 26];

/**
 * Several things on one plate that is cut by both frame lines: above cells, each in the middle over its own, its name over it.
 * One line passes in front of all of them and is tied to each; it is live from the first to the last. The plate runs level, so
 * that its grid lies across it.
 *
 * @param scale drawing units to a plate unit; @param deep how far the plate reaches back from its edge, in drawing units
 */
export function stationRow(stations: readonly Station[], { scale, deep }: { scale: number; deep: number }): Drawing {
  const pitch = width / stations.length;
  const extents = stations.map(({ draw }) => {
    const view = new Axonometric({ originX: 0, originY: 0, scale });
    draw(view, () => {});
    return view.sheet.extent;
  });
  const top = shelf + under;
  const stand = top + Math.max(...extents.map(([, high, , low]) => low - high));
  const [line, foot] = [stand + before, stand + before + lip];
  const far = foot - deep;
  const sheet = new Sheet();
  const views = extents.map(([left, , right, low], i) => {
    return new Axonometric({ originX: pitch * (i + 0.5) - (left + right) / 2, originY: stand - low, scale }, sheet);
  });

  const across = (y: number) => level(0, width, y);
  sheet.polygon([...across(foot), ...across(foot + edge).toReversed()], null, 'left');
  sheet.polygon([...across(far), ...across(foot).toReversed()], null, 'top');
  // One line of its grid, down to the right or to the left, as far as the paper goes.
  const diagonal = (x: number, way: 1 | -1): Point[] => {
    const long = 2 * deep;
    const [a, b] = [0, width].map((side) => Math.min(1, Math.max(0, ((side - x) * way) / long))) as [number, number];
    return [Math.min(a, b), Math.max(a, b)].map((share): Point => [x + way * long * share, far + deep * share]);
  };
  const grid = range(Math.ceil((width + 2 * deep) / (2 * scale))).flatMap((i) => [
    diagonal(i * 2 * scale - 2 * deep, 1),
    diagonal(i * 2 * scale, -1),
  ]);
  sheet.lines(grid.filter(([from, to]) => from && to && to[1] - from[1] > 1), 'hatch').line(across(foot - 6), 'inner'); // biome-ignore format: one face
  sheet.lines([far, foot, foot + edge].map(across), 'outline');
  sheet.lines(range(Math.floor(width / scale)).map((i) => upright((i + 0.5) * scale, foot + edge - 3, foot + edge)), 'inner'); // biome-ignore format: its ticks

  sheet.lines(
    [-4, 0, 4].map((off) => across(line + off)),
    'detail',
  );
  // Each tie comes down to the line in the way it runs; the last leaves it upwards.
  const ties = stations.map(({ port: [x, y] }, i): [from: Point, to: Point] => {
    const from = (views[i] as Axonometric).project(x, y);
    const way = i < stations.length - 1 ? 2 : -2;
    return [from, [from[0] + way * (line - from[1]), line]];
  });
  const [first, last] = [ties[0], ties.at(-1)];
  sheet.lines(ties.slice(0, -1), 'part');
  if (first && last) sheet.line([first[0], first[1], last[1], last[0]], 'live');
  stations.forEach(({ draw, port: [x, y] }, i) => {
    const view = views[i] as Axonometric;
    if (i < stations.length - 1) node(view, [x, y, 0], 0.2);
    draw(view, (at, foot) => {
      if (i < stations.length - 1) return;
      if (foot) view.line([foot, [foot[0], foot[1], at[2]], at], 'live'); // biome-ignore format: up its face
      sheet.liveNode(view.project(...at), 9, 4);
    });
  });
  stations.forEach(({ names }, i) => {
    const placed = names.map(([name, at]): Callout => {
      const [x, y] = (views[i] as Axonometric).project(...at);
      return [name, [x, y], shelf - y];
    });
    writeCallouts(sheet, placed, size);
  });
  return { viewBox: [0, 0, width, Math.ceil(foot + edge + 12)], groups: [{ id: 'd', markup: sheet.toString() }] };
}

import { Axonometric } from '../axonometric.ts';
import type { Ground } from '../benefits/paper.ts';
import type { Point, Point3 } from '../geometry.ts';
import { route } from '../parts.ts';
import { level, range, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** One of the things that a row has above its cells, as large as it is alone. */
export interface Station {
  readonly ground: Ground;
  /** What stands there. `end` marks what is live: in a row only of the last, with a line from `foot` up to it. */
  readonly draw: (view: Axonometric, end: (at: Point3, foot?: Point3) => void) => void;
  /** Where the line that joins the stations runs on its ground. */
  readonly path: readonly Point[];
}

/** From frame line to frame line in a window of 1280. */
const width = 1168;
const [edge, air] = [10, 14];

/**
 * Several things on one plate that is cut by both frame lines, joined by one live line: above cells, one over each. The plate
 * runs level, so that its grid lies across it, and the line goes along one axis on a ground and along the other to the next.
 *
 * @param scale drawing units to a plate unit; @param high how far things rise over the plate's far edge, in plate units
 */
export function stationRow(stations: readonly Station[], { scale, high }: { scale: number; high: number }): Drawing {
  const sheet = new Sheet();
  const pitch = width / stations.length;
  const half = Math.max(...stations.map(({ ground }) => ((ground.width + ground.depth) * scale) / 4)) + 4;
  const top = air + high * scale;
  const [middle, foot] = [top + half, top + 2 * half];
  const views = stations.map(({ ground }, i) => {
    const originX = pitch * (i + 0.5) - ((ground.width - ground.depth) * scale) / 2;
    return new Axonometric({ originX, originY: middle - ((ground.width + ground.depth) * scale) / 4, scale }, sheet);
  });
  const [first] = views as [Axonometric];

  const across = (y: number) => level(0, width, y);
  sheet.polygon([...across(foot), ...across(foot + edge).toReversed()], null, 'left');
  sheet.polygon([...across(top), ...across(foot).toReversed()], null, 'top');
  // One line of its grid, down to the right or to the left, as far as the paper goes.
  const diagonal = (x: number, way: 1 | -1): Point[] => {
    const long = 4 * half;
    const [a, b] = [0, width].map((side) => Math.min(1, Math.max(0, ((side - x) * way) / long))) as [number, number];
    return [Math.min(a, b), Math.max(a, b)].map((share): Point => [x + way * long * share, top + 2 * half * share]);
  };
  const grid = range(Math.ceil((width + 4 * half) / (2 * scale))).flatMap((i) => [
    diagonal(i * 2 * scale - 4 * half, 1),
    diagonal(i * 2 * scale, -1),
  ]);
  sheet.lines(grid.filter(([from, to]) => from && to && to[1] - from[1] > 1), 'grid').line(across(foot - 6), 'inner'); // biome-ignore format: one face
  sheet.lines([top, foot, foot + edge].map(across), 'outline');
  sheet.lines(range(Math.floor(width / scale)).map((i) => upright((i + 0.5) * scale, foot + edge - 3, foot + edge)), 'inner'); // biome-ignore format: its ticks

  // Where each ground lies on the first one's axes.
  const bases = views.map(({ view: { originX, originY } }): Point => {
    const across = (originX - first.view.originX) / scale;
    const down = (2 * (originY - first.view.originY)) / scale;
    return [(down + across) / 2, (down - across) / 2];
  });
  const path: Point[] = [];
  stations.forEach((station, i) => {
    const [x, y] = bases[i] as Point;
    const own = station.path.map(([u, v]): Point => [u + x, v + y]);
    const [before, next] = [path.at(-1), own[0]];
    if (before && next) path.push([next[0], before[1]]);
    path.push(...own);
  });
  const course = { path, pitch: 0.24, chamfer: 0.4 };
  route(first, { ...course, count: 3 }, 0);
  route(first, { ...course, count: 1 }, 0, 'live');
  stations.forEach(({ draw }, i) => {
    const view = views[i] as Axonometric;
    draw(view, (at, foot) => {
      if (i < stations.length - 1) return;
      if (foot) view.line([foot, [foot[0], foot[1], at[2]], at], 'live'); // biome-ignore format: up its face
      sheet.liveNode(view.project(...at), 9, 4);
    });
  });
  return { viewBox: [0, 0, width, Math.ceil(foot + edge + air)], groups: [{ id: 'd', markup: sheet.toString() }] };
}

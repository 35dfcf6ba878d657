import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { box, route, vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { below, type Random } from '../random.ts';
import { margin as edge, type RecordDraft, range } from './paper.ts';

const part = { width: 2.5, depth: 2.6 } as const;
const aisle = 0.85;
const margin = 0.75;

type Build = (view: Axonometric, x: number, y: number, random: Random) => void;

const builds = {
  racks(view, x, y, random) {
    const width = (part.width - 0.3) / 3;
    const tall = 1.2 + random() * 0.9;
    const sill = { x, y, z: 0, width: part.width, depth: part.depth * 0.34, height: 0.4 };
    box(view, sill, { hatch: 0.18, ports: [5, 1] });
    for (const i of range(3)) {
      const height = tall - (random() > 0.6 ? 0.5 : 0);
      const rack = { x: x + i * (width + 0.15), y: y + part.depth * 0.5, z: 0, width, depth: part.depth * 0.5, height };
      box(view, rack, { hatch: 0.17, drawers: Math.round(height * 3.4), frame: 0.14 });
    }
  },
  vessels(view, x, y, random) {
    const tall = 1.3 + random();
    vessel(view, { at: [x + part.width * 0.3, y + part.depth * 0.3, 0], radius: 0.62, height: tall, rings: 3 });
    const low = 0.9 + random() * 0.6;
    vessel(view, { at: [x + part.width * 0.72, y + part.depth * 0.32, 0], radius: 0.5, height: low, rings: 2 });
    const sill = { x: x + 0.2, y: y + part.depth * 0.66, z: 0, width: part.width - 0.4, depth: part.depth * 0.3 };
    box(view, { ...sill, height: 0.4 }, { hatch: 0.17, ports: [6, 1] });
  },
  field(view, x, y, random) {
    const [width, depth] = [part.width / 5, part.depth / 5];
    for (const row of range(5)) {
      for (const column of range(5)) {
        const height = 0.12 + random() ** 2 * 1.5;
        const cube = {
          x: x + column * width,
          y: y + row * depth,
          z: 0,
          width: width - 0.1,
          depth: depth - 0.1,
          height,
        };
        box(view, cube, { edge: 'small', hatch: 0.2 });
      }
    }
  },
  unit(view, x, y, random) {
    const height = 0.6 + random() * 0.7;
    const drawers = Math.max(2, Math.round(height * 3));
    box(view, { x, y, z: 0, ...part, height }, { hatch: 0.18, drawers });
    const head = { x: x + part.width * 0.16, y: y + part.depth * 0.14, z: height, height: 0.55 };
    const size = { width: part.width * 0.68, depth: part.depth * 0.62 };
    box(view, { ...head, ...size }, { hatch: 0.16, drawers: 2, fan: true });
  },
  tower(view, x, y, random) {
    const foot = { x: x + part.width * 0.1, y: y + part.depth * 0.06, z: 0 };
    const height = 1.7 + random() * 0.9;
    const size = { width: part.width * 0.7, depth: part.depth * 0.6, height };
    box(view, { ...foot, ...size }, { hatch: 0.18, drawers: 7, frame: 0.26 });
    const sill = { x: x + 0.3, y: y + part.depth * 0.74, z: 0, width: part.width - 0.6, depth: part.depth * 0.24 };
    box(view, { ...sill, height: 0.3 }, { hatch: 0.16, bands: 1, fins: 0.2 });
  },
  ports(view, x, y) {
    box(view, { x, y, z: 0, ...part, height: 0.5 }, { hatch: 0.18, bands: 2, ports: [4, 4] });
  },
  slabs(view, x, y) {
    for (const i of range(5)) {
      const slab = { x: x + 0.1, y: y + 0.1, z: i * 0.28, width: part.width - 0.2, depth: part.depth - 0.2 };
      const top = i === 4 ? { frame: 0.24, fins: 0.3 } : {};
      box(view, { ...slab, height: 0.16 }, { edge: 'small', hatch: 0.18, ...top });
    }
  },
} satisfies Record<string, Build>;

type PartKind = keyof typeof builds;

// What a case study is most likely to have more of comes twice.
const bag: readonly PartKind[] = ['racks', 'vessels', 'field', 'unit', 'tower', 'ports', 'slabs', 'racks', 'unit'];

/**
 * Case study: a small machine on its plate, 3 × 2 parts (featured 4 × 3) with bus aisles between, never two
 * alike in a row and none more than two or three times.
 */
export function drawMachine({ sheet, random, width, height, featured }: RecordDraft): void {
  const [columns, rows] = featured ? [4, 3] : [3, 2];
  const plateWidth = margin * 2 + columns * part.width + (columns - 1) * aisle;
  const plateDepth = margin * 2 + rows * part.depth + (rows - 1) * aisle;
  const span = plateWidth + plateDepth;
  const scale = Math.min((width - edge * 2) / span, (height - edge * 2) / (span / 2 + 2.35));
  const view = new Axonometric(
    {
      originX: width / 2 - ((plateWidth - plateDepth) * scale) / 2,
      originY: height - edge - (span / 2 + 0.5) * scale,
      scale,
    },
    sheet,
  );
  barePlate(view, { width: plateWidth, depth: plateDepth, thickness: 0.5, z: 0 });
  const columnX = (i: number) => margin + i * (part.width + aisle);
  const rowY = (i: number) => margin + i * (part.depth + aisle);
  const aisleX = (i: number) => columnX(i) + part.width + aisle / 2;
  const aisleY = (i: number) => rowY(i) + part.depth + aisle / 2;

  const across = (path: readonly Point[], count: number) => route(view, { path, count, pitch: 0.15, chamfer: 0.35 }, 0);
  for (const i of range(rows - 1)) across([[0.4, aisleY(i)], [plateWidth - 0.4, aisleY(i)]], 4); // biome-ignore format: one aisle a line
  for (const i of range(columns - 1)) across([[aisleX(i), 0.4], [aisleX(i), plateDepth - 0.4]], 3); // biome-ignore format: one aisle a line

  const [liveX, liveY, front] = [aisleX(Math.max(0, columns - 2)), aisleY(rows - 2), plateDepth - 0.55];
  view.line(
    [
      [liveX, front, 0],
      [liveX, liveY, 0],
      [0.4, liveY, 0],
    ],
    'live',
  );
  const most = featured ? 3 : 2;
  const placed: PartKind[] = [];
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      let kind: PartKind;
      do kind = bag[below(random, bag.length)] ?? 'racks';
      while (kind === placed.at(-1) || placed.filter((other) => other === kind).length >= most);
      placed.push(kind);
      const build: Build = builds[kind];
      build(view, columnX(column), rowY(row), random);
    }
  }
  sheet.liveNode(view.project(liveX, front));
}

import { Axonometric } from '../axonometric.ts';
import type { Point3 } from '../geometry.ts';
import { route } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { below, type Random } from '../random.ts';
import { margin, type RecordDraft, range } from './paper.ts';

const [wide, deep, tall] = [8.4, 6, 5];

/** Whitepaper: four or five exploded sheets, the uppermost written, the others wired. */
export function drawSheets({ sheet, random, width, height }: RecordDraft): void {
  const count = 4 + below(random, 2);
  const scale = Math.min(20, ((height - margin * 2) / 244) * 20);
  const view = new Axonometric(
    {
      originX: width / 2 - ((wide - deep) * scale) / 2,
      originY: height / 2 - ((wide + deep) * scale) / 4 + (tall * scale) / 2,
      scale,
    },
    sheet,
  );
  const gap = tall / (count - 1);
  const live = below(random, count - 1);
  for (const i of range(count)) {
    const z = i * gap;
    if (i > 0) {
      for (const [x, y] of [
        [0, deep],
        [wide, deep],
        [wide, 0],
      ] as const) {
        view.line(
          [
            [x, y, z - gap],
            [x, y, z],
          ],
          'centre',
        );
      }
    }
    view.polygon(rectangle(0, z), 'part', 'top');
    view.polygon(rectangle(0.35, z), 'inner');
    const split = 2.2 + random() * 3;
    if (i === count - 1) writeSheet(view, z, split, random);
    else wireSheet(view, z, random);
    if (i === live + 1) {
      // Up through the sheet above, so that the line is seen to join the two.
      const [x, y] = [wide - 0.9, deep - 0.5];
      const foot = view.project(x, y, live * gap);
      const [, joint] = view.project(x, y, z);
      const edge = view.project(wide - 0.9, deep, z);
      sheet.line([foot, [foot[0], Math.max(joint, edge[1])]], 'live').liveNode(foot);
    }
  }
}

function rectangle(inset: number, z: number): Point3[] {
  const [right, front] = [wide - inset, deep - inset];
  return onLevel(z, [inset, inset], [right, inset], [right, front], [inset, front]);
}

function writeSheet(view: Axonometric, z: number, split: number, random: Random): void {
  const lines = range(9).map((i) =>
    onLevel(z, [0.9, 1.6 + i * 0.42], [0.9 + (split - 0.4) * (0.6 + random() * 0.4), 1.6 + i * 0.42]),
  );
  const [left, right, head, foot] = [split + 1.3, wide - 0.9, 1.6, deep - 0.9];
  const columns = range(5).map((i) => {
    const x = left + ((right - left) * (i + 1)) / 6;
    return onLevel(z, [x, foot], [x, foot - (deep - 2.6) * (0.2 + random() * 0.7)]);
  });
  const title = onLevel(z, [0.9, 0.95], [split + 1, 0.95]);
  const chart = onLevel(z, [left, head], [right, head], [right, foot], [left, foot], [left, head]);
  view.lines([title, chart, ...columns], 'detail');
  view.lines(lines, 'hatchMiddle');
}

function wireSheet(view: Axonometric, z: number, random: Random): void {
  for (const i of range(4)) {
    const y = 0.8 + i * 1.2;
    const turn = 2 + random() * 2;
    const path = [
      [0.6, y],
      [turn, y],
      [turn, y + 0.7],
      [wide - 0.6, y + 0.7],
    ] as const;
    route(view, { path, count: 2, pitch: 0.18, chamfer: 0.3 }, z);
  }
}

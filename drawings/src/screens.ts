import { type Axonometric, type Block, type Face, onFace } from './axonometric.ts';
import { level } from './figures/paper.ts';
import type { Point, Point3 } from './geometry.ts';
import { box } from './parts.ts';
import type { Random } from './random.ts';

/** Application on a screen. */
export type ScreenKind = 'shop' | 'chart' | 'list' | 'chat' | 'wave';

type Stroke = readonly Point[];

/** Area of a screen below its title bar, in plate units along and up the face. */
interface Pane {
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly head: number;
}

interface Wireframe {
  readonly shapes: Stroke[];
  readonly words: Stroke[];
}

function frame(x: number, y: number, width: number, height: number): Stroke {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

const drawings: Record<ScreenKind, (pane: Pane, random: Random) => Wireframe> = {
  shop({ left, right, foot, head }) {
    const gap = 0.14;
    const width = (right - left - gap * 2) / 3;
    const height = (head - foot - gap) / 2;
    const cells = [0, 1, 2].flatMap((i) =>
      [0, 1].map((j): Point => [left + i * (width + gap), foot + j * (height + gap)]),
    );
    return {
      shapes: cells.map(([x, y]) => frame(x, y, width, height)),
      words: cells.map(([x, y]) => level(x + 0.08, x + width * 0.7, y + 0.12)),
    };
  },
  chart({ left, right, foot, head }, random) {
    const step = (right - left) / 7;
    const columns = Array.from({ length: 7 }, (_, i): Stroke => {
      const top = foot + (head - foot) * (0.25 + 0.7 * random());
      const [from, to] = [left + step * (i + 0.3), left + step * (i + 0.8)];
      return [
        [from, foot],
        [from, top],
        [to, top],
        [to, foot],
      ];
    });
    const axes: Stroke = [
      [left, head],
      [left, foot],
      [right, foot],
    ];
    return { shapes: [axes, ...columns], words: [] };
  },
  list({ left, right, foot, head }, random) {
    const step = (head - foot) / 5;
    const rows = Array.from({ length: 5 }, (_, i) => foot + i * step);
    const room = right - left - 0.5;
    return {
      shapes: rows.map((y) => frame(left, y + 0.05, 0.22, step - 0.12)),
      words: rows.flatMap((y) => [
        level(left + 0.36, left + 0.36 + room * (0.5 + random() * 0.5), y + step * 0.6),
        level(left + 0.36, left + 0.36 + room * (0.3 + random() * 0.4), y + step * 0.3),
      ]),
    };
  },
  chat({ left, right, foot, head }) {
    const step = (head - foot) / 3;
    const width = (right - left) * 0.68;
    const bubbles = [0, 1, 2].map((i): Point => [i % 2 ? right - width : left, foot + i * step]);
    return {
      shapes: bubbles.map(([x, y]) => frame(x, y + 0.06, width, step - 0.14)),
      words: bubbles.flatMap(([x, y]) => [
        level(x + 0.1, x + width * 0.8, y + step * 0.6),
        level(x + 0.1, x + width * 0.5, y + step * 0.36),
      ]),
    };
  },
  wave({ left, right, foot, head }) {
    const middle = (foot + head) / 2;
    const curve = Array.from({ length: 31 }, (_, i): Point => {
      const u = i / 30;
      return [left + (right - left) * u, middle + Math.sin(u * 14) * Math.sin(u * 3.1) * (head - foot) * 0.42];
    });
    return { shapes: [curve], words: [level(left, right, middle)] };
  },
};

/** Draws a thin upright panel with the wireframe of an application on its left or right face. */
export function screen(
  view: Axonometric,
  block: Block,
  face: Exclude<Face, 'top'>,
  kind: ScreenKind,
  random: Random,
): void {
  box(view, block);
  const place = onFace(block, face);
  const width = face === 'left' ? block.width : block.depth;
  const margin = 0.16;
  const bar = block.height - margin - 0.28;
  const dots = [0, 1, 2].map((i) => level(margin + 0.12 + i * 0.16, margin + 0.18 + i * 0.16, bar + 0.14));
  const { shapes, words } = drawings[kind](
    { left: margin + 0.16, right: width - margin - 0.16, foot: margin + 0.16, head: bar - 0.18 },
    random,
  );
  const lay = (stroke: Stroke): Point3[] => stroke.map(([u, v]) => place(u, v));
  const rim = frame(margin, margin, width - margin * 2, block.height - margin * 2);
  view.lines([rim, level(margin, width - margin, bar), ...shapes].map(lay), 'detail');
  view.lines([...dots, ...words].map(lay), 'hatchMiddle');
}

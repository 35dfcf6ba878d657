import { type Axonometric, type Block, type Face, onFace } from './axonometric.ts';
import type { Point, Point3 } from './geometry.ts';
import { box } from './parts.ts';
import type { Random } from './random.ts';

/** Application on a screen. */
export type ScreenKind = 'shop' | 'chart' | 'list' | 'chat' | 'wave' | 'login' | 'consent';

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

const level = (from: number, to: number, y: number): Stroke => [
  [from, y],
  [to, y],
];

/** Returns a circle, or a shape with round ends if it is wider than high. */
function round(x: number, y: number, width: number, height: number): Stroke {
  const radius = height / 2;
  const end = (cx: number, from: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = from + (Math.PI * i) / 8;
      return [cx + Math.cos(angle) * radius, y + radius + Math.sin(angle) * radius];
    });
  const corners = [...end(x + width - radius, -Math.PI / 2), ...end(x + radius, Math.PI / 2)];
  return [...corners, ...corners.slice(0, 1)];
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
  /** An avatar above fields for name and password, and a button. */
  login({ left, right, foot, head }) {
    const high = (head - foot) / 5.4;
    const [middle, inset] = [(left + right) / 2, (right - left) * 0.12];
    const wide = right - left - inset * 2;
    const field = (row: number) => frame(left + inset, foot + row * high * 1.35, wide, high);
    const dots = Array.from({ length: 5 }, (_, i) =>
      level(left + inset + 0.14 + i * 0.2, left + inset + 0.22 + i * 0.2, foot + high * 1.85),
    );
    const top = head - high * 1.2;
    return {
      shapes: [field(0), field(1), field(2), round(middle - high * 0.45, top, high * 0.9, high * 0.9)],
      words: [
        ...dots,
        level(left + inset + 0.14, left + inset + wide * 0.6, foot + high * 3.2),
        ...[0.25, 0.42, 0.58, 0.75].map((y) => level(left + inset + 0.04, right - inset - 0.04, foot + high * y)),
      ],
    };
  },
  /** Three consents with switches; the middle one is off. */
  consent({ left, right, foot, head }) {
    const step = (head - foot) / 3;
    const [wide, high] = [step * 0.9, step * 0.5];
    const rows = [0, 1, 2].map((i) => foot + i * step + step * 0.2);
    const isOn = (i: number) => i !== 1;
    return {
      shapes: rows.flatMap((y, i) => [
        round(right - wide, y, wide, high),
        round(isOn(i) ? right - high * 0.86 : right - wide + high * 0.14, y + high * 0.14, high * 0.72, high * 0.72),
      ]),
      words: rows.flatMap((y, i) => [
        level(left, right - wide - 0.16, y + high * 0.75),
        level(left, right - wide - 0.5, y + high * 0.25),
        ...(isOn(i) ? [0.35, 0.5, 0.65].map((v) => level(right - wide + high * 0.3, right - high, y + high * v)) : []),
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

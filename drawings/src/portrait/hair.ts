import { type Point, smooth } from '../geometry.ts';
import { type Draft, washOf } from './draft.ts';
import { between, type Line, lengthOf, stretch, swell } from './lines.ts';

/** A lock of hair. Its strands run between two curves, which start at the roots. */
interface Lock {
  readonly one: Line;
  readonly other: Line;
  readonly strands: number;
  /** Shares of the length between which strands are drawn. Default 0 to 1. */
  readonly from?: number;
  readonly to?: number;
  /** Line of the tips between the ends of the two curves. Default: a straight line. */
  readonly tips?: Line;
}

interface Style {
  /** Later locks lie over earlier ones. */
  readonly locks: readonly Lock[];
  /** Center and radius of a knot at the back of the head. */
  readonly knot?: readonly [Point, number];
  /** Outline of an area with curls instead of strands. */
  readonly curls?: Line;
  /** Whether the hair covers the ear. */
  readonly hidesEar?: boolean;
}

const crown: Line = [[147, 52.6], [149, 45], [145, 36.6], [135, 31], [121, 28], [106, 27.4], [90, 29.4], [74, 35], [60, 45.4], [50, 59.6], [45.6, 76], [46.4, 94], [50.4, 109], [57, 121.6], [63.6, 133]]; // biome-ignore format: points
const close: Line = [[140, 45], [134, 38], [124, 33.6], [110, 30.6], [94, 31.6], [77, 37], [62.4, 47.6], [52.6, 61.4], [48.4, 77], [48.8, 94], [52.4, 109], [58.4, 121], [64, 132]]; // biome-ignore format: points

/** In front of the ear. */
const sideburn: Lock = { one: [[112, 80], [109.6, 87], [110.8, 97], [113.4, 108]], other: [[128, 73], [121, 82], [118.2, 93], [114.2, 108.4]], strands: 3, from: 0.1, to: 0.98 }; // biome-ignore format: points

export const styles = {
  /** Short, brushed back from a high temple. */
  crop: {
    locks: [
      { one: crown, other: [[147, 52.6], [142.4, 56.4], [138, 63], [131, 71.4], [122, 79], [112, 83], [101, 83.6], [93.4, 88.6], [88.8, 99], [88, 110], [85.6, 122], [80, 130], [72, 134.4], [63.6, 133]], strands: 11, from: 0.03, to: 0.97 },
      sideburn,
    ],
  },
  /** Close to the skull, and thin. */
  buzz: {
    locks: [
      { one: close, other: [[140, 45], [136.6, 48.6], [135, 54], [133, 62], [128.6, 70], [121, 78], [112, 83], [101, 83.6], [93.4, 88.6], [88.8, 99], [88, 110], [84.6, 121], [78, 129], [71, 132.6], [64, 132]], strands: 9, from: 0.04, to: 0.96 },
      sideburn,
    ],
  },
  /** Longer on top, combed from a side parting. */
  parting: {
    locks: [
      { one: [[122, 58], [100, 54], [80, 58], [64, 70], [52, 88], [52, 106], [59, 121], [65, 132]], other: [[134, 71], [124, 78], [112, 83], [101, 83.6], [93.4, 88.6], [88.8, 99], [88, 110], [85, 122], [78, 130], [65, 132]], strands: 6 },
      sideburn,
      { one: [[151.4, 58], [156, 48], [152, 36.6], [141, 29], [125, 26], [107, 26.4], [89, 29.6], [72, 37], [58, 49], [49, 64], [46, 80], [47.4, 96], [52, 107]], other: [[151.4, 58], [142, 61], [135.4, 68.4], [127, 68], [114, 63], [100, 61], [86, 63.4], [73, 70.4], [63, 81], [55.4, 94], [52, 107]], strands: 10, from: 0.02, to: 0.95 },
    ],
  },
  /** Short and swept forward over the forehead. */
  swept: {
    locks: [
      { one: [[96, 30], [78, 34.6], [62.4, 45], [51.4, 59.6], [46.6, 77], [47.4, 95], [51.6, 110], [58, 122], [63, 135]], other: [[96, 30], [100, 46], [101, 64], [99, 80], [92, 90], [88, 101], [87, 113], [83, 124], [76, 132], [63, 135]], strands: 10, from: 0.05, to: 0.96 },
      { one: [[92, 30], [106, 26.6], [122, 27], [137, 31.6], [149, 40.6], [156.6, 53], [158, 66]], other: [[92, 30], [97, 48], [99, 66], [102, 79], [108, 88], [111.4, 98], [113, 110]], tips: smooth([[158, 66], [149, 70.6], [139.6, 78], [130, 88.6], [121, 100], [113, 110]], false, 4), strands: 10, from: 0.04, to: 0.9 },
    ],
  },
  /** To the jaw, parted. */
  bob: {
    hidesEar: true,
    locks: [
      { one: [[124, 29.4], [137, 32.6], [147.4, 41], [152.6, 53], [151, 61]], other: [[124, 29.4], [124, 44], [118, 60], [113, 76], [112, 97]], tips: smooth([[151, 61], [140, 69], [128, 82], [120.6, 99], [112, 97]], false, 4), strands: 6, from: 0.05, to: 0.9 },
      { one: [[128, 29], [110, 26.4], [92, 28], [74, 34], [59, 45.6], [48.6, 61], [43.4, 80], [42.6, 100], [45, 120], [51, 138], [60, 152]], other: [[128, 29], [127, 44], [123, 60], [119, 77], [118.6, 95], [119.6, 114], [118, 132], [112, 147], [103, 158.4]], tips: smooth([[60, 152], [72, 157.6], [88, 160], [103, 158.4]], false, 4), strands: 14, from: 0.03, to: 0.98 },
    ],
  },
  /** Down over the shoulder, tucked behind the ear. */
  long: {
    locks: [
      { one: [[126, 29], [139, 32.6], [149, 41], [153, 52], [148, 63], [137, 72], [124, 79.6], [112, 83.6], [100, 88]], other: [[126, 29], [124, 44], [118, 58], [110, 70], [98, 82]], strands: 6, from: 0.04, to: 0.98 },
      { one: [[130, 29], [112, 25.8], [93, 27], [74, 33], [58, 44.6], [47, 61], [41, 81], [38.6, 103], [37.4, 126], [36.6, 150], [36.4, 175], [40, 198], [50, 214]], other: [[130, 29], [128, 44], [122, 60], [114, 74], [104, 81.6], [95, 85], [90.6, 94], [91, 106], [95, 118], [99.6, 128], [102.6, 142], [104, 158], [104, 176], [103, 199], [95, 220]], tips: smooth([[50, 214], [62, 224.6], [79, 228], [95, 220]], false, 4), strands: 15, from: 0.02, to: 0.98 },
    ],
  },
  /** Drawn back into a knot. */
  knot: {
    knot: [[46, 117], 18.5],
    locks: [
      { one: [[148.6, 54], [147, 43], [137.6, 34.4], [123, 29.4], [106, 28.2], [89, 30.4], [73, 36.4], [60, 47], [51, 61.4], [47, 78], [46.6, 93], [47.6, 106]], other: [[140.4, 63], [135.4, 71], [129, 78], [121.4, 83], [112.6, 85.4], [103, 86], [95.4, 90], [90.4, 99], [88, 110], [83, 120.6], [75, 127.4], [66, 128], [58, 121]], strands: 13, from: 0.02, to: 0.98 },
    ],
  },
  /** Close curls. */
  curls: {
    curls: [[150, 58], [152, 46], [144, 36], [130, 30.6], [114, 28.4], [98, 29], [82, 32.4], [66, 39.4], [53, 50.6], [44.6, 65], [41, 82], [42.6, 99], [48, 114], [56.6, 126.6], [66, 136], [76, 134], [83, 124.6], [87.4, 112.6], [88.4, 100], [93, 90], [101, 86], [109.4, 89], [112.4, 98], [117.4, 98], [119.4, 88], [125, 80.4], [132, 73], [136.4, 64.6], [143, 59.6]],
    locks: [],
  },
} satisfies Record<string, Style>; // biome-ignore format: outlines are read as rows of points

export const styleOf = (name: keyof typeof styles): Style => styles[name];

/** Draws a lock: its area, its strands, which get heavier toward the curve `other`, and its edges. */
function drawLock({ sheet, traits: { tones = {} }, small }: Draft, lock: Lock): void {
  const [one, other] = [smooth(lock.one, false, 5), smooth(lock.other, false, 5)];
  const hair = tones.hair ?? 0;
  const tips = lock.tips ?? [];
  sheet.polygon([...one, ...tips, ...other.toReversed()], null, washOf(hair));
  const count = small ? Math.ceil(lock.strands / 3) : lock.strands;
  const strands = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1);
    // Neighboring strands start and end at different points.
    const shift = [0, 0.09, 0.04][i % 3] ?? 0;
    const whole: [number, number] = [(lock.from ?? 0) + shift, (lock.to ?? 1) - (0.09 - shift)];
    return swell(between(one, other, share, whole), (small ? 1.9 : 0.75) + share * (small ? 0.5 : 0.85), 0.6);
  });
  for (const strand of strands) sheet.polygon(strand, null, hair > 3 ? 'hairLight' : 'inkSoft');
  sheet
    .line(one, small ? 'outline' : 'contour')
    .line(other, 'part')
    .line([one.at(-1) as Point, ...tips, other.at(-1) as Point], 'part');
  // The underside of the lock is in the shade.
  if (!small) sheet.polygon(swell(stretch(other, 0.1, 0.95, 40), 1.5), null, 'inkSoft');
}

function drawKnot({ sheet, traits: { tones = {} }, small }: Draft, [[x, y], radius]: readonly [Point, number]): void {
  const ring = (share: number, from: number, to: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share * 0.94];
    });
  sheet.polygon(ring(1, 0, 360), small ? 'outline' : 'contour', washOf(tones.hair));
  const pen = (tones.hair ?? 0) > 3 ? 'hairLight' : 'inkSoft';
  const shares = small ? [0.5] : [0.82, 0.64, 0.46, 0.28];
  for (const [i, share] of shares.entries())
    sheet.polygon(swell(ring(share, 150 + i * 24, 350 + i * 30), small ? 1.9 : 1.1), null, pen);
}

/** Draws a scalloped outline with rows of arcs inside. */
function drawCurls({ sheet, traits: { tones = {} }, small }: Draft, outline: Line): void {
  const edge = smooth(outline, true, 6);
  const size = small ? 13 : 8.6;
  const count = Math.round(lengthOf(edge) / size);
  const roots = stretch([...edge, edge[0] as Point], 0, 1, count);
  const scallops = roots.slice(1).flatMap((to, i): Point[] => {
    const from = roots[i] as Point;
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [ox, oy] = [mx - 94, my - 80];
    const off = (size * 0.36) / Math.hypot(ox, oy);
    return smooth([from, [mx + ox * off, my + oy * off], to], false, 4).slice(0, -1);
  });
  sheet.polygon(scallops, small ? 'outline' : 'contour', washOf(tones.hair));
  const pen = (tones.hair ?? 0) > 3 ? 'hairLight' : 'inkSoft';
  const isInside = ([x, y]: Point) => {
    let inside = false;
    for (const [i, [bx, by]] of edge.entries()) {
      const [ax, ay] = edge.at(i - 1) as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  };
  const step = small ? 15 : 9.4;
  for (let row = 0; row < 14; row++)
    for (let column = 0; column < 16; column++) {
      const [x, y] = [40 + (column + (row % 2) / 2) * step, 34 + row * step * 0.82];
      const r = step * 0.42;
      if (
        ![
          [x - r, y],
          [x + r, y],
          [x, y + r],
          [x, y - r * 1.4],
        ].every((p) => isInside(p as unknown as Point))
      )
        continue;
      const turn = (((row * 7 + column * 5) % 8) * Math.PI) / 4;
      const arc = Array.from({ length: 9 }, (_, i): Point => {
        const angle = turn + (i / 8) * Math.PI * 1.25;
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      });
      sheet.polygon(swell(arc, small ? 1.9 : 1.05), null, pen);
    }
}

/** Draws the hair, which covers parts of the head that are already drawn. */
export function drawHair(draft: Draft): void {
  const style = styleOf(draft.traits.hair);
  if (style.knot) drawKnot(draft, style.knot);
  for (const lock of style.locks) drawLock(draft, lock);
  if (style.curls) drawCurls(draft, style.curls);
}

import { Axonometric, type View } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { plateDepth, plateWidth } from './plate.ts';
import { drawPlate, letterPlate, type PlateKind } from './plates.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const [width, height, scale] = [664, 404, 20.5];

/** Where the plate lies on that paper. */
export const detailView: View = { originX: width / 2 - ((plateWidth - plateDepth) * scale) / 2, originY: 100, scale };

/** What the balloons a, b and c point at, in the plate's own units. */
const keyed: Record<PlateKind, readonly Point3[]> = {
  core: [
    [1.8, 8.8, 2.3],
    [11.7, 7.8, 2.4],
    [12.9, 2.2, 1.5],
  ],
  bus: [
    [2, 8.4, 0.42],
    [10.6, 6.9, 0.9],
    [12.5, 1.7, 0.42],
  ],
  ai: [
    [2.6, 8.1, 1.2],
    [11.2, 7.4, 0.75],
    [11.9, 1.2, 0],
  ],
  cx: [
    [1.6, 8.9, 0.58],
    [6.4, 2.42, 1.2],
    [13.42, 3.9, 1.2],
  ],
};

/** Sizes of balloons in drawing units. The larger set stays legible where the drawing is shown at about half size. */
const balloonSizes = {
  keys: { y: 34, radius: 13, dot: 2.6, letter: 15 },
  'keys-small': { y: 34, radius: 20, dot: 4.5, letter: 22 },
} as const;

/**
 * A detail of What We Build, 664 × 404: `d` is the plate, `keys` its lettering and the balloons a,
 * b, c on vertical leaders, `keys-small` the balloons for phones. Show `d` and one of the two, or `d` alone.
 */
export function plateDrawing(kind: PlateKind): Drawing {
  const view = new Axonometric(detailView);
  drawPlate(view, kind);
  const balloons = (id: keyof typeof balloonSizes) => {
    const { y, radius, dot, letter } = balloonSizes[id];
    const sheet = new Sheet();
    if (id === 'keys') letterPlate(new Axonometric(view.view, sheet), kind);
    keyed[kind].forEach((part, i) => {
      const [x, foot] = view.project(...part);
      const leader = [
        [x, foot],
        [x, y],
      ] as const;
      sheet.line(leader, 'casing').line(leader, 'leader').circle([x, foot], dot, null, 'ink');
      sheet.circle([x, y], radius, 'part', 'top');
      sheet.text([x, y + letter * 0.35], 'abc'.charAt(i), { size: letter, anchor: 'middle', weight: 600 });
    });
    return sheet.toString();
  };
  return {
    viewBox: [0, 0, width, height],
    groups: [
      { id: 'd', markup: view.sheet.toString() },
      { id: 'keys', markup: balloons('keys') },
      { id: 'keys-small', markup: balloons('keys-small') },
    ],
  };
}

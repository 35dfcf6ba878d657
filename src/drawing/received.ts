import { Axonometric } from './axonometric.ts';
import type { Point } from './geometry.ts';
import { chamferLine } from './geometry.ts';
import { drawPlate } from './plates.ts';
import type { Drawing } from './svg.ts';

/** The conductor on plate 04 that a message comes in by, from its end to the hub. */
const incoming: readonly Point[] = [
  [0.5, 9.9],
  [4.6, 9.9],
  [4.6, 8.4],
  [7, 8.4],
];

/**
 * What the contact page shows once a message is sent: plate 04, and one live line that comes in from the page and ends at
 * the hub.
 *
 * @param size `wide`: 1280 × 600, the line enters at the left edge, level with (0, 399); `phone`: 374 × 330 with the
 * origin at (−12, −60), the line enters from above at x −9.
 */
export function receivedDrawing(size: 'wide' | 'phone'): Drawing {
  const wide = size === 'wide';
  const view = new Axonometric(
    wide ? { originX: 950, originY: 258, scale: 22 } : { originX: 156, originY: 84, scale: 13 },
  );
  drawPlate(view, 'cx');
  const line = chamferLine(incoming, 0.36).map(([x, y]) => view.project(x, y, 0));
  const [x, y] = view.project(0.5, 9.9, 0);
  const approach: Point[] = wide
    ? [
        [6, y],
        [x, y],
      ]
    : [
        [-9, -60],
        [-9, y],
        [x, y],
      ];
  const { sheet } = view;
  sheet.line(approach, 'casingWide').line([...approach, ...line], 'live');
  if (wide) sheet.circle([6, y], 5, 'live', 'top');
  sheet.liveNode(view.project(7, 8.4, 0), wide ? 12 : 9, wide ? 5 : 4);
  return {
    viewBox: wide ? [0, 0, 1280, 600] : [-12, -60, 374, 330],
    groups: [{ id: 'd', markup: sheet.toString() }],
  };
}

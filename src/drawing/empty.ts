import type { Point } from './geometry.ts';
import { dimensionLine } from './measure.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';
import { alongEllipse } from './traces.ts';

/** Nothing found: an open circuit, 640 × 220, for the hub of resources. It has no live node. */
export function openCircuitDrawing(): Drawing {
  const sheet = new Sheet();
  const y = 110;
  const level = (from: number, to: number, at: number): Point[] => [
    [from, at],
    [to, at],
  ];
  const bundle = [-2, -1, 0, 1, 2].flatMap((k) => [level(64, 230, y + k * 5), level(410, 576, y + k * 5)]);
  sheet.lines(bundle, 'detail');
  // Each ends on a bar, from which one line goes to the switch.
  for (const [bar, node] of [
    [230, 243],
    [410, 397],
  ] as const)
    sheet.lines(
      [
        [
          [bar, y - 14],
          [bar, y + 14],
        ],
        level(bar, node, y),
      ],
      'outline',
    );
  for (const x of [8, 576]) sheet.rectangle(x, y - 30, 56, 60, 'part', 'top');
  sheet.lines([level(18, 50, y - 12), level(18, 40, y - 2), level(18, 46, y + 8)], 'detail');
  sheet.circle([604, y], 14, 'detail').circle([604, y], 5, 'detail');

  // The blade of the switch, the arc that it swings along, and the gap it leaves, measured.
  const [hinge, contact] = [250, 390];
  const tip: Point = [372, y - 52];
  const reach = Math.hypot(tip[0] - hinge, tip[1] - y);
  const swing = Math.atan2(tip[1] - y, tip[0] - hinge);
  sheet.line(alongEllipse([hinge, y], reach, reach, swing + 0.05, 0, 12), 'existing');
  sheet.line([[hinge, y], tip], 'outline');
  for (const x of [hinge, contact]) sheet.circle([x, y], 7, 'terminal', 'top');
  sheet.line(level(hinge + 7, contact - 7, y), 'existing');
  sheet.line(
    [
      [320, 20],
      [320, 156],
    ],
    'centre',
  );
  dimensionLine(sheet, [hinge + 7, contact - 7], 176, { text: 'open', size: 18, drop: 8 });
  return { viewBox: [0, 0, 640, 220], groups: [{ id: 'd', markup: sheet.toString() }] };
}

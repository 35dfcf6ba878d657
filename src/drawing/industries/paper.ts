import type { Point } from '../geometry.ts';
import { level, range, upright } from '../records/paper.ts';
import type { Sheet } from '../sheet.ts';

/** Higher than a record's: beside a part's words it fills its cell. */
export const paper = { width: 480, height: 360 } as const;
export const [left, right] = [20, paper.width - 20];
/** Lettering: 12 px and more where a phone shows the paper 346 px wide. */
export const size = 17;

/** A truck or van on its wheels, its nose at the right. `x` and `y` are its left end and the ground. */
export function truck(sheet: Sheet, [x, y]: Point, long: number, high: number): void {
  const [cab, foot] = [high * 0.62, y - high * 0.16];
  sheet.rectangle(x, y - high, long - cab - 2, foot - y + high, 'outline', 'top');
  const nose = x + long;
  const front: Point[] = [
    [nose - cab, y - high * 0.82],
    [nose - cab * 0.38, y - high * 0.82],
    [nose, y - high * 0.46],
    [nose, foot],
    [nose - cab, foot],
  ];
  sheet.polygon(front, 'outline', 'top').line(level(nose - cab * 0.62, nose - cab * 0.04, y - high * 0.46), 'detail');
  for (const at of [x + high * 0.3, nose - cab * 0.5]) {
    sheet.circle([at, foot], high * 0.17, 'outline', 'top').circle([at, foot], high * 0.06, 'detail');
  }
}

/** Ticks below an axis, every `major` one long. */
export function ticks(
  sheet: Sheet,
  [from, to]: readonly [number, number],
  y: number,
  count: number,
  major: number,
): void {
  const at = (i: number) => from + ((to - from) * i) / count;
  sheet.line(level(from, to, y), 'outline');
  sheet.lines(
    range(count + 1).map((i) => upright(at(i), y, y + (i % major ? 6 : 12))),
    'detail',
  );
}

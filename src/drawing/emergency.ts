import { hatching, type Point } from './geometry.ts';
import { measureInset } from './measure.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const [width, height] = [1304, 112];
/** Where the fourth hour and the next billing cycle stand on the axis: the text of the section keeps to them. */
const [resolution, credits] = [560, 928];
const hours = 4;

const upright = (x: number, from: number, to: number): Point[] => [
  [x, from],
  [x, to],
];

/**
 * The emergency guarantee on one line, 1304 × 112 (spec 9.4): four hours to scale, the first fifteen minutes of them hatched
 * closely, then a break and the next billing cycle. Leaders come down from the words above.
 */
export function emergencyDrawing(): Drawing {
  const sheet = new Sheet();
  const [start, axis] = [measureInset, 68];
  const at = (time: number) => start + (resolution * time) / hours;
  const [response, end, cycle] = [at(0.25), at(hours), start + credits];
  const breakAt = (end + cycle) / 2 - 16;

  sheet.lines(
    [response, end, cycle].map((x) => upright(x, 0, axis)),
    'dimension',
  );
  sheet.rectangle(start, axis - 18, response - start, 18, 'span', 'top');
  sheet.lines(hatching(start, axis - 18, response - start, 18, 4.5), 'hatchStrong');
  sheet.rectangle(response, axis - 18, end - response, 18, 'detail', 'top');
  sheet.lines(hatching(response, axis - 18, end - response, 18, 14), 'hatchMiddle');
  sheet.lines(
    [
      [
        [start, axis],
        [breakAt, axis],
        [breakAt + 6, axis - 10],
        [breakAt + 14, axis + 10],
        [breakAt + 20, axis - 10],
        [breakAt + 26, axis + 4],
        [breakAt + 32, axis],
        [width - measureInset, axis],
      ],
    ],
    'outline',
  );
  const perHour = 12;
  sheet.lines(
    Array.from({ length: hours * perHour + 1 }, (_, i) =>
      upright(at(i / perHour), axis, axis + (i % perHour === 0 ? 14 : i % 3 === 0 ? 9 : 5)),
    ),
    'detail',
  );
  for (const x of [response, end, cycle]) sheet.circle([x, axis], 5, 'terminal', 'top');
  sheet.circle([start, axis], 10, null, 'top').liveNode([start, axis], 10, 4.5);

  const label = (x: number, text: string, anchor: 'start' | 'middle' | 'end' = 'middle') =>
    sheet.text([x, axis + 36], text, { size: 16, anchor });
  label(response, '15 min');
  for (const hour of [1, 2, 3, 4]) label(at(hour), `${hour} h`);
  label(cycle, 'Next billing cycle', 'start');
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

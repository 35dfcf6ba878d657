import { hatching, type Point } from '../geometry.ts';
import { below } from '../random.ts';
import { level, type RecordDraft, range, squaredPaper, upright } from './paper.ts';

/** Research report: hatched columns, the peak marked; where the figures are known, `drawFigure` letters them. */
export function drawColumns({ sheet, random, width, height }: RecordDraft): void {
  squaredPaper(sheet, { width, height });
  const count = 7 + below(random, 4);
  const [left, right, foot] = [60, width - 50, height - 46];
  const step = (right - left) / count;
  let value = 0.25 + random() * 0.2;
  const heights = range(count).map(() => {
    value = Math.max(0.12, Math.min(0.92, value + (random() - 0.3) * 0.2));
    return value * Math.max(height - 130, height * 0.48);
  });
  const peak = count - 2 - below(random, 3);
  heights[peak] = Math.max(...heights) + 8;

  heights.forEach((tall, i) => {
    const [x, wide] = [left + i * step + step * 0.18, step * 0.64];
    sheet.rectangle(x, foot - tall, wide, tall, 'part', 'top');
    const strong = i === peak;
    sheet.lines(hatching(x, foot - tall, wide, tall, strong ? 4 : 8), strong ? 'hatchStrong' : 'hatchMiddle');
  });
  sheet.line(level(left - 20, right + 20, foot), 'outline');
  const ticks = range(41).map((i) => upright(left + ((right - left) * i) / 40, foot, foot + (i % 5 ? 5 : 10)));
  sheet.lines(ticks, 'detail');

  const top: Point = [left + peak * step + step * 0.5, foot - (heights[peak] ?? 0)];
  sheet.line(level(left - 20, top[0] - step * 0.32, top[1]), 'detail');
  sheet.liveNode(top);
}

import { hatching, type Point } from '../geometry.ts';
import { below, type Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { level, margin, type RecordDraft, range, upright } from './paper.ts';

const stepCount = 24;

/** The row that a trace is drawn in. */
interface Row {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly left: number;
  /** Width of one step. */
  readonly step: number;
  readonly high: number;
  readonly low: number;
}

/** Webinar or video: a timing diagram of 24 steps, a clock, switching traces, one of them live, and a wave. */
export function drawTiming({ sheet, random, width, height }: RecordDraft): void {
  const count = Math.max(3, Math.round((height - 80) / 33));
  const [left, right, top, ruler] = [74, width - margin, 54, margin + 9];
  const pitch = (height - margin - top) / count;
  const step = (right - left) / stepCount;
  const foot = top + count * pitch - 4;
  const steps = range(stepCount + 1).map((i) => left + i * step);
  sheet.lines(
    steps.map((x) => upright(x, ruler, foot)),
    'gridStrong',
  );
  sheet.lines(
    [...steps.map((x, i) => upright(x, ruler, ruler - (i % 4 ? 4 : 9))), level(left, right, ruler)],
    'detail',
  );

  const live = 1 + below(random, count - 2);
  const cursor = 6 + below(random, 13);
  for (const k of range(count)) {
    const y = top + k * pitch;
    const row: Row = { sheet, random, left, step, high: y + 4, low: y + 24 };
    sheet.rectangle(28, y + 6, 26, 16, 'detail').line(level(33, 38 + random() * 11, y + 14), 'detail');
    sheet.line(level(left, right, row.low + 4), 'inner');
    if (k === 0) drawClock(row);
    else if (k === count - 1) drawWave(row, k);
    else if (k === 3 && k !== live) drawData(row);
    else drawSwitching(row, k === live);
  }
  sheet.line(upright(left + cursor * step, margin, foot + 4), 'centre');
  sheet.liveNode([left + cursor * step, ruler]);
}

function drawClock({ sheet, left, step, high, low }: Row): void {
  const points = range(stepCount).flatMap((i): Point[] =>
    level(left + i * step, left + (i + 1) * step, i % 2 ? high : low),
  );
  sheet.line(points, 'detail');
}

function drawSwitching({ sheet, random, left, step, high, low }: Row, live: boolean): void {
  let up = random() > 0.5;
  let at = 0;
  const points: Point[] = [[left, up ? high : low]];
  while (at < stepCount) {
    at += Math.min(stepCount - at, 1 + below(random, 5));
    points.push([left + at * step, up ? high : low]);
    if (at < stepCount) {
      up = !up;
      points.push([left + at * step, up ? high : low]);
    }
  }
  sheet.line(points, live ? 'live' : 'part');
}

/** A bus whose contents change: cells with slanted ends. */
function drawData({ sheet, random, left, step, high, low }: Row): void {
  const middle = (high + low) / 2;
  for (let at = 0; at < stepCount; ) {
    const length = Math.min(stepCount - at, 2 + below(random, 5));
    const [from, to] = [left + at * step, left + (at + length) * step];
    sheet.polygon(
      [
        [from, middle],
        [from + 4, high],
        [to - 4, high],
        [to, middle],
        [to - 4, low],
        [from + 4, low],
      ],
      'detail',
      'top',
    );
    if (random() > 0.5) sheet.lines(hatching(from + 4, high, to - from - 8, low - high, 6), 'hatchMiddle');
    at += length;
  }
}

function drawWave({ sheet, random, left, step, high, low }: Row, k: number): void {
  const points = range(73).map((i): Point => {
    const u = i / 72;
    const swing = Math.sin(u * 30 + random() * 0.2) * Math.sin(u * 5 + k) * 10;
    return [left + u * stepCount * step, (high + low) / 2 - swing];
  });
  sheet.line(points, 'detail');
}

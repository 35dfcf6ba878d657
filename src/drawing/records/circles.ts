import type { Point } from '../geometry.ts';
import { below } from '../random.ts';
import { alongEllipse } from '../traces.ts';
import { level, margin, type RecordDraft, range, upright } from './paper.ts';

/** Thought leadership: circles with satellites, and a belt that runs from the largest to a smaller wheel. */
export function drawCircles({ sheet, random, width, height }: RecordDraft): void {
  const scale = (height - margin * 2) / 272;
  const centre: Point = [width / 2 - (70 - random() * 60) * scale, height / 2 + (random() - 0.5) * 16 * scale];
  const [cx, cy] = centre;
  const radii = [30, 56, 82, 106].map((radius) => (radius + random() * 8) * scale);
  const outer = radii[3] ?? 0;
  for (const radius of radii) sheet.circle(centre, radius, 'detail');
  const around = ([x, y]: Point, radius: number, angle: number): Point => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ];
  // Inside the rim, so that the belt lies on it.
  const ticks = range(72).map((i) => {
    const angle = (i * Math.PI) / 36;
    return [around(centre, outer, angle), around(centre, outer - (i % 6 ? 5 : 10) * scale, angle)];
  });
  const turn = random() * Math.PI * 2;
  const reach = outer + 14 * scale;
  sheet.lines(ticks, 'inner').lines([level(cx - reach, cx + reach, cy), upright(cx, cy - reach, cy + reach)], 'centre');

  const wheel: Point = [width / 2 + (150 + random() * 30) * scale, height / 2 - (60 - random() * 120) * scale];
  const small = (30 + random() * 14) * scale;
  const [wx, wy] = wheel;
  const arm = small + 14 * scale;
  sheet.circle(wheel, small, 'part', 'top').circle(wheel, small * 0.55, 'detail');
  sheet.lines([level(wx - arm, wx + arm, wy), upright(wx, wy - arm, wy + arm)], 'centre');

  // Outer tangents of two circles: the touching points lie at one angle from the line of centres. Between them the belt
  // lies on the rims.
  const bearing = Math.atan2(wy - cy, wx - cx);
  for (const thick of [0, 4 * scale]) {
    const lean = Math.acos((outer - small) / Math.hypot(wx - cx, wy - cy));
    const wrap = (middle: Point, radius: number, from: number, to: number) =>
      alongEllipse(middle, radius + thick, radius + thick, from, to, 49);
    const belt = [
      ...wrap(centre, outer, bearing + lean, bearing - lean + Math.PI * 2),
      ...wrap(wheel, small, bearing - lean, bearing + lean),
    ];
    sheet.polygon(belt, thick ? 'part' : 'detail');
  }

  const satellites = [0, 1, 2].flatMap((ring) =>
    range(2 + ring).map((i) => around(centre, radii[ring] ?? 0, turn + (i * Math.PI * 2) / (2 + ring) + ring)),
  );
  const live = satellites[below(random, satellites.length)] ?? centre;
  sheet.lines(
    satellites.slice(1).map((point, i) => [satellites[i] ?? point, point]),
    'inner',
  );
  for (const point of satellites.filter((other) => other !== live)) sheet.circle(point, 4, 'terminal', 'top');
  sheet
    .circle(centre, 12 * scale, 'part', 'top')
    .line([centre, live], 'live')
    .circle(centre, 4, 'terminal', 'top');
  sheet.liveNode(live);
}

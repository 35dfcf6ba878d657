import type { Point } from './geometry.ts';
import { randomFrom } from './random.ts';
import { level, range, squaredPaper, upright } from './records/paper.ts';
import { alongEllipse, Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const size = 240;
const head: Point = [120, 104];
const radius = 46;

/**
 * The plate that stands for a person until there is a photograph: squared paper, head and shoulders as circles with
 * their centre lines. The initials are set over the head by the page.
 *
 * @param id the person's id; it seeds what stands around the head. Without it the plate is plain.
 */
export function portraitDrawing(id?: string): Drawing {
  const sheet = new Sheet();
  const random = randomFrom(id ?? 'plain');
  const [cx, cy] = head;
  squaredPaper(sheet, { width: size, height: size });

  const rx = 84 + (id ? random() * 14 : 6);
  const ry = 72 + (id ? random() * 12 : 6);
  const shoulders = alongEllipse([cx, size], rx, ry, Math.PI, Math.PI * 2, 33);
  sheet.polygon(shoulders, 'part', 'top');
  const yOf = (x: number) => size - ry * Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2));
  if (id) {
    // Shading of one shoulder, or of both, at a pitch of the person's own.
    const pitch = 5 + random() * 3;
    const depth = 0.3 + random() * 0.3;
    const sides = random() < 0.34 ? [-1, 1] : [random() < 0.5 ? -1 : 1];
    for (const side of sides) {
      const lines = range(Math.floor((rx * depth) / pitch)).map((i) => {
        const x = cx + side * (rx - 3 - i * pitch);
        return upright(x, yOf(x), size);
      });
      sheet.lines(lines, 'hatchMiddle');
    }
    const drop = 16 + random() * 22;
    const collar: Point[] = [
      [cx - 20, yOf(cx - 20)],
      [cx, yOf(cx) + drop],
      [cx + 20, yOf(cx + 20)],
    ];
    sheet.line(collar, 'small');
    // A scale around the head, over a part of the circle.
    const ring = radius + 14 + random() * 12;
    const start = Math.PI * (0.9 + random() * 0.6);
    const sweep = Math.PI * (0.6 + random() * 0.5);
    const around = (angle: number, reach: number): Point => [
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach,
    ];
    const count = 18 + Math.floor(random() * 14);
    const angles = range(count + 1).map((i) => start + (sweep * i) / count);
    sheet.line(
      angles.map((angle) => around(angle, ring)),
      'detail',
    );
    sheet.lines(
      angles.map((angle, i) => [around(angle, ring), around(angle, ring + (i % 6 ? 5 : 10))]),
      'inner',
    );
    const mark = angles[Math.floor(random() * count)] ?? start;
    sheet.circle(around(mark, ring), 4, 'terminal', 'top');
  }
  sheet.circle(head, radius, 'part', 'top');
  const reach = radius + 22;
  sheet.lines(
    [
      [
        [cx, cy - reach],
        [cx, cy - radius + 12],
      ],
      upright(cx, cy + radius - 12, size - 8),
      level(cx - reach, cx - radius + 10, cy),
      level(cx + radius - 10, cx + reach, cy),
    ],
    'centre',
  );
  return { viewBox: [0, 0, size, size], groups: [{ id: 'd', markup: sheet.toString() }] };
}

import { type Point, smooth } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import { type Draft, washOf } from './draft.ts';
import { stretch, swell } from './lines.ts';

/** Draws a beard along the jaw, with hairs from the cheek to the edge of the beard. */
export function drawBeard({ sheet, profile, traits, small }: Draft): void {
  const full = traits.beard === 'full';
  const off = full ? 3.4 : 1;
  const hair = traits.tones?.hair ?? 0;
  const edge = [...profile.mouth.slice(44, 70), ...stretch(profile.jaw, 0, 0.96, 30).toReversed()];
  const outer = edge.map(([x, y], i): Point => {
    const [[ax, ay], [bx, by]] = [edge[Math.max(0, i - 2)] as Point, edge[Math.min(edge.length - 1, i + 2)] as Point];
    const share =
      (off * Math.min(1, i / 9) * Math.min(1, (edge.length - 1 - i) / 16)) / (Math.hypot(bx - ax, by - ay) || 1);
    return [x + (by - ay) * share, y - (bx - ax) * share];
  });
  const cheek = profile.line([[118, 100], [119.6, 114], [124, 125], [132, 132.6], [141.6, 134], [149, 131.6], [156, 129], [161.4, 130.6]]); // biome-ignore format: points
  const lip = profile.mouth.slice(4, 12);
  const bare = profile.line([
    [162.8, 137.6],
    [156, 138],
    [148.4, 141],
    [147, 144],
    [151.6, 148.6],
    [157, 151],
    [160, 150.6],
  ]);
  sheet.polygon(
    [...[[111.6, 104] as Point], ...cheek, ...lip, ...bare, ...outer, [106.6, 122]],
    null,
    washOf(full ? hair - 1 : hair),
  );
  const pen = hair > 3 && !full ? 'hairLight' : 'inkSoft';
  const [from, to] = [[...cheek.slice(0, 17), ...profile.line([[142, 142], [147, 150], [154, 153], [159.6, 153]])], [...outer].toReversed()]; // biome-ignore format: two edges
  const count = small ? 7 : full ? 24 : 20;
  const [roots, tips] = [stretch(from, 0, 1, count), stretch(to, 0, 1, count)];
  for (let i = 0; i < count; i++) {
    const [a, b] = [roots[i] as Point, tips[i] as Point];
    const bend: Point = [(a[0] + b[0]) / 2 - 2, (a[1] + b[1]) / 2 + 1];
    sheet.polygon(
      swell(
        stretch(smooth([a, bend, b], false, 5), i % 2 ? 0.08 : 0.22, i % 2 ? 0.84 : 1, 9),
        small ? 1.9 : 1.05,
        0.55,
      ),
      null,
      pen,
    );
  }
  if (!small) for (let i = 0; i < 7; i++) sheet.polygon(swell(smooth([[160.6 - i * 1.7, 130.6 + i * 0.1], [157.4 - i * 1.9, 133.6], [152.6 - i * 1.4, 137.4 + i * 0.5]], false, 4), 1), null, pen); // biome-ignore format: points
  sheet.line(outer, small ? 'outline' : 'contour');
}

/** Draws glasses in profile: a narrow lens in front of the eye, and an arm toward the ear. */
export function drawGlasses({ sheet, profile, small, traits: { glasses } }: Draft): void {
  if (!glasses) return;
  const round = glasses === 'round';
  const shape = round ? alongEllipse([-1, 0], 4.7, 10.6, 0, Math.PI * 2, 33) : smooth([[-5.4, -9], [-1, -9.6], [2.8, -9], [3.2, -4], [2.6, 6.4], [0.8, 8.8], [-3.8, 8.6], [-5.6, 4.8], [-6, -4]], true, 4);
  // The top of the lens leans forward.
  const lens = (inset: number) => [...shape, shape[0] as Point].map(([x, y]): Point => profile.at([157.6 + x * (small ? 1.6 : 1) * (1 - inset / 4) - y * 0.09, 99.4 + y * (1 - inset / 10)]));
  const rim = small ? 2.2 : round ? 0.85 : 1.1;
  sheet.polygon([...lens(-rim / 2), ...lens(rim / 2).toReversed()], null, 'ink');
  // The bridge of the glasses, in front of the root of the nose.
  sheet.polygon(swell(profile.line([[159.8, 94.4], [161.4, 94.8], [161.6, 97.2], [160.2, 100.4]]), small ? 2 : 1.3), null, 'ink');
  const thick = small ? 1.1 : round ? 0.35 : 0.6;
  const [hinge, ear] = [90.6, 90];
  sheet.polygon([[156.8, hinge - 0.8], [151.6, hinge - 0.8], [108, ear - thick], [108, ear + thick], [151.6, hinge + thick], [156, hinge + 1]], null, 'ink');
} // biome-ignore format: points

/** Draws earrings below the earlobe. */
export function drawEarrings({ sheet, profile, traits: { earrings }, small }: Draft): void {
  if (!earrings) return;
  const larger = small ? 1.4 : 1;
  const [x, y] = profile.at([102.6, 123]);
  if (earrings === 'rings') {
    const ring = (radius: number) => alongEllipse([x, y + 7 * larger], radius * 0.8 * larger, radius * larger, 0, Math.PI * 2, 25);
    sheet.polygon([...ring(7), ...ring(5.2).toReversed()], 'small', 'lit');
  } else sheet.line([[x, y], [x, y + 4]], 'part').circle([x, y + 6.4 * larger], 3 * larger, 'part', 'lit'); // biome-ignore format: points
}

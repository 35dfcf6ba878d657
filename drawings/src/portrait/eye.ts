import type { Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import type { Draft } from './draft.ts';
import { type Line, stretch, swell } from './lines.ts';

/** Draws the eye in profile: a wedge between the lids, open to the front, with a narrow iris at its front edge. */
export function drawEye(draft: Draft): void {
  const { sheet, profile, small, traits: { eyes = {}, mouth = {}, tones = {}, lined } } = draft; // biome-ignore format: one line
  const { open = 0, dark = 1, lashes = false } = eyes;
  const at = (points: Line) => profile.line(points);
  const up = open * 0.7;
  // A smile lifts the lower lid.
  const lift = (mouth.smile ?? 0) * 0.5;
  const upper = at([[141.6, 100.3], [144, 97.9 - up * 0.5], [147.4, 95.7 - up], [150.2, 95 - up], [152.6, 95.8 - up]]); // biome-ignore format: points
  const ball = at([[152.2, 95.8 - up], [152.8, 97.8], [152.3, 99.8], [150.8, 101.7 - lift]]); // biome-ignore format: points
  const lower = at([[150.8, 101.7 - lift], [147.8, 102.1 - lift], [144.4, 101.5 - lift * 0.4], [141.6, 100.3]]); // biome-ignore format: points
  sheet.polygon([...upper.slice(0, -1), ...ball, ...lower.slice(1)], null, (tones.skin ?? 0) > 3 ? 'wash2' : 'wash1');
  const limit = ([x, y]: Point): Point => [Math.min(152.3, x), Math.min(101.5 - lift, Math.max(95.4 - up, y))];
  const disc = (x: number, across: number, down: number) => alongEllipse(profile.at([x, 98]), across, down, -0.1, Math.PI * 2 - 0.1, 21).map(limit); // biome-ignore format: one line
  sheet.polygon(disc(151, small ? 2.2 : 1.5, 3.3), null, small ? 'ink' : (['inkMiddle', 'brown', 'brown'] as const)[dark]); // biome-ignore format: one line
  if (!small) {
    sheet.polygon(disc(151.7, 0.7, 1.8), null, 'ink');
    sheet.polygon(alongEllipse(profile.at([151, 97]), 0.5, 0.7, 0, Math.PI * 2, 9), null, 'lit');
    sheet.line(ball.slice(0, -2), 'part');
  }
  sheet.polygon(swell([...at([[139.8, 101.6], [141.6, 100.3]]).slice(0, -1), ...upper], small ? 3.3 : 2.1, 0.68), null, 'ink'); // biome-ignore format: one line
  sheet.line(small ? lower.slice(0, 6) : lower.slice(0, -2), 'part');
  if (lashes) sheet.polygon(swell(at([[150.6, 95.1 - up], [153.4, 95 - up], [155.4, 93.6 - up]]), small ? 1.6 : 1.5, 0.3), null, 'ink'); // biome-ignore format: points
  if (small) return;
  // The fold above the lid.
  sheet.polygon(swell(at([[141.6, 97.6], [144.4, 94.2 - up], [148.4, 92 - up], [151.4, 91.9 - up], [153.2, 93.4 - up]]), 0.9, 0.4), null, 'inkSoft'); // biome-ignore format: points
  if (!lined) return;
  const lines: Line[] = [
    [[138, 100.6], [135.2, 99.4], [132.6, 99.2]],
    [[138, 102.8], [134.8, 103.4], [132.4, 105]],
    [[150.6, 105], [147.2, 106.8], [142.6, 106.2], [140, 104.6]],
  ]; // biome-ignore format: points
  for (const line of lines) sheet.polygon(swell(at(line), 0.8, 0.4), null, 'inkMiddle');
}

/** Draws the brow, whose hairs point back from the bridge of the nose. */
export function drawBrow({ sheet, profile, small, traits: { brows = {}, tones = {} } }: Draft): void {
  const { weight = 0, lean = 0 } = brows;
  const fill = (tones.hair ?? 0) > 3 || small ? 'ink' : 'inkMiddle';
  const course = profile.line([[158.4, 87.2], [154, 84.8 - lean * 0.5], [148, 83.3 - lean], [142, 84 - lean * 0.6], [137, 88]], 5); // biome-ignore format: points
  sheet.polygon(swell(course, (small ? 4.5 : 2.9) + weight * 0.9, 0.36), null, fill);
  if (small) return;
  for (const [x, y] of stretch(course, 0.08, 0.56, 5)) sheet.polygon(swell([[x + 0.9, y + 0.9], [x - 0.9, y - 1.3 - weight * 0.3], [x - 3.4, y - 2.5 - weight * 0.4]], 0.9, 0.3), null, fill); // biome-ignore format: points
}

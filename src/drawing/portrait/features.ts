import type { Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import type { Draft } from './draft.ts';
import type { Spot } from './head.ts';

/** Eyes, brows, nose and mouth, each where the turned head has it. */
export function drawFeatures(draft: Draft): void {
  for (const side of [-1, 1] as const) {
    drawEye(draft, side);
    drawBrow(draft, side);
    if (draft.traits.lined) drawLines(draft, side);
  }
  drawNose(draft);
  drawMouth(draft);
}

/**
 * An eye under its lid. The iris is half as strong as the lines, and the pupil dark in either theme: in text colour it would
 * stare white out of the dark one.
 */
function drawEye({ sheet, head, traits: { eyes = {} }, small }: Draft, side: -1 | 1): void {
  const { apart = 1, size = 1, open = 1, slant = 0, lid = 0.5, gaze = [0, 0] } = eyes;
  const half = 8.3 * size;
  const high = 4.6 * open * size;
  /** From the inner corner (-1) to the outer (1), and up (1) or down. */
  const spot = (u: number, v: number): Spot => [
    side * (17.5 * apart + u * half), -v * high - slant * u * 1.6 + 1, 40 - (u + 1) * 4 - Math.abs(v) * 0.4,
  ]; // biome-ignore format: one point
  const upper = head.line([spot(-1.05, -0.35), spot(-0.55, 0.62), spot(0.05, 1), spot(0.6, 0.72), spot(1.08, -0.05)]);
  const fold = head.line([spot(-0.6, 0.85 + lid * 0.2), spot(0.05, 1.25 + lid * 0.45), spot(0.65, 0.95 + lid * 0.5), spot(1.1, 0.3 + lid * 0.3)]); // biome-ignore format: points
  const lower = head.line([spot(-0.55, -0.75), spot(0.1, -0.95), spot(0.7, -0.7), spot(1.08, -0.05)]);
  const [gazeX, gazeY] = gaze;
  const centre = head.at(spot(side * gazeX * 0.42, 0.42 - gazeY * 0.5));
  const radius = 4.1 * size * head.scale;
  const lidAt = (x: number) => {
    const i = upper.findIndex(([lidX], at) => at > 0 && (lidX - x) * ((upper[at - 1]?.[0] ?? 0) - x) <= 0);
    return i < 0 ? centre[1] : Math.max(upper[i]?.[1] ?? 0, upper[i - 1]?.[1] ?? 0);
  };
  const iris = alongEllipse(centre, radius * head.cosine, radius, 0, Math.PI * 2, 17).map(([x, y]): Point => [x, Math.max(y, lidAt(x))]); // biome-ignore format: one line
  sheet.polygon(iris, null, 'iris');
  const light = small ? 0 : radius * 0.36;
  sheet.circle(centre, radius * 0.44, null, 'pupil');
  if (light) sheet.circle([centre[0] - light, centre[1] - light], radius * 0.24, null, 'top');
  // The lashes make the lid the darkest line of the face.
  const lash = upper.map(([x, y], i): Point => [x, y - 1.5 * Math.sin((Math.PI * (i + 2)) / (upper.length + 4)) * head.scale]); // biome-ignore format: one line
  sheet.polygon([...upper, ...lash.toReversed()], 'small', 'inkSoft');
  if (small) return;
  sheet.line(fold, 'detail').line(lower, 'detail');
}

function drawBrow({ sheet, head, traits: { brows = {}, eyes = {} }, small }: Draft, side: -1 | 1): void {
  const { rise = 0, arch = 0.5, weight = 1 } = brows;
  const inner = 8.5 * (eyes.apart ?? 1);
  const y = -12.5 - rise;
  const spine = head.line([[side * inner, y + 1.4, 47], [side * (inner + 9), y - 1 - arch * 2, 46], [side * (inner + 16), y - 1.4 - arch * 2.4, 42], [side * (inner + 22.5), y + 2.4, 35]], 5); // biome-ignore format: points
  const thick = (share: number) => weight * 3 * Math.min(1, 0.55 + share) * (1 - share ** 3);
  const below = spine.map(([x, at], i): Point => [x, at + thick(i / (spine.length - 1)) * head.scale]);
  sheet.line(spine, weight > 0.75 ? 'part' : 'small');
  if (small) {
    sheet.line(below, 'small');
    return;
  }
  // Its hairs lie along it, towards the temple.
  const hairs = below.slice(0, -2).map((low, i): Point[] => [low, spine[Math.min(spine.length - 1, i + 2)] as Point]);
  sheet.lines(hairs, 'part');
}

function drawNose({ sheet, head, traits: { nose = {} } }: Draft): void {
  const { length = 1, reach = 1, width = 1, bridge = 0 } = nose;
  const { far } = head;
  const y = (share: number) => 28 * length * share;
  const z = (deep: number) => 46 + (deep - 46) * reach;
  const side = (x: number) => x * width;
  const turned = Math.min(1, Math.abs(head.sine) / 0.2);
  // The more the face is turned, the more of the nose's side is an edge.
  const from = turned === 1 ? -6 : 8;
  const ridge: Spot[] = [[far * 4, from, 44], [far * 3.4, y(0.35), z(51) + bridge * 2], [far * 3, y(0.62), z(56) + bridge], [far * 3.2, y(0.84), z(61)], [far * 1.5, y(0.98), z(60)], [-far * 2, y(1.04), z(55)]]; // biome-ignore format: points
  sheet.line(head.line(ridge), 'part');
  const wing = (s: number): Spot[] => [[s * side(7), y(0.8), 47.5], [s * side(9.6), y(0.9), 46], [s * side(9), y(1.02), 46.5], [s * side(6), y(1.03), 49]]; // biome-ignore format: points
  sheet.line(head.line(wing(-far)), 'part');
  sheet.line(head.line([[-far * side(5.5), y(1.03), 51], [-far * side(3), y(1.0), 54], [-far * 1, y(1.05), 55]]), 'detail'); // biome-ignore format: points
  if (turned < 0.9) sheet.line(head.line(wing(far)), 'part');
}

function drawMouth({ sheet, head, traits: { mouth = {}, beard, turn }, small }: Draft): void {
  const { width = 1, smile = 0.4, full = 1 } = mouth;
  const half = 14.5 * width;
  const lip = (u: number, v: number): Spot => [u * half, 41 + v - Math.abs(u) ** 2.2 * smile * 3.4 + (1 - Math.abs(u)) * smile * 0.8, 49 - u * u * 7]; // biome-ignore format: one line
  // It is drawn a little further up on the near side, so that the two halves differ as they do in anybody.
  const near = turn < 0 ? 1 : -1;
  sheet.line(head.line([lip(-1, near < 0 ? -0.6 : 0), lip(-0.5, 0.5), lip(-0.16, -0.1), lip(0, 0.5), lip(0.16, -0.1), lip(0.5, 0.5), lip(1, near > 0 ? -0.6 : 0)], 3), 'outline'); // biome-ignore format: points
  if (small) return;
  if (!beard) sheet.line(head.line([lip(-0.72, -1.4 * full), lip(-0.2, -3.3 * full), lip(0, -2.5 * full), lip(0.2, -3.3 * full), lip(0.72, -1.4 * full)], 3), 'detail'); // biome-ignore format: points
  sheet.line(head.line([lip(-0.45, 4.4 * full), lip(0, 5.8 * full), lip(0.45, 4.4 * full)], 3), beard ? 'small' : 'detail'); // biome-ignore format: points
}

/** What years of smiling leave. */
function drawLines({ sheet, head, small }: Draft, side: -1 | 1): void {
  sheet.line(
    head.line([
      [side * 12, 27, 45],
      [side * 18, 34, 41],
      [side * 20, 42, 38],
    ]),
    'detail',
  );
  if (small) return;
  sheet.line(
    head.line([
      [side * 9, 9.5, 41],
      [side * 15, 12.5, 39],
      [side * 21, 11.5, 36],
    ]),
    'inner',
  );
  if (side === head.far) return;
  sheet.lines([[[29, -1, 30], [33, -4, 25]], [[29.5, 2, 30], [34, 2.5, 24]]].map((line) => line.map(([x = 0, y = 0, z = 0]) => head.at([side * x, y, z]))), 'detail'); // biome-ignore format: points
}

/** Glasses: frames on the nose, and one temple to the ear that is seen. */
export function drawGlasses({ sheet, head, traits: { glasses, eyes = {} } }: Draft): void {
  if (!glasses) return;
  const middle = 17.5 * (eyes.apart ?? 1);
  const rim = (side: number) => {
    const around = alongEllipse([0, 0], 1, 1, 0, Math.PI * 2, 25).map(([u, v]): Spot => {
      const corner = (share: number) => (glasses === 'square' ? Math.sign(share) * Math.abs(share) ** 0.38 : share);
      const [dx, dy] = [corner(u) * 13.2, corner(v) * (glasses === 'square' ? 9 : 12.2)];
      return [side * (middle + dx), 3 + dy, 50 - (dx + 13) * 0.3 - dy * 0.06];
    });
    return around.map((spot) => head.at(spot));
  };
  for (const side of [-1, 1]) sheet.polygon(rim(side), 'outline');
  const gap = middle - 13.2;
  sheet.line(
    head.line([
      [-gap, 1, 50],
      [0, -1.6, 53],
      [gap, 1, 50],
    ]),
    'outline',
  );
  const near = -head.far;
  sheet.line(
    head.line([
      [near * (middle + 13.2), 0, 42],
      [near * 38, -2, 18],
      [near * 41, -3, -2],
    ]),
    'part',
  );
  if (Math.abs(head.sine) < 0.2)
    sheet.line(
      head.line([
        [-near * (middle + 13.2), 0, 42],
        [-near * 39, -2, 22],
      ]),
      'part',
    );
}

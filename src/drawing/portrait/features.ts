import type { Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import { type Draft, washOf } from './draft.ts';
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

/** The height of a line of the paper at some x; nothing where it does not reach. */
function heightAt(line: readonly Point[], x: number): number | undefined {
  const i = line.findIndex(([toX], at) => at > 0 && (toX - x) * ((line[at - 1]?.[0] ?? 0) - x) <= 0);
  const [to, from] = [line[i], line[i - 1]];
  if (!to || !from) return undefined;
  return to[0] === from[0] ? to[1] : from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

const irises = ['inkLight', 'inkMiddle', 'inkSoft'] as const;

/** An eye between its lids, of which the upper is the darkest line of the face. Whoever smiles lifts the lower one. */
function drawEye({ sheet, head, traits: { eyes = {}, mouth = {} }, small }: Draft, side: -1 | 1): void {
  const { apart = 1, size = 1, open = 1, slant = 0, lid = 0.5, peak = 0.05, dark = 1, gaze = [0, 0] } = eyes;
  const half = 8.6 * size;
  const high = 4.5 * open * size;
  const cheek = Math.max(0, (mouth.smile ?? 0.4) - 0.5) * 0.45;
  /** From the inner corner (-1) to the outer (1), and up (1) or down. */
  const spot = (u: number, v: number): Spot => [
    side * (17.5 * apart + u * half), -v * high - slant * u * 1.8 + 1, 40 - (u + 1) * 4 - Math.abs(v) * 0.4,
  ]; // biome-ignore format: one point
  const upper = head.line([
    spot(-1.08, -0.5),
    spot(peak - 0.62, 0.55),
    spot(peak, 1),
    spot(peak + 0.55, 0.7),
    spot(1.08, -0.15),
  ]);
  const fold = head.line([spot(peak - 0.6, 0.85 + lid * 0.25), spot(peak, 1.25 + lid * 0.5), spot(peak + 0.6, 0.95 + lid * 0.5), spot(1.16, 0.2 + lid * 0.3)]); // biome-ignore format: points
  const lower = head.line([spot(-1.08, -0.5), spot(-0.5, -0.82 + cheek), spot(0.15, -1 + cheek), spot(0.7, -0.78 + cheek), spot(1.08, -0.15)]); // biome-ignore format: points
  const [gazeX, gazeY] = gaze;
  const centre = head.at(spot(side * gazeX * 0.42, 0.12 - gazeY * 0.5));
  const radius = 4.7 * size * head.scale;
  const between = ([x, y]: Point): Point => [x, Math.min(Math.max(y, heightAt(upper, x) ?? centre[1]), heightAt(lower, x) ?? centre[1])]; // biome-ignore format: one line
  const disc = (share: number) => alongEllipse(centre, radius * share * head.cosine, radius * share, 0, Math.PI * 2, 21).map(between); // biome-ignore format: one line
  sheet.polygon(disc(1), null, irises[dark]).polygon(disc(0.5), null, 'ink');
  if (!small) sheet.circle([centre[0] - radius * 0.36, centre[1] - radius * 0.3], radius * 0.24, null, 'plate');
  const lash = upper.map(([x, y], i): Point => [x, y - 1.7 * Math.sin((Math.PI * (i + 2.5)) / (upper.length + 4)) * head.scale]); // biome-ignore format: one line
  sheet.polygon([...upper, ...lash.toReversed()], 'small', 'inkSoft');
  if (eyes.lashes) sheet.line(head.line([spot(0.7, 0.5), spot(1.12, 0.12), spot(1.42, 0.6)], 3), 'part');
  if (small) return;
  if (lid > 0.2) sheet.line(fold, lid > 0.9 ? 'small' : 'detail');
  sheet.line(lower.slice(side * head.far > 0 ? 4 : 6), 'detail');
}

function drawBrow({ sheet, head, traits: { brows = {}, eyes = {}, tones = {} }, small }: Draft, side: -1 | 1): void {
  const { rise = 0, arch = 0.5, lean = 0, weight = 1 } = brows;
  const inner = 8.5 * (eyes.apart ?? 1);
  const y = -12 - rise;
  const up = (share: number) => lean * (share - 0.4) * 5;
  const whole = head.line([[side * inner, y + 1.6 - up(0), 47], [side * (inner + 9), y - 0.8 - arch * 2 - up(0.4), 46], [side * (inner + 16), y - 1.2 - arch * 2.6 - up(0.75), 42], [side * (inner + 23), y + 2.4 - up(1), 35]], 5); // biome-ignore format: points
  // It ends short of the face's edge, where a turned head shows less of it.
  const spine = whole.filter((point) => Math.abs((head.onFace([point], 1.6)[0]?.[0] ?? 0) - point[0]) < 0.01);
  const thick = (share: number) => weight * 3.1 * Math.min(1, 0.3 + share * 2.6) * (1 - share ** 2.2);
  const below = spine.map(([x, at], i): Point => [x, at + thick(i / (spine.length - 1)) * head.scale]);
  const light = (tones.hair ?? 0) < 3;
  sheet.polygon([...spine, ...below.toReversed()], 'small', light ? 'inkLight' : 'inkSoft');
  if (small || !light) return;
  // The hairs of a fair brow are seen one by one, towards the temple.
  const hairs = below.slice(0, -3).map((low, i): Point[] => [low, spine[Math.min(spine.length - 1, i + 2)] as Point]);
  sheet.lines(hairs, 'small');
}

function drawNose({ sheet, head, traits: { nose = {} }, small }: Draft): void {
  const { length = 1, reach = 1, width = 1, bridge = 0 } = nose;
  const { far } = head;
  const y = (share: number) => 28 * length * share;
  const z = (deep: number) => 46 + (deep - 46) * reach;
  const side = (x: number) => x * width;
  const turned = Math.min(1, Math.abs(head.sine) / 0.2);
  // A strong bridge is an edge from the brow on, a low one only near the tip.
  const ridge: Spot[] = [[far * 4.6, -8, 42.5], [far * 4, 2, 44.5], [far * 3.4, y(0.35), z(51) + bridge * 2], [far * 3, y(0.62), z(56) + bridge], [far * 3.2, y(0.84), z(61)], [far * 1.5, y(0.98), z(60)], [-far * 2, y(1.04), z(55)]]; // biome-ignore format: points
  const line = head.line(ridge);
  const from = bridge < -0.3 ? 12 : bridge > 0.6 ? 0 : 6;
  sheet.line(line.slice(turned < 1 ? Math.max(from, 12) : from), 'part');
  const wing = (s: number): Spot[] => [[s * side(7), y(0.8), 47.5], [s * side(9.6), y(0.9), 46], [s * side(9), y(1.02), 46.5], [s * side(6), y(1.03), 49]]; // biome-ignore format: points
  sheet.line(head.line(wing(-far)), 'part');
  const nostril = (s: number) => head.line([[s * side(6.2), y(1.03), 50], [s * side(4.4), y(0.985), 52], [s * side(2.2), y(1.04), 54], [s * side(4.4), y(1.05), 52]], 3); // biome-ignore format: points
  sheet.polygon(nostril(-far), null, 'inkMiddle');
  if (turned >= 0.9) return;
  sheet.line(head.line(wing(far)), 'part');
  if (!small) sheet.polygon(nostril(far), null, 'inkMiddle');
}

function drawMouth({ sheet, head, traits: { mouth = {}, beard, turn, tones = {} }, small }: Draft): void {
  const { width = 1, smile = 0.4, full = 1, open = 0, tone } = mouth;
  const half = 14.5 * width;
  const lip = (u: number, v: number): Spot => [u * half, 41 + v - Math.abs(u) ** 2.2 * smile * 3.4 + (1 - Math.abs(u)) * smile * 0.8, 49 - u * u * 7]; // biome-ignore format: one line
  // It is drawn a little further up on the near side, so that the two halves differ as they do in anybody.
  const near = turn < 0 ? 1 : -1;
  const corner = (u: -1 | 1) => lip(u, near === u ? -0.6 : 0);
  const middle = head.line(
    [corner(-1), lip(-0.5, 0.5), lip(-0.16, -0.1), lip(0, 0.5), lip(0.16, -0.1), lip(0.5, 0.5), corner(1)],
    3,
  );
  const deep = 5.4 * open;
  const floor = head.line(
    [corner(-1), lip(-0.5, 0.5 + deep * 0.8), lip(0, 0.5 + deep), lip(0.5, 0.5 + deep * 0.8), corner(1)],
    4,
  );
  const top = head.line([corner(-1), lip(-0.72, -1.4 * full), lip(-0.2, -3.3 * full), lip(0, -2.5 * full), lip(0.2, -3.3 * full), lip(0.72, -1.4 * full), corner(1)], 3); // biome-ignore format: points
  const bottom = head.line([corner(-1), lip(-0.45, 4.2 * full + deep * 0.9), lip(0, 5.6 * full + deep), lip(0.45, 4.2 * full + deep * 0.9), corner(1)], 4); // biome-ignore format: points
  if (!beard) sheet.polygon([...top, ...bottom.toReversed()], null, washOf(tone ?? (tones.skin ?? 0) + 1));
  if (open) sheet.polygon([...middle, ...floor.toReversed()], 'small', 'plate');
  sheet.line(middle, 'outline');
  // The corners are what a smile is read by.
  for (const u of [-1, 1] as const) {
    const [x, y] = head.at(corner(u));
    sheet.line([[x - u * 0.8, y - 1.2], [x + u * 0.4, y + 0.9]], 'part'); // biome-ignore format: points
  }
  if (small) return;
  if (!beard) sheet.line(top, 'detail');
  sheet.line(bottom.slice(4, -4), 'small');
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

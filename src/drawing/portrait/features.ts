import type { Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import { type Draft, planeOf } from './draft.ts';
import type { Spot } from './head.ts';
import { heightAt, swell } from './lines.ts';
import { isFront, profileOf, shade, shadeNose, shadeProfile } from './shadows.ts';

/** Eyes, brows, nose and mouth, each where the turned head has it. */
export function drawFeatures(draft: Draft): void {
  for (const side of [-1, 1] as const) {
    drawEye(draft, side);
    drawBrow(draft, side);
    if (draft.traits.lined && !draft.small) drawLines(draft, side);
  }
  if (isFront(draft.head)) drawNose(draft);
  else drawProfile(draft);
  drawMouth(draft);
}

/** How far off the face's middle the eyes are. */
const eyeAt = 17.2;
/** How much nearer to it the eye and the lens are that are turned away, for the sine of the turn. */
const inwards = { eye: 2.4, lens: 5 };
/** How much larger or thicker features are where the portrait is small: they are what tells one face from another. */
const heavier = { eye: 1.12, lid: 1.3, brow: 1.4, mouth: 2.7 } as const;
const irises = ['inkLight', 'hazel', 'brown'] as const;

/** An eye between its lids, of which the upper is the darkest line of the face. */
function drawEye(draft: Draft, side: -1 | 1): void {
  const { sheet, head, traits: { eyes = {}, mouth = {} }, small } = draft; // biome-ignore format: one line
  const { apart = 1, open = 1, slant = 0, lid = 0.5, dark = 1, gaze = 0 } = eyes;
  const size = (eyes.size ?? 1) * (small ? heavier.eye : 1);
  // Where the face is turned away the eye is seen from its side.
  const half = 9.5 * size * (1 - head.away(side) * 0.24);
  const middle = eyeAt * apart - head.away(side) * inwards.eye;
  /** From the inner corner (-1) to the outer (1), and up or down in units. */
  const spot = (u: number, v: number): Spot => [
    side * (middle + u * half), -v * size - slant * u * 1.4 + 0.6, 39 - (u + 1) * 4,
  ]; // biome-ignore format: one point
  const high = 5 * open;
  // A smile lifts the lower lid.
  const lifts = Math.max(0, (mouth.smile ?? 0) - 0.6) * 0.9 + (mouth.open ?? 0) * 0.5;
  const upper = head.line([spot(-1.04, -1.5), spot(-0.62, high * 0.55), spot(-0.1, high), spot(0.5, high * 0.76), spot(1.06, -0.4)]); // biome-ignore format: points
  const lower = head.line([
    spot(-1.04, -1.5),
    spot(-0.5, -2.9 + lifts * 0.7),
    spot(0.15, -3.4 + lifts),
    spot(0.7, -2.5 + lifts * 0.8),
    spot(1.06, -0.4),
  ]);
  const fold = head.line([spot(-0.66, high * 0.6 + 1.6 + lid * 0.6), spot(-0.1, high + 1.6 + lid), spot(0.55, high * 0.76 + 1.8 + lid), spot(1.12, 1.2 + lid * 0.6)]); // biome-ignore format: points
  const centre = head.at(spot(side * gaze * 0.34, 0.9));
  const radius = 4.3 * size * head.scale;
  const between = ([x, y]: Point): Point => [x, Math.min(Math.max(y, heightAt(upper, x) ?? centre[1]), heightAt(lower, x) ?? centre[1])]; // biome-ignore format: one line
  const disc = (share: number) => alongEllipse(centre, radius * share * head.cosine, radius * share, 0, Math.PI * 2, 21).map(between); // biome-ignore format: one line
  // The ball is rounder than the paper is bright: it lies in the shade of its lid.
  sheet.polygon([...upper, ...lower.toReversed()], null, 'wash2');
  sheet.polygon(disc(1), 'small', irises[dark]).polygon(disc(0.5), null, 'ink');
  if (!small) sheet.circle([centre[0] - radius * 0.34, centre[1] - radius * 0.34], radius * 0.24, null, 'lit');
  if (lid > 0.2) shade(draft, [...upper, ...fold.toReversed()]);
  const lidded = upper.map(
    ([x, y], i): Point => between([x, y + 2 * size * Math.sin((Math.PI * i) / (upper.length - 1))]),
  );
  sheet.polygon([...upper, ...lidded.toReversed()], null, 'inkLight');
  const lifted = upper.map(([x, y], i): Point => [x, y - 0.5 * Math.sin((Math.PI * i) / (upper.length - 1))]);
  sheet.polygon(swell(lifted, (2.5 + (eyes.lashes ? 0.6 : 0)) * (small ? heavier.lid : 1), 0.66), null, 'inkSoft');
  if (eyes.lashes) sheet.polygon(swell(head.line([spot(0.6, high * 0.62), spot(1.02, 0.1), spot(1.26, 0.8)], 3), 1.2), null, 'inkSoft'); // biome-ignore format: one line
  if (small) return;
  if (lid > 0.2) sheet.polygon(swell(fold, 1.2, 0.6), null, 'inkSoft');
  sheet.line(lower.slice(3, -1), 'detail');
}

function drawBrow({ sheet, head, traits: { brows = {}, eyes = {}, tones = {} }, small }: Draft, side: -1 | 1): void {
  const { rise = 0, arch = 0.5, lean = 0, weight = 1 } = brows;
  const inner = 7.2 * (eyes.apart ?? 1);
  const y = -12.6 - rise;
  const up = (share: number) => lean * (share - 0.4) * 4;
  const out = (by: number) => side * (inner + by * (1 - head.away(side) * 0.4));
  const spine = head.line([[out(0), y + 1.4 - up(0), 45], [out(8), y - 0.6 - arch * 1.6 - up(0.4), 43], [out(16), y - 0.8 - arch * 2 - up(0.75), 38], [out(22.6), y + 2.4 - up(1), 31]], 4); // biome-ignore format: points
  const light = (tones.hair ?? 0) < 3;
  sheet.polygon(swell(spine, 3.1 * weight * (small ? heavier.brow : 1), 0.3), null, light ? 'inkMiddle' : 'inkSoft');
  if (small) return;
  // Its hairs point up where it begins.
  const hairs = spine.slice(0, 5).map(([px, py], i): Point[] => [[px, py + weight], [px + side * (1 + i * 0.3), py - weight * (1.9 - i * 0.1)]]); // biome-ignore format: points
  sheet.lines(hairs, 'small');
}

/** A nose from the front: its wings and nostrils, with shade for the rest. */
function drawNose(draft: Draft): void {
  const { sheet, head, traits: { nose = {} }, small } = draft; // biome-ignore format: one line
  const { length = 1, width = 1, bridge = 0, tip = 0 } = nose;
  const y = (at: number) => at * length;
  const wing = (s: number) => head.line([[s * 6.2 * width, y(19.4), 46], [s * 8.6 * width, y(22.4), 44], [s * 8.7 * width, y(25.6), 44], [s * 6.4 * width, y(27.2), 46]], 3); // biome-ignore format: points
  // A tip that is turned up shows the nostrils, and one that hangs reaches below them.
  const foot = head.line([[-5.6 * width, y(27), 47], [-3.2 * width, y(26.6), 51], [0, y(28.6) + tip * 1.8, 54], [3.2 * width, y(26.6), 51], [5.6 * width, y(27), 47]], 3); // biome-ignore format: points
  const near = -head.far;
  shadeNose(draft, width, length, bridge);
  if (small) sheet.line(foot, 'outline').line(wing(near), 'part').line(wing(head.far).slice(3), 'part');
  if (small) return;
  const raised = Math.max(0, -tip);
  for (const s of [-1, 1]) sheet.polygon(swell(head.line([[s * 6 * width, y(27), 47], [s * 4.2 * width, y(26.2) - raised * 0.5, 49.5], [s * 2.2 * width, y(27), 52]], 3), 1.9 + raised * 0.6), null, 'inkSoft'); // biome-ignore format: one line
  // The ball of the tip between the wings, of which a small nose has the lower half only.
  const from = bridge < -0.5 ? 4 : width > 1.2 ? 0 : 2;
  sheet.line(foot.slice(4, -4), 'part').line(wing(near).slice(from), 'part').line(wing(head.far).slice(from), 'part');
}

/** A nose from its side: its bridge runs into the brow that is turned away, and of its wings the near one is seen. */
function drawProfile(draft: Draft): void {
  const { sheet, head, traits: { nose = {}, glasses }, small } = draft; // biome-ignore format: one line
  const { length = 1, width = 1, bridge = 0, tip = 0 } = nose;
  const near = -head.far;
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, y, z]): Spot => [near * x * width, y * length, z]), 3); // biome-ignore format: one line
  shadeProfile(draft);
  // A hollow bridge is round, and glasses stand before it.
  const from = bridge < -0.3 ? 18 : glasses || small ? 12 : 0;
  sheet.line(profileOf(draft).slice(from), small ? 'outline' : 'part');
  const wing = on([
    [5.4, 19.6, 52],
    [8.4, 20.8, 46],
    [9.8, 24, 43],
    [8.8, 27, 44],
    [6.4, 27.4, 47],
  ]);
  sheet.line(small ? wing.slice(3) : wing, 'part');
  const nostril = on([
    [6.6, 27.4, 47],
    [5.4, 26.2 + Math.min(0, tip) * 0.5, 49],
    [3.8, 26.2, 51.6],
    [2.4, 27.6, 53],
  ]);
  sheet.polygon(swell(nostril, small ? 1.6 : 1.3), null, 'inkSoft');
}

function drawMouth(draft: Draft): void {
  const { sheet, head, traits: { mouth = {}, beard }, small } = draft; // biome-ignore format: one line
  const { width = 1, smile = 0.4, full = 1, open = 0, skew = 0, tone } = mouth;
  const half = 14.6 * width;
  const lip = (u: number, v: number): Spot => [u * half, 37.4 + v * 1.12 - Math.abs(u) ** 2.2 * smile * 2.6 + (1 - Math.abs(u)) * smile * 0.6 - skew * u * 1.6, 49 - u * u * 7]; // biome-ignore format: one line
  const middle = head.line([lip(-1, 0), lip(-0.6, 0.6), lip(-0.24, 0), lip(0, 0.6), lip(0.24, 0), lip(0.6, 0.6), lip(1, 0)], 4); // biome-ignore format: points
  const deep = 4.6 * open;
  const floor = head.line([lip(-1, 0), lip(-0.5, 0.4 + deep * 0.8), lip(0, 0.5 + deep), lip(0.5, 0.4 + deep * 0.8), lip(1, 0)], 4); // biome-ignore format: points
  const top = head.line([lip(-1, 0), lip(-0.6, -1.4 * full), lip(-0.2, -2.9 * full), lip(0, -2.2 * full), lip(0.2, -2.9 * full), lip(0.6, -1.4 * full), lip(1, 0)], 3); // biome-ignore format: points
  const bottom = head.line([lip(-1, 0), lip(-0.55, 3.5 * full + deep * 0.85), lip(-0.25, 4.5 * full + deep), lip(0, 4.9 * full + deep), lip(0.25, 4.5 * full + deep), lip(0.55, 3.5 * full + deep * 0.85), lip(1, 0)], 4); // biome-ignore format: points
  const colour = tone === undefined ? 'lips' : 'rouge';
  sheet.polygon([...top, ...bottom.toReversed()], null, colour);
  // The upper lip faces down, and lies in the shade; so does the hollow under the lower one.
  shade(draft, [...top, ...middle.toReversed()]);
  if (open) {
    // Teeth, behind which it is dark at the corners and over the lower lip.
    sheet.polygon([...middle, ...floor.toReversed()], null, 'brown');
    // They end before the corners, in an arc of their own.
    const edge = head.line([lip(-0.86, 0.2), lip(-0.62, 0.4 + deep * 0.52), lip(-0.3, 0.4 + deep * 0.84), lip(0, 0.4 + deep * 0.92), lip(0.3, 0.4 + deep * 0.84), lip(0.62, 0.4 + deep * 0.52), lip(0.86, 0.2)], 4); // biome-ignore format: points
    sheet.polygon([...middle.slice(2, -2), ...edge.toReversed()], null, 'lit');
  }
  if (!beard) {
    const hollow = bottom.slice(5, -4).map(([x, y]): Point => [x + 0.8, y + 1.5]);
    shade(draft, swell(hollow, 3.2));
  }
  if (!small) {
    const light = head.line([lip(-0.5, 2 * full + deep), lip(-0.2, 1.9 * full + deep), lip(0.16, 2 * full + deep), lip(0.1, 3.3 * full + deep), lip(-0.3, 3.3 * full + deep)], 3, true); // biome-ignore format: points
    sheet.polygon(light, null, planeOf(draft, 'glow'));
  }
  sheet.polygon(swell(middle, small ? heavier.mouth : 1.5), null, 'inkSoft');
  if (small) return;
  if (open) sheet.polygon(swell(floor.slice(2, -2), 1), null, 'inkSoft');
  // A smile tucks its corners in.
  if (smile > 0.8 && !beard) for (const s of [-1, 1]) sheet.line(head.line([lip(s * 1.08, -2.6), lip(s * 1.17, -0.4), lip(s * 1.1, 2.2)], 3), 'small'); // biome-ignore format: one corner
  sheet.polygon(swell(bottom.slice(6, -6), 1.1), null, 'inkMiddle');
}

/** What years of smiling leave: from the nose round the mouth, below the eyes, at their corners and across the forehead. */
function drawLines({ sheet, head, traits: { beard } }: Draft, side: -1 | 1): void {
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, y, z]): Spot => [side * x, y, z]), 3); // biome-ignore format: one line
  if (!beard) sheet.polygon(swell(on([[10.6, 24, 44], [14.6, 28.6, 41], [17.4, 34, 39], [17.9, 37.6, 38]]), 0.85, 0.3), null, 'inkMiddle'); // biome-ignore format: points
  sheet.polygon(swell(on([[10.6, 8.4, 40], [15, 10.2, 39], [20, 9.4, 35], [22.6, 7.6, 32]]), 0.9, 0.3), null, 'inkLight'); // biome-ignore format: points
  sheet.lines([on([[1, -25, 46], [10, -26.4, 45], [20, -24.4, 40]]), on([[0, -31.4, 45], [9, -32.4, 44], [16, -31, 41]])], 'detail'); // biome-ignore format: points
  if (side === head.far) return;
  sheet.lines([on([[28, 0, 29], [32.4, -3, 25]]), on([[28.4, 2.4, 29], [33, 3, 25]]), on([[27.6, 4.6, 29], [31.6, 7.6, 26]])], 'small'); // biome-ignore format: points
}

/** Glasses: temples to the ears, which hair covers, and frames on the nose, which stand before it. */
export function drawGlasses(
  { sheet, head, traits: { glasses, eyes = {} }, small }: Draft,
  part: 'temples' | 'frames',
): void {
  if (!glasses) return;
  const square = glasses === 'square';
  const middle = eyeAt * (eyes.apart ?? 1) + 0.4;
  const [wide, high] = square ? [13.4, 9.8] : [12.8, 12.2];
  // The lens that is turned away stays before its eye and within the edge of the face.
  const lens = (side: number) => [middle - head.away(side) * inwards.lens, wide * (1 - head.away(side) * 0.6)] as const;
  const rim = (side: number, share = 1) => {
    const [centre, half] = lens(side);
    return alongEllipse([0, 0], 1, 1, 0, Math.PI * 2, 29).map(([u, v]) => {
      const corner = (value: number) => (square ? Math.sign(value) * Math.abs(value) ** 0.42 : value);
      const dx = corner(u) * half * share;
      return head.at([
        side * (centre + dx),
        1.6 + corner(v) * high * share,
        45 - (dx + half) * (0.3 + head.away(side) * 0.3),
      ]);
    });
  };
  for (const side of [-1, 1]) {
    if (part === 'frames') {
      sheet.polygon(rim(side), 'outline');
      if (!small) sheet.polygon(rim(side, 0.93), 'small');
      continue;
    }
    // Where the face is turned away its temple is behind the frame.
    if (side === head.far && Math.abs(head.sine) > 0.25) continue;
    const [centre, half] = lens(side);
    const end: Spot = side === head.far ? [side * 38, -2.4, 17] : [side * 35.4, -2.4, 4];
    sheet.line(head.line([[side * (centre + half), -1, 37], end], 3), 'outline');
  }
  if (part === 'temples') return;
  const inner = (side: number) => {
    const [centre, half] = lens(side);
    return side * (centre - half);
  };
  sheet.line(
    head.line([
      [inner(-1), 0.4, 45],
      [0, -1.8, 48],
      [inner(1), 0.4, 45],
    ]),
    'outline',
  );
}

import { type Point, smooth } from '../geometry.ts';
import { type Draft, shadeOf, skinOf } from './draft.ts';
import { between, type Line, stretch, swell } from './lines.ts';

/** Draws strokes side by side between two curves, the widest first. Each is thinner by `fade` than the one before. */
function strokes(
  { sheet }: Draft,
  [one, other]: readonly [Line, Line],
  count: number,
  width: number,
  fade: number,
): void {
  for (let i = 0; i < count; i++) {
    // Neighboring strokes start and end at different points.
    const [from, to] = [0.03 + (i % 2) * 0.07, 0.97 - (i % 3) * 0.06];
    sheet.polygon(swell(between(one, other, (i + 0.5) / count, [from, to]), Math.max(0.55, width - i * fade)), null, 'inkMiddle'); // biome-ignore format: one line
  }
}

/** Draws the shade that light from above leaves on neck and face. */
export function shadeFace(draft: Draft): void {
  shadeNeck(draft);
  shadeSockets(draft);
  shadeSide(draft);
  if (!draft.small) shadeJaw(draft);
}

/** Shades the neck. Under a square jaw, shade reaches the ear. Under a soft one, it is a crescent below the chin. */
function shadeNeck(draft: Draft): void {
  const { sheet, profile, small, traits: { jaw = 0, neck = 1 } } = draft; // biome-ignore format: one line
  const under = stretch(profile.jaw, profile.jawFrom, 1, 30);
  const from = under[0] as Point;
  const soft = profile.jawFrom / 0.42;
  const deep = 2 + jaw * 3 + (neck - 1) * 16;
  const down = (along: number, fall: number): Point => [from[0] + (122 - from[0]) * along, from[1] + (178 - from[1]) * fall + deep * (1 - along)]; // biome-ignore format: one line
  const edge = smooth([profile.throat[6] as Point, down(1, 1), down(0.45 + soft * 0.16, 0.76), down(0.06 + soft * 0.22, 0.36), from], false, 4); // biome-ignore format: points
  sheet.polygon([...under, ...profile.mouth.slice(-16), ...profile.throat.slice(0, 7), ...edge], null, shadeOf(draft, 'cast')); // biome-ignore format: one line
  if (small) return;
  const below = stretch(edge.toReversed(), 0.06, 1, 12);
  // The last strokes are beyond the edge of the fill and soften it.
  const count = 5 + Math.round(jaw * 2);
  for (let i = 0; i < count; i++)
    sheet.polygon(swell(between(stretch(under, 0.1, 1, 12), below, 0.14 + (i / count) * 1.4, [0.03 + (i % 2) * 0.08, 0.8 - (i % 3) * 0.08]), 1.05 - i * 0.07), null, 'inkMiddle'); // biome-ignore format: one line
  // The muscle from behind the ear to the pit of the neck.
  sheet.polygon(swell(smooth([[97, neck > 1 ? 142 : 150], [103, 167], [112, 186], [119, 198]], false, 4), neck > 1 ? 1.4 : 0.9, 0.7), null, 'inkMiddle'); // biome-ignore format: points
  strokes(draft, [smooth([[72, 134], [75, 147], [75, 160], [72, 174]], false, 4), smooth([[86, 134], [88, 142], [88, 149], [86, 156]], false, 4)], neck > 1 ? 4 : 3, 1, 0.12); // biome-ignore format: points
}

/** Shades the hollow of the eye, the side of the nose and the area under the lower lip. */
function shadeSockets(draft: Draft): void {
  const { sheet, profile } = draft;
  for (const hollow of [
    [[157.4, 93], [153.6, 89.4], [147.6, 88.4], [142.4, 91.6], [147.4, 91.4], [152.6, 92.2], [154.6, 96], [155.4, 101.4], [158, 108], [161, 114.6], [159.4, 105], [157.6, 99]],
    [[160.2, 152.6], [156.4, 151], [150.4, 150.4], [153.6, 153.6], [160, 155.8]],
  ] as const) sheet.polygon(profile.line(hollow, 3, true), null, shadeOf(draft, 'veil'));
} // biome-ignore format: points

/** Shades a square jaw below the ear, and other jaws toward the chin. Adds a line beside the chin of a lined face. */
function shadeJaw(draft: Draft): void {
  const { profile, traits: { jaw = 0, lined, cheek = 0 } } = draft; // biome-ignore format: one line
  const corner = profile.line([[113.6, 122], [115.6, 134], [119.6, 143], [128, 150.6], [137, 156]]);
  if (jaw > 0.2) strokes(draft, [stretch(profile.jaw, 0.06, 0.62, 20), corner], 3 + Math.round(jaw * 3), 1.25, 0.1);
  else {
    const front = profile.line([[122, 145], [129, 152], [138, 157.4], [148, 161.4]]);
    strokes(draft, [stretch(profile.jaw, 0.46, 0.95, 20), front], lined ? 3 : 2 + Math.round(Math.max(0, -cheek) * 2), 1.1, 0.14);
  }
  if (lined) draft.sheet.polygon(swell(profile.line([[145.6, 149.6], [146.8, 154], [150.4, 158.4]]), 0.9), null, 'inkMiddle');
} // biome-ignore format: points

/**
 * Shades the side of the head. The edge of the shade runs from the temple over the cheekbone and behind the mouth to
 * the jaw, and down the neck.
 */
function shadeSide(draft: Draft): void {
  const { sheet, profile, small, traits: { cheek = 0, jaw = 0, lined, face: { brow = 0 } = {} } } = draft; // biome-ignore format: one line
  const hollow = Math.max(0, cheek);
  const temple = profile.line([[135, 46], [138.8, 58], [136, 70], [132.6, 81], [132, 91], [134.4, 99]]); // biome-ignore format: points
  const bone = profile.line([[134.4, 99], [136 + cheek, 106], [132.6 + hollow * 2, 113], [126.4 + hollow * 5, 120.6], [122.4 + hollow * 6, 130], [122 + hollow * 4, 140]]); // biome-ignore format: points
  const foot = profile.line([[122 + hollow * 4, 140], [126 + jaw, 149], [134, 157], [144, 163.4], [150, 168]]); // biome-ignore format: points
  const neck = [[119, 174], [122.6, 190], [125, 212], [66, 206], ...profile.skull.slice(54, 80).toReversed()] as const; // biome-ignore format: points
  // Three layers with shifted edges, because one hard edge would make the face look like a mask.
  for (const back of small ? [3] : [0, 4, 8]) {
    const edge = [...temple, ...bone, ...foot].map(([x, y]): Point => [x - back, y - back / 4]);
    sheet.polygon([...edge, ...profile.jaw.slice(14).toReversed(), ...neck, [88, 104], [112, 82], [124, 60]], null, shadeOf(draft, small ? 'veil' : 'haze')); // biome-ignore format: one line
  }
  if (small) return;
  const behind = profile.line([[119, 107], [118, 113], [115.4, 121], [114.4, 129], [115, 138]]); // biome-ignore format: points
  const count = Math.round(3 + (lined ? 1 : 0) + hollow * 2);
  for (let i = 0; i < count; i++)
    sheet.polygon(swell(between(bone.slice(5), behind, 0.03 + i * 0.13, [0.02 + i * 0.05, 0.94 - i * 0.11]), 0.85 - i * 0.05, 0.35), null, lined ? 'inkMiddle' : 'inkLight'); // biome-ignore format: one line
  if (!lined) return;
  for (let i = 0; i < 3; i++)
    sheet.polygon(swell(temple.slice(6 + i * 2, 18 - i).map(([x, y]): Point => [x - 1 - i * 2.4, y]), 0.8), null, 'inkMiddle'); // biome-ignore format: one line
  if (brow > 0.2)
    for (const height of [66, 72.6]) sheet.polygon(swell(profile.line([[153.4 + (height - 66) * 0.4, height], [148, height - 0.8], [141, height + 0.8]]), 0.8, 0.3), null, 'inkMiddle'); // biome-ignore format: points
}

/** Draws the ear: its rim, the fold inside, and the dark shell behind the small flap in front. */
export function drawEar(draft: Draft): void {
  const { sheet, traits: { tones = {} }, profile, small } = draft; // biome-ignore format: one line
  const at = (points: Line, closed = false) => profile.line(points, 4, closed);
  const outer: Line = [[109.4, 104], [109.6, 97], [109.8, 91], [107, 86], [101.4, 84.2], [95.2, 86.2], [91.4, 92], [91, 100], [93.4, 108.6], [96.6, 116], [98.8, 121.6], [102.4, 124.4], [106, 122.4], [107.4, 115.4]];
  sheet.polygon(at(outer, true), null, skinOf(tones.skin));
  const shell = at([[105.8, 99.4], [102.4, 102.4], [101, 107.6], [102.4, 112], [105.4, 113], [106, 109.6], [105.4, 106], [107.8, 102.4]], true);
  sheet.polygon(shell, null, shadeOf(draft, 'cast'));
  sheet.line(at([...outer.slice(2), [108.4, 111]]), small ? 'outline' : 'contour');
  if (small) return;
  for (const [line, width] of [
    [[[108, 98.6], [107.4, 92.6], [103.6, 88.8], [98.6, 88.8], [95, 93.4], [95, 100.4], [97.4, 108]], 1.2],
    [[[100.4, 92.4], [102, 96], [100.4, 101.4], [99.4, 107], [101.2, 112.4], [104.4, 114.4]], 1.3],
    [[[108.8, 101.4], [106.6, 104.4], [106.8, 108], [108.4, 110.6]], 1.4],
  ] as const) sheet.polygon(swell(at(line), width), null, 'inkMiddle');
} // biome-ignore format: points

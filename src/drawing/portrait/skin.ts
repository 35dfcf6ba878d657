import { type Point, smooth } from '../geometry.ts';
import { type Draft, shadeOf, skinOf } from './draft.ts';
import { between, type Line, stretch, swell } from './lines.ts';

/** What the light from above leaves in the shade: under the jaw, and along it, where an engraver's lines thin out into the cheek. */
export function shadeFace(draft: Draft): void {
  const { sheet, profile, small, traits } = draft;
  const { jaw = 0, neck: thick = 1, lined } = traits;
  const neck = [...stretch(profile.jaw, 0.1, 1, 30), ...profile.mouth.slice(-9), ...profile.throat.slice(0, 8)];
  const edge = smooth([profile.throat[7] as Point, [122, 178.6], [111, 172.6], [102.4, 162], [99.4, 148], profile.jaw[2] as Point], false, 4); // biome-ignore format: points
  sheet.polygon([...neck, ...edge], null, shadeOf(draft, 'cast'));
  if (small) return;
  const inner = profile.line([
    [116, 112],
    [119, 128],
    [126, 141],
    [137, 151],
    [147, 158],
    [154, 163.5],
  ]);
  const [lower, upper] = [stretch(profile.jaw, 0.04, 1, 40), inner];
  // A square jaw and a lined cheek turn sharper into the shade, a thick neck has more of it.
  const alongJaw = 3 + Math.round(1.5 * (jaw + (lined ? 1 : 0)));
  for (let i = 1; i <= alongJaw; i++)
    sheet.polygon(
      swell(between(lower, upper, i / 6.6, [0.04 + i * 0.03, 0.96 - i * 0.05]), 1.25 - i * 0.17),
      null,
      'inkMiddle',
    );
  const [down, front] = [smooth([[92, 134], [95, 152], [103, 168], [116, 178], [130, 182]], false, 4), smooth([[76, 150], [82, 168], [94, 184], [110, 194], [129, 196]], false, 4)]; // biome-ignore format: points
  const downNeck = Math.round(5 + (thick - 1) * 18);
  for (let i = 0; i < downNeck; i++)
    sheet.polygon(
      swell(between(down, front, i / 5, [0.02 + i * 0.02, 0.99]), Math.max(0.4, 1.35 - i * 0.14), 0.65),
      null,
      'inkMiddle',
    );
  // The hollow of the eye and the side of the nose.
  sheet.polygon(profile.line([[157, 92], [150, 89], [143, 91], [149, 94], [155, 97.4], [156.6, 104], [160, 112], [158.4, 101]], 3, true), null, shadeOf(draft, 'veil')); // biome-ignore format: points
  sheet.polygon(profile.line([[160, 152.4], [156, 150.8], [150, 150.4], [154, 153.4], [159.6, 155]], 3, true), null, shadeOf(draft, 'veil')); // biome-ignore format: points
}

/** The ear, tilted as ears are. */
export function drawEar({ sheet, traits: { tones = {} }, profile, small }: Draft): void {
  const at = (points: Line, closed = false) => profile.line(points, 4, closed);
  const outer: Line = [[109.4, 104], [109.4, 96], [110, 90.4], [107, 85.6], [101, 84], [94.6, 86.4], [90.8, 93], [91.4, 102], [94.6, 110], [97.4, 117], [99, 122.6], [103, 124.8], [106.6, 121.6], [107.6, 114]]; // biome-ignore format: points
  sheet.polygon(at(outer, true), null, skinOf(tones.skin));
  sheet.line(at([[110.2, 96], ...outer.slice(2), [108.6, 109]]), small ? 'outline' : 'contour');
  if (small) return;
  sheet.polygon(
    swell(
      at([
        [109.6, 95],
        [106.4, 90],
        [101, 88.4],
        [96.4, 91],
        [95, 97],
        [97, 105],
      ]),
      1.2,
    ),
    null,
    'inkMiddle',
  );
  sheet.polygon(
    swell(
      at([
        [101, 95.4],
        [104.6, 97.4],
        [105, 103],
        [106.6, 106],
        [104.4, 111],
        [101, 112.4],
      ]),
      2,
    ),
    null,
    'inkMiddle',
  );
}

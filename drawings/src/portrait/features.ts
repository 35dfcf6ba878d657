import { type Point, smooth } from '../geometry.ts';
import { type Draft, shadeOf } from './draft.ts';
import { type Line, swell } from './lines.ts';
import { footOf } from './profile.ts';

/** Draws the wing of the nose, the lips, and on a lined face the line from nose to mouth. */
export function drawMouth(draft: Draft): void {
  const { sheet, profile, small, traits } = draft;
  const { nose = {}, mouth = {}, lined, beard } = traits;
  const { tip = 0, wing = 0 } = nose;
  const { full = 0, smile = 0, tone = 0 } = mouth;
  const at = (points: Line, pieces = 4) => profile.line(points, pieces);
  // One line runs around the wing of the nose and along the rim of the nostril. Below the rim, the nostril is dark.
  const [x, y] = [wing * 1.9, tip * 0.7];
  const crease: Point[] = [[161.8, 116.6], [158.8 - x * 0.6, 118.6], [156.8 - x, 122.2], [157 - x, 126], [159.2 - x * 0.4, 128.2]];
  const rim: Point[] = [[161.8, 127.9], [164.2, 126.6 + y * 0.6], [167, 126.2 + y]];
  const down = (points: Line) => at(points.map(([px, py]): Point => [px, py + footOf(traits)[1] - 129.8]), 3);
  sheet.polygon(swell(down([...crease, ...(small ? [] : rim)]), small ? 2 : 1.2, small ? 0.6 : 0.46), null, 'inkSoft');
  if (!small) sheet.polygon(down([...rim, [165.4, 127.2 + y * 0.6], [161.8, 127.9]]), null, 'inkSoft');
  const [front, corner] = profile.lips;
  const f = full * 0.9;
  const meet = smooth([front, profile.at([159.8, 142.5]), profile.at([155.8, 142.2 - smile * 0.6]), corner], false, 5);
  const contour = profile.mouth;
  if (tone) {
    const top = contour.slice(10, 26);
    const upper = smooth([contour[10] as Point, profile.at([159.8, 136.4 - f * 0.8]), profile.at([155, 139.8 - f * 0.5 - smile]), corner], false, 5); // biome-ignore format: points
    sheet.polygon([...top, ...meet, ...upper.toReversed()], null, 'lips');
    const low = contour.slice(27, 40);
    const lower = smooth([contour[39] as Point, profile.at([159.6, 148.4 + f * 0.8]), profile.at([155, 146.2 + f * 0.5 - smile * 0.7]), corner], false, 5); // biome-ignore format: points
    sheet.polygon([...low, ...lower, ...meet.toReversed()], null, 'lips');
  }
  else {
    // With tone 0, only the upper lip is shaded, because it turns away from the light.
    const upper = smooth([contour[13] as Point, profile.at([158, 138.6 - f * 0.5]), corner], false, 5);
    sheet.polygon([...contour.slice(13, 26), ...meet, ...upper.toReversed()], null, shadeOf(draft, 'veil'));
  }
  sheet.polygon(swell(meet, small ? 1.9 : 1.05, 0.6), null, 'ink');
  if (small) return;
  const dimple: Line = [[corner[0] + 0.4, corner[1] - 1.8], [corner[0] - 1.2, corner[1] - 0.4], [corner[0] - 1.3, corner[1] + 1.8]];
  sheet.polygon(swell(smooth(dimple, false, 4), 1), null, 'inkMiddle');
  if (!beard) sheet.line(at([[160.6, 150.4], [158.2, 151.2], [155.4, 150.8]]), 'small');
  if (lined) sheet.polygon(swell(at([[154.6 - x, 125], [150.4, 129], [147.4, 134.4], [146.4, 140.6], [147.4, 145]]), 1, 0.35), null, 'inkMiddle');
} // biome-ignore format: points

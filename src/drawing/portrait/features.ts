import { type Point, smooth } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import type { Draft } from './draft.ts';
import { type Line, swell } from './lines.ts';

/** The eye from the side, between its lids, and its brow. */
export function drawEye(draft: Draft): void {
  const { sheet, profile, small, traits: { eyes = {}, brows = {}, tones = {}, lined } } = draft; // biome-ignore format: one line
  const { open = 0, dark = 1, lashes = false } = eyes;
  const high = 3 + open * 0.8;
  const at = (points: Line, pieces = 4) => profile.line(points, pieces);
  const upper = at([
    [144.6, 100.6],
    [147.4, 98 - high * 0.6],
    [150.4, 98 - high],
    [153, 98 - high * 0.84],
    [154.6, 97.4],
  ]);
  const lower = at([
    [154.6, 97.4],
    [154.3, 99.8],
    [153, 101.4],
    [150.2, 102],
    [147.2, 101.6],
    [144.6, 100.6],
  ]);
  sheet.polygon([...upper, ...lower], null, (tones.skin ?? 0) > 3 ? 'wash3' : 'wash1');
  const iris = alongEllipse(profile.at([152.9, 98.6]), 1.9, 3.6, 0, Math.PI * 2, 21).map(([x, y]): Point => [Math.min(154.5, x), Math.min(101.6, Math.max(98 - high * 0.84 + 0.4, y))]); // biome-ignore format: one line
  sheet.polygon(iris, null, small ? 'ink' : (['inkSoft', 'brown', 'brown'] as const)[dark]);
  if (!small) sheet.polygon(alongEllipse(profile.at([153.4, 98.4]), 0.9, 2, 0, Math.PI * 2, 15), null, 'ink');
  sheet.polygon(
    swell(
      [
        ...at([
          [143, 101.9],
          [144.6, 100.6],
        ]).slice(0, -1),
        ...upper,
      ],
      small ? 3 : 2.3,
      0.6,
    ),
    null,
    'ink',
  );
  sheet.line(lower.slice(small ? 12 : 6, -3), 'part');
  if (lashes)
    sheet.polygon(
      swell(
        at([
          [152.4, 95],
          [155.2, 94.2],
          [157.2, 92.4],
        ]),
        1.2,
        0.3,
      ),
      null,
      'ink',
    );
  if (!small)
    sheet.line(
      at([
        [145.8, 96],
        [148.8, 93],
        [152.2, 92.2],
        [154.8, 93.6],
      ]),
      'small',
    );
  const { weight = 0, lean = 0 } = brows;
  const hair = tones.hair ?? 0;
  sheet.polygon(
    swell(
      at(
        [
          [159.6, 87.8],
          [155, 84.6 - lean * 0.6],
          [149, 83.2 - lean],
          [143, 84.6 - lean * 0.4],
          [140, 88],
        ],
        5,
      ),
      (small ? 4.4 : 3.3) + weight,
      0.32,
    ),
    null,
    hair > 3 || small ? 'ink' : 'inkMiddle',
  );
  if (lined && !small)
    sheet.lines(
      [
        at([
          [140.4, 100.4],
          [136.8, 99],
          [134, 98.8],
        ]),
        at([
          [140.2, 103],
          [136.8, 104],
          [134.2, 105.6],
        ]),
        at([
          [151.6, 105.6],
          [147.4, 107],
          [142.6, 106.4],
        ]),
      ],
      'small',
    );
}

/** Wing of the nose, lips, and the lines of age. */
export function drawMouth(draft: Draft): void {
  const { sheet, profile, small, traits: { nose = {}, mouth = {}, lined, beard } } = draft; // biome-ignore format: one line
  const { tip = 0 } = nose;
  const { full = 0, smile = 0, tone = 0 } = mouth;
  const at = (points: Line, pieces = 4) => profile.line(points, pieces);
  sheet.polygon(
    swell(
      at([
        [160.6, 117.6],
        [157.6, 120.4],
        [157, 124.4],
        [159.4, 127.6],
        [162, 127],
      ]),
      small ? 2.2 : 1.6,
    ),
    null,
    'inkSoft',
  );
  if (!small)
    sheet.polygon(
      swell(
        at([
          [163.2, 126.4 + tip * 0.4],
          [166, 124.6 + tip * 0.6],
          [169.6, 125.2 + tip * 0.8],
        ]),
        1.9,
      ),
      null,
      'inkSoft',
    );
  const [front, corner] = profile.lips;
  const f = full * 0.9;
  const meet = smooth([front, [159.4, 142.7], [155.4, 142 - smile * 0.3], corner], false, 5);
  const contour = profile.mouth;
  if (tone) {
    const fill = tone > 1 ? 'rouge' : 'lips';
    const top = contour.slice(10, 26);
    const upper = smooth([contour[10] as Point, profile.at([159.6, 135.8 - f]), profile.at([153.6, 139.2 - f * 0.6 - smile]), corner], false, 5); // biome-ignore format: points
    sheet.polygon([...top, ...meet, ...upper.toReversed()], null, fill);
    const low = contour.slice(27, 41);
    const lower = smooth([contour[40] as Point, profile.at([158.6, 149 + f]), profile.at([153, 146.6 + f * 0.6 - smile * 0.6]), corner], false, 5); // biome-ignore format: points
    sheet.polygon([...low, ...lower, ...meet.toReversed()], null, fill);
  }
  sheet.polygon(swell(meet, small ? 2.2 : 1.5, 0.35), null, 'ink');
  if (!small) {
    sheet.polygon(swell(smooth([[corner[0] + 1, corner[1] - 1.4], [corner[0] - 1.4, corner[1] + 0.4], [corner[0] - 1.2, corner[1] + 2.6]], false, 4), 1.2), null, 'inkMiddle'); // biome-ignore format: points
    if (!beard)
      sheet.line(
        at([
          [160.4, 149.4],
          [157.4, 150.6],
          [154, 150.4],
        ]),
        'small',
      );
    if (lined)
      sheet.line(
        at([
          [155.4, 126.6],
          [149.6, 131],
          [145.6, 137],
          [144, 143.4],
        ]),
        'small',
      );
  }
}

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
    [141.6, 100.4],
    [144.8, 98 - high * 0.5],
    [148.8, 98 - high],
    [152.2, 98 - high * 0.9],
    [154.2, 97.2],
  ]);
  const lower = at([
    [154.2, 97.2],
    [153.8, 100.2],
    [152.2, 102],
    [148.6, 102.2],
    [145, 101.4],
    [141.6, 100.4],
  ]);
  sheet.polygon([...upper, ...lower], null, (tones.skin ?? 0) > 3 ? 'wash3' : 'wash1');
  const iris = alongEllipse(profile.at([151.6, 98.6]), 2.2, 3.7, 0, Math.PI * 2, 21).map(([x, y]): Point => [x, Math.min(102, Math.max(98 - high * 0.9 + 0.4, y))]); // biome-ignore format: one line
  sheet.polygon(iris, null, small ? 'ink' : (['inkSoft', 'brown', 'brown'] as const)[dark]);
  if (!small) sheet.polygon(alongEllipse(profile.at([152, 98.4]), 1.2, 2.1, 0, Math.PI * 2, 15), null, 'ink');
  sheet.polygon(
    swell(
      [
        ...at([
          [139.8, 101.6],
          [141.6, 100.4],
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
          [151.6, 94.6],
          [154.6, 93.8],
          [156.8, 91.8],
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
        [143.4, 95.8],
        [147.2, 92.6],
        [151.4, 91.6],
        [154.4, 93],
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
          [138.4, 88.2],
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
          [137.4, 100],
          [133.8, 98.6],
          [131, 98.4],
        ]),
        at([
          [137.2, 102.6],
          [133.8, 103.6],
          [131.2, 105.2],
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

import { hatchWithin, type Point, smooth } from '../geometry.ts';
import { type Draft, washOf } from './draft.ts';
import { between, type Line, stretch, swell } from './lines.ts';

/** Draws the shoulders and the clothes on them. */
type Garment = (draft: Draft) => void;

const curve = (points: Line) => smooth(points, false, 4);
/** Angle of hatching on cloth, in degrees. */
const slope = 124;

/** Outline of the shoulders, turned slightly toward the viewer, down to the lower edge of the paper. */
const shoulders: Line = [[0, 240], [3, 226], [14, 214], [32, 205], [50, 196], [61, 184], [70, 186], [96, 200], [120, 207], [131, 207], [148, 211], [172, 217.6], [194, 226], [207, 234], [211, 240]]; // biome-ignore format: points

/** Edge between neck and clothes. */
const neckline = [[61, 184] as Point, ...curve(shoulders.slice(6, 10))];

function drawShoulders({ sheet, traits: { tones = {} }, small }: Draft, hatched = true): void {
  const cloth = tones.cloth ?? 0;
  const outline = [...curve(shoulders.slice(0, 6)), ...curve(shoulders.slice(6, 10)), ...curve(shoulders.slice(10))];
  sheet.polygon(outline, null, washOf(cloth));
  if (hatched && !small && cloth > 1) sheet.lines(hatchWithin(outline, slope, cloth > 3 ? 2.8 : 4.2), cloth > 3 ? 'hatchStrong' : 'hatchMiddle'); // biome-ignore format: one line
  const pen = small ? 'outline' : 'contour';
  sheet
    .line(curve(shoulders.slice(0, 6)), pen)
    .line(neckline, 'outline')
    .line(curve(shoulders.slice(9)), pen);
}

/** Draws a band around the neck, from nape to throat. */
function band(draft: Draft, top: Line, bottom: Line, fill = washOf(draft.traits.tones?.cloth)): Point[] {
  const around = [...curve(top), ...curve(bottom).toReversed()];
  draft.sheet.polygon(around, 'outline', fill);
  return around;
}

export const garments = {
  /** A jacket over a shirt that is open at the neck. */
  suit(draft) {
    const { sheet, small, traits: { tones = {} } } = draft; // biome-ignore format: one line
    drawShoulders(draft);
    sheet.polygon([...neckline, [143, 211], [156, 222], [161, 240], [112, 240], [96, 224], [70, 204]], null, 'lit');
    band(draft, [[63, 170], [75, 183], [96, 194], [117, 200], [130, 200]], [[57, 184], [72, 199], [92, 212], [112, 222], [120, 220], [131, 206]], 'lit');
    sheet.polygon([[130, 200], [139, 205], [142, 222], [134, 217]], 'outline', 'lit');
    const lapel: Line = [[59.4, 178], [58, 188], [74, 208], [96, 224], [112, 240], [88, 240], [76, 226], [84, 222], [64, 214], [46, 197]];
    const far: Line = [[143, 211], [156, 222], [161, 240], [180, 240], [178, 228], [171, 228], [172, 218]];
    for (const leaf of [lapel, far]) {
      sheet.polygon(leaf, 'outline', washOf(tones.cloth));
      if (!small) sheet.lines(hatchWithin(leaf, 180 - slope, 2.8), 'hatchMiddle');
    }
    if (!small) sheet.line([[128, 222], [134, 240]], 'detail');
  },
  /** A jacket without a collar over a round top. */
  jacket(draft) {
    const { sheet, small } = draft;
    drawShoulders(draft, false);
    const opening: Line = [[58, 188], [78, 204], [104, 222], [116, 240]];
    const inside = [...curve(opening), [166, 240] as Point, [156, 224] as Point, ...curve([[156, 224], [142, 211]]), ...neckline.toReversed()]; // biome-ignore format: points
    sheet.polygon(inside, null, 'lit');
    sheet.line(curve(opening), 'outline').line(curve([[142, 211], [156, 224], [166, 240]]), 'outline');
    sheet.line(curve([[60, 184], [80, 198], [106, 210], [128, 213], [136, 209]]), 'outline');
    if (small) return;
    sheet.line(curve([[52, 194], [72, 211], [94, 226], [105, 240]]), 'detail').line(curve([[150, 212], [164, 226], [173, 240]]), 'detail');
    sheet.lines(hatchWithin([[0, 240], [3, 226], [14, 214], [32, 205], [50, 196], [72, 212], [104, 240]], slope, 4.2), 'hatchMiddle');
  },
  /** A rolled collar. */
  roll(draft) {
    const { sheet, small } = draft;
    drawShoulders(draft);
    const around = band(draft, [[68, 171], [79, 183], [98, 191], [117, 194], [129, 190]], [[52, 192], [71, 208], [98, 219], [124, 219], [136, 210]]);
    if (small) return;
    sheet.lines(hatchWithin(around, 100, 3.4), 'hatchStrong');
    sheet.polygon(swell(curve([[56, 187], [72, 201], [98, 211], [122, 212], [134, 206]]), 1.6), null, 'inkSoft');
  },
  /** A shirt with a low stand-up collar. */
  band(draft) {
    const { sheet, small } = draft;
    drawShoulders(draft);
    band(draft, [[63, 170], [76, 183], [98, 193], [120, 198], [131, 197]], [[57, 186], [74, 200], [96, 210], [118, 216], [133, 214]], 'lit');
    sheet.line(curve([[132, 214], [138, 226], [142, 240]]), 'outline');
    if (small) return;
    sheet.line(curve([[126, 216], [131, 228], [134, 240]]), 'detail').circle([135, 227], 1.4, 'small');
    sheet.line(curve([[30, 240], [44, 226], [52, 212]]), 'detail').line(curve([[46, 240], [54, 230], [58, 222]]), 'detail').line(curve([[182, 240], [178, 232], [170, 226]]), 'detail');
    sheet.lines(hatchWithin([[0, 240], [3, 226], [14, 214], [32, 205], [44, 200], [36, 216], [26, 240]], slope, 3.6), 'hatchMiddle');
  },
  /** A hood that lies on the shoulders. */
  hood(draft) {
    const { sheet, small } = draft;
    drawShoulders(draft);
    const around = band(draft, [[46, 180], [60, 182], [82, 196], [108, 206], [130, 207], [146, 211]], [[28, 207], [52, 218], [84, 229], [114, 232], [138, 224], [146, 211]]);
    if (small) return;
    sheet.lines(hatchWithin(around, 180 - slope, 4), 'hatchMiddle');
    sheet.line(curve([[44, 194], [66, 206], [94, 217], [118, 220], [142, 212]]), 'part');
    for (const [x, y] of [[124, 229], [137, 224]] as const) sheet.line([[x, y], [x + 2, 240]], 'outline');
  },
  /** A cardigan over a round collar. */
  cardigan(draft) {
    const { sheet, small, traits: { tones = {} } } = draft; // biome-ignore format: one line
    drawShoulders(draft);
    sheet.polygon([...neckline, [141, 210], [153, 222], [160, 240], [110, 240], [92, 220], [62, 200]], null, 'lit');
    sheet.line(curve([[60, 186], [82, 202], [108, 213], [128, 214], [135, 209]]), 'outline');
    const facing: Line = [[57, 183], [62, 191], [80, 206], [102, 224], [112, 240], [98, 240], [88, 227], [68, 211], [48, 195]];
    const far: Line = [[141, 210], [153, 222], [160, 240], [172, 240], [166, 224], [152, 212]];
    for (const leaf of [facing, far]) {
      sheet.polygon(leaf, 'outline', washOf((tones.cloth ?? 0) - 1));
      if (!small) sheet.lines(hatchWithin(leaf, 40, 3.4), 'hatchMiddle');
    }
  },
  /** A sweater with rows of pattern around its yoke. */
  yoke(draft) {
    const { sheet, small } = draft;
    drawShoulders(draft, false);
    band(draft, [[64, 179], [77, 192], [98, 202], [120, 207], [131, 207]], [[54, 190], [72, 203], [96, 213], [120, 217], [137, 211]]);
    if (small) return;
    const [inner, outer] = [curve([[50, 195], [70, 210], [97, 220], [122, 223], [143, 212]]), curve([[14, 215], [50, 240], [100, 251], [150, 246], [192, 226]])]; // biome-ignore format: points
    const onPaper = (line: Line) => line.filter(([, y]) => y <= 239.6);
    for (const share of [0.1, 0.18, 0.5, 0.58]) sheet.line(onPaper(between(inner, outer, share)), 'part');
    const row = stretch(between(inner, outer, 0.34), 0.02, 0.98, 34);
    sheet.line(onPaper(row.map(([x, y], i): Point => [x, y + (i % 2 ? 2.6 : -2.6)])), 'part');
    sheet.lines(hatchWithin([[0, 240], [3, 226], [14, 214], [26, 208], [30, 226], [44, 240]], slope, 3.6), 'hatchMiddle');
  },
  /** A wrap blouse. */
  wrap(draft) {
    const { sheet, small } = draft;
    drawShoulders(draft, false);
    const over = curve([[57, 186], [80, 206], [108, 224], [136, 240]]);
    const under = curve([[131, 207], [139, 213], [143, 225], [140, 240]]);
    sheet.line(under, 'outline').line(over, 'outline');
    if (small) return;
    sheet.line(curve([[50, 193], [74, 213], [100, 229], [118, 240]]), 'detail');
    for (const fold of [[[34, 206], [58, 226], [74, 240]], [[16, 214], [34, 230], [42, 240]], [[166, 217], [158, 228], [146, 240]], [[186, 224], [178, 232], [170, 240]]] as const) sheet.line(curve(fold), 'detail'); // biome-ignore format: points
  },
} satisfies Record<string, Garment>; // biome-ignore format: outlines are read as rows of points

export const garmentOf = (name: keyof typeof garments): Garment => garments[name];

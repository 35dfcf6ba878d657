import { hatchWithin, type Point, smooth } from './geometry.ts';
import { type Hair, hairs, type Outline } from './hairs.ts';
import { level, squaredPaper, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** What tells somebody's portrait from the others'. */
export interface Traits {
  readonly hair: keyof typeof hairs;
  /** How dark the hair is drawn: lines this far apart, in drawing units. Wider is greyer. */
  readonly hatching: number;
  readonly glasses?: 'round' | 'square';
  readonly beard?: boolean;
  readonly earrings?: boolean;
  /** 0 for a pointed chin, 1 for a square one. */
  readonly jaw: number;
  readonly collar: keyof typeof collars;
  /** Where the face is turned: -1 to the left, 1 to the right. */
  readonly turn: -1 | 1;
  /** Lines beside the mouth. */
  readonly lined?: boolean;
}

const size = 240;
const middle = 120;

const mirrored = (points: Outline): Point[] => points.map(([x, y]) => [-x, y]);

/** Clothes at the neck, from the middle; what is filled comes first. */
const collars = {
  /** A jacket over a shirt. */
  lapel(sheet: Sheet) {
    const lapel: Point[] = [[-24, 180], [-34, 196], [-20, 204], [-26, 212], [-4, 240]]; // biome-ignore format: points
    const shirt: Point[] = [[-21, 178], [-15, 194], [0, 206]]; // biome-ignore format: points
    for (const side of [lapel, mirrored(lapel)]) sheet.line(side.map(at), 'part');
    for (const side of [shirt, mirrored(shirt)]) sheet.line(side.map(at), 'detail');
    sheet.line([at([0, 206]), at([0, 240])], 'detail');
  },
  /** An open shirt. */
  shirt(sheet: Sheet) {
    const flap: Point[] = [[-22, 174], [-30, 192], [-12, 204], [0, 190]]; // biome-ignore format: points
    for (const side of [flap, mirrored(flap)]) sheet.line(side.map(at), 'part');
    sheet.lines([[at([0, 204]), at([0, 240])]], 'detail');
    for (const y of [214, 228]) sheet.circle(at([4, y]), 1.4, 'small');
  },
  /** A round neckline. */
  crew(sheet: Sheet) {
    for (const drop of [0, 6]) {
      const line: Point[] = [[-27 - drop * 0.6, 178], [-16, 192 + drop], [0, 197 + drop], [16, 192 + drop], [27 + drop * 0.6, 178]]; // biome-ignore format: points
      sheet.line(smooth(line).map(at), drop ? 'detail' : 'part');
    }
  },
  /** A rolled collar. */
  roll(sheet: Sheet) {
    const upper: Point[] = [[-21, 164], [0, 172], [21, 164]]; // biome-ignore format: points
    const lower: Point[] = [[-25, 180], [0, 190], [25, 180]]; // biome-ignore format: points
    const roll: Outline = [...smooth(upper), ...smooth(lower).toReversed()].map(at);
    sheet.polygon(roll, 'part', 'top').lines(hatchWithin(roll, 90, 5), 'hatchMiddle');
  },
} satisfies Record<string, (sheet: Sheet) => void>;

function at([x, y]: Point): Point {
  return [middle + x, y];
}

/** Face from temple to chin. */
function faceOutline(jaw: number): Point[] {
  const half: Point[] = [[0, 50], [20, 54], [33, 70], [36, 92], [35, 112], [31 + jaw * 3, 130], [21 + jaw * 6, 149], [10 + jaw * 3, 160]]; // biome-ignore format: points
  return smooth([...half, [0, 162], ...mirrored(half).slice(1).toReversed()], true).map(at);
}

/** Eyes, brows, nose and mouth: few lines, all by one hand. */
function drawFeatures(sheet: Sheet, { turn, beard = false, lined = false, glasses }: Traits): void {
  const shift = turn * 4;
  const place = ([x, y]: Point): Point => at([x + shift, y]);
  const stroke = (points: Outline) => smooth(points).map(place);
  for (const side of [-1, 1]) {
    const eye = side * 15.5;
    sheet.line(stroke([[eye - side * 9, 96], [eye - side * 1, 92.6], [eye + side * 9.5, 95]]), 'outline'); // biome-ignore format: points
    sheet.line(stroke([[eye - 7.5, 105.5], [eye, 101.5], [eye + 7.5, 105.5]]), 'outline'); // biome-ignore format: points
    sheet.line(stroke([[eye - 4.5, 108], [eye, 109], [eye + 4.5, 108]]), 'detail'); // biome-ignore format: points
    sheet.circle(place([eye + turn * 0.8, 105]), 2.3, null, 'ink');
    if (lined) sheet.line(stroke([[side * 14, 129], [side * 17.5, 136], [side * 17, 142]]), 'detail'); // biome-ignore format: points
    if (!glasses) continue;
    const [rx, ry] = [13, glasses === 'round' ? 12 : 9];
    if (glasses === 'round') sheet.ellipse(place([eye, 105.5]), rx, ry, 'outline');
    else sheet.rectangle(...place([eye - rx, 105 - ry]), rx * 2, ry * 2, 'outline');
    sheet.line([place([eye + side * rx, 103]), at([side * 36, 100])], 'part');
  }
  if (glasses) sheet.line(stroke([[-2.6, 103], [0, 101.5], [2.6, 103]]), 'outline'); // biome-ignore format: points
  sheet.line(stroke([[turn * 2.5, 104], [turn * 4.5, 116], [turn * 7.5, 126], [turn * 4, 130], [-turn * 3.5, 129]]), 'part'); // biome-ignore format: points
  sheet.line(stroke([[-11.5, 141], [-5, 142.9], [0, 143.2], [5, 142.9], [11.5, 141]]), 'outline'); // biome-ignore format: points
  if (!beard) sheet.line(stroke([[-5, 148.5], [0, 149.6], [5, 148.5]]), 'detail'); // biome-ignore format: points
}

function drawBeard(sheet: Sheet, jaw: number, hatching: number): void {
  const outer: Point[] = [[36, 112], [34 + jaw * 3, 132], [23 + jaw * 6, 152], [10, 165]]; // biome-ignore format: points
  const inner: Point[] = [[19, 140], [12, 135.5], [0, 134], [-12, 135.5], [-19, 140], [-30, 122]]; // biome-ignore format: points
  const edge = smooth([...outer, [0, 166], ...mirrored(outer).toReversed()]);
  const outline = [...edge, ...smooth([[-30, 122], [-22, 136], ...inner.slice(0, 5).toReversed(), [22, 136], [30, 122]])].map(at); // biome-ignore format: points
  sheet.lines(hatchWithin(outline, 84, hatching), 'hatchStrong').line(edge.map(at), 'part');
}

/**
 * The line portrait that stands for somebody until there is a photograph, 240 × 240: `d` on squared
 * paper, `small` the same in fewer lines for places of less than 100 px.
 */
export function portraitDrawing(traits: Traits): Drawing {
  const group = (id: string, small: boolean) => {
    const sheet = new Sheet();
    if (!small) drawPaper(sheet);
    drawBust(sheet, traits, small);
    return { id, markup: sheet.toString() };
  };
  return {
    viewBox: [0, 0, size, size],
    groups: [group('d', false), group('small', true)],
  };
}

function drawPaper(sheet: Sheet): void {
  squaredPaper(sheet, { width: size, height: size });
  sheet.lines([upright(middle, 8, 22), level(8, 52, 104), level(188, 232, 104)], 'centre');
}

/** What lies along one side of an outline, further than `from` off the middle, `width` deep where it is deepest. */
function crescent(outline: Outline, side: number, from: number, width: number): Point[] {
  const edge = outline.filter(([x, y]) => (x - middle) * side > from && y > 84);
  const inner = edge.map(([x, y], i): Point => [x - side * width * Math.sin((Math.PI * i) / (edge.length - 1)), y]);
  return [...edge, ...inner.toReversed()];
}

function drawBust(sheet: Sheet, traits: Traits, small: boolean): void {
  const { hair: name, jaw, collar, beard, earrings, turn } = traits;
  const hair: Hair = hairs[name];
  const step = small ? Math.max(5, traits.hatching * 1.8) : traits.hatching;
  const tone = traits.hatching < 3.4 ? 'hatchStrong' : 'hatchMiddle';
  if (hair.behind) {
    const outline = smooth(hair.behind, true).map(at);
    sheet.polygon(outline, 'part', 'top').lines(hatchWithin(outline, hair.lie, step), tone);
  }
  const half: Point[] = [[20, 172], [34, 182], [62, 192], [86, 206], [98, 240]]; // biome-ignore format: points
  const shoulders = [...smooth(mirrored(half).toReversed()), ...smooth(half)].map(at);
  sheet.polygon(shoulders, 'outline', 'top');
  // Shade on the side away from the light.
  if (!small) sheet.lines(hatchWithin(crescent(shoulders, -turn, 40, 30), 135, 5), 'hatchMiddle');
  const neck: Outline = [[-20, 140], [-20, 172], [-24, 182], [0, 200], [24, 182], [20, 172], [20, 140]].map(([x = 0, y = 0]) => at([x, y])); // biome-ignore format: points
  sheet.polygon(neck, null, 'top').lines([[at([-20, 146]), at([-20, 174])], [at([20, 146]), at([20, 174])]], 'part'); // biome-ignore format: points
  const shadow: Outline = [[-20, 150], [-20, 160], [0, 174], [20, 160], [20, 150]].map(([x = 0, y = 0]) => at([x, y])); // biome-ignore format: points
  sheet.lines(hatchWithin(shadow, 45, small ? 6 : 4), 'hatchMiddle');
  collars[collar](sheet);
  for (const side of [-1, 1]) {
    const ear: Point[] = [[35, 96], [41, 95], [42, 106], [38, 118], [34, 118]]; // biome-ignore format: points
    if (name !== 'bob' && name !== 'long') sheet.polygon(smooth(side < 0 ? mirrored(ear) : ear).map(at), 'part', 'top');
  }
  const face = faceOutline(jaw);
  sheet.polygon(face, 'outline', 'top');
  if (!small) sheet.lines(hatchWithin(crescent(face, -turn, 24, 11), 45, 4), 'hatchMiddle');
  if (beard) drawBeard(sheet, jaw, step);
  drawFeatures(sheet, traits);
  for (const part of hair.front) {
    const outline = smooth(part, true).map(at);
    sheet.polygon(outline, 'part', 'top').lines(hatchWithin(outline, hair.lie, step), tone);
  }
  if (earrings) for (const side of [-1, 1]) sheet.circle(at([side * 39.5, 122]), 2.6, 'part', 'top');
}

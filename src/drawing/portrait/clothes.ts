import { hatchWithin, type Point, smooth } from '../geometry.ts';
import type { FillName } from '../pens.ts';
import type { Sheet } from '../sheet.ts';
import type { Body } from './body.ts';
import { slope } from './shadows.ts';

type Line = readonly Point[];

/** What somebody wears: how thick it lies on the shoulders, the neckline from left to right, and its lines. */
export interface Garment {
  readonly off?: number;
  /** One side of what is seen of the shirt under it, from the neck down. */
  readonly under?: Line;
  readonly neckline: Line;
  readonly draw: (sheet: Sheet, body: Body, small: boolean, cloth: FillName) => void;
}

const mirrored = (line: Line): Point[] => line.map(([x, y]) => [-x, y]);
const sides = (line: Line): readonly Line[] => [line, mirrored(line)];

/** Clothes by what they are called. */
export const garments = {
  /** A jacket over a shirt that is open at the neck. */
  suit: {
    off: 3,
    under: [[22, 178], [24, 200], [10, 240]],
    neckline: [[-23, 177], [-11, 192], [0, 206], [11, 192], [23, 177]],
    draw(sheet, body, small, cloth) {
      for (const s of [-1, 1]) {
        const on = (line: Line) => body.line(line.map(([x, y]): Point => [s * x, y]));
        // A leaf of the collar: along the neck to the throat, out to its tip, and back up along its fold.
        const [inside, fold] = [on([[21.6, 168], [19, 179], [12, 191], [2, 204]]), on([[15, 217], [21, 199], [23.4, 182], [22.4, 171]])];
        sheet.polygon([...inside, ...fold], null, 'lit').line(inside, 'outline').line([inside.at(-1) as Point, ...fold], 'part');
      }
      for (const lapel of sides([[24.5, 173], [31, 184], [39, 197], [49, 207], [39, 211], [44, 219], [15, 240], [8, 240], [17, 216], [23, 196]])) {
        const leaf = lapel.map((p) => body.at(p));
        sheet.polygon(leaf, 'outline', cloth);
        if (!small) sheet.lines(hatchWithin(leaf, 180 - slope, 2.6), 'hatchMiddle');
      }
      if (small) return;
      sheet.line(body.line([[1, 206], [1.4, 226], [1, 240]]), 'detail').circle(body.at([4, 225]), 1.3, 'small');
      sheet.line([[56, 236], [74, 233]].map((p) => body.at(p as unknown as Point)), 'part');
    },
  },
  /** A jacket without a collar over a round top, with a pendant. */
  jacket: {
    off: 2,
    under: [[29, 177], [33, 200], [28, 222], [22, 240]],
    neckline: smooth([[-27.4, 177.2], [-21, 194], [0, 205], [21, 194], [27.4, 177.2]], false, 4),
    draw(sheet, body, small) {
      sheet.line(body.line([[-27.4, 177.2], [-21, 194], [0, 205], [21, 194], [27.4, 177.2]]), 'part');
      for (const edge of sides([[29, 177], [33, 200], [28, 222], [22, 240]])) sheet.line(body.line(edge), 'outline');
      if (small) return;
      for (const edge of sides([[36, 184], [39.6, 202], [34.6, 222], [28, 240]])) sheet.line(body.line(edge), 'detail');
      sheet.line(body.line([[-23, 182], [-12, 206], [0, 218], [12, 206], [23, 182]]), 'small');
      sheet.circle(body.at([0, 221.5]), 3, 'part', 'lit');
    },
  },
  /** A rolled collar. */
  roll: {
    off: 1,
    neckline: [[-21, 176], [0, 186], [21, 176]],
    draw(sheet, body, small, cloth) {
      const upper = body.line([[-22, 163], [-10, 169], [2, 171], [13, 168], [22, 162]]);
      const lower = body.line([[-28, 179], [-14, 189], [2, 192], [16, 188], [28, 178]]);
      const roll = [...upper, ...lower.toReversed()];
      sheet.polygon(roll, 'part', cloth);
      if (small) return;
      const ribs = upper.flatMap((p, i): Point[][] => (i % 2 && lower[i] ? [[p, lower[i] as Point]] : []));
      sheet.lines(ribs, 'shade');
      for (const fold of [[[-34, 188], [-22, 198], [-4, 203]], [[40, 190], [30, 201], [14, 208]]] as unknown as Line[]) sheet.line(body.line(fold), 'detail');
      for (const seam of sides([[71, 240], [69, 229], [70, 220]])) sheet.line(body.line(seam), 'inner');
    },
  },
  /** A shirt with a standing band, open at the top. */
  band: {
    neckline: [[-22, 174], [-10, 190], [1, 206], [11, 190], [22, 174]],
    draw(sheet, body, small, cloth) {
      const outer: Line = [[27, 176], [22, 188], [12, 199], [4, 208]];
      const inside: Line = [[22.5, 166], [18, 178], [10, 190], [2, 203]];
      for (const [a, b] of [[outer, inside], [mirrored(outer), mirrored(inside)]]) {
        const [edge, open] = [body.line(a as Line), body.line(b as Line)];
        sheet.polygon([...edge, ...open.toReversed()], null, cloth).line(edge, 'part').line([...open, edge.at(-1) as Point], 'outline').line([edge[0] as Point, open[0] as Point], 'part');
      }
      sheet.lines([[[-5, 208], [-5, 240]], [[6, 206], [6, 240]]].map((line) => line.map((p) => body.at(p as unknown as Point))), 'part');
      for (const y of [215, 231]) sheet.circle(body.at([0.5, y]), 1.5, 'small');
      if (small) return;
      for (const yoke of sides([[36, 191], [46, 210], [48, 240]])) sheet.line(body.line(yoke), 'inner');
    },
  },
  /** A sweatshirt whose hood lies on the shoulders. */
  hood: {
    off: 3,
    neckline: smooth([[-25, 178], [-20, 190], [-10, 202], [0, 208], [10, 202], [20, 190], [25, 178]], false, 4),
    draw(sheet, body, small, cloth) {
      const hood = [...body.line([[-24, 173], [-33, 172], [-46, 179], [-51, 192], [-36, 208], [-3, 224]]), ...body.line([[3, 224], [36, 208], [51, 192], [46, 179], [33, 172], [24, 173]])];
      const rim = body.line([[24, 173], [25, 179], [20, 190], [10, 202], [0, 208], [-10, 202], [-20, 190], [-25, 179], [-24, 173]]);
      sheet.polygon([...hood, ...rim], null, cloth).line(hood, 'part').line(rim, 'outline');
      for (const [i, cord] of sides([[9, 208], [11, 223], [8, 238]]).entries()) sheet.line(body.line(i ? cord.slice(0, 3).map(([x, y]): Point => [x, y - 6]) : cord), 'part');
      if (small) return;
      for (const fold of sides([[37, 180], [34, 194], [16, 209]])) sheet.line(body.line(fold), 'detail');
    },
  },
  /** A cardigan with a shawl collar over a T-shirt. */
  cardigan: {
    off: 3,
    under: [[22, 168], [29, 190], [25, 212], [8, 233], [4, 240]],
    neckline: smooth([[-24, 177], [-14, 190], [0, 196], [14, 190], [24, 177]], false, 4),
    draw(sheet, body, small, cloth) {
      for (const y of [0, 4.5]) sheet.line(body.line([[-23 - y / 2, 178 + y], [-14, 191 + y], [0, 196.5 + y], [14, 191 + y], [23 + y / 2, 178 + y]]), y ? 'detail' : 'part');
      const outer: Line = [[21.4, 164], [42, 182], [44, 208], [24, 230], [14, 240]];
      const inside: Line = [[21.4, 165], [28.6, 190], [25, 212], [8, 233], [4, 240]];
      for (const [a, b] of [[outer, inside], [mirrored(outer), mirrored(inside)]]) {
        const [edge, open] = [body.line(a as Line), body.line(b as Line)];
        sheet.polygon([...edge, ...open.toReversed()], null, cloth).line(edge, 'part').line(open, 'outline');
        if (!small) sheet.lines(edge.flatMap((p, i): Point[][] => (open[i] && i % 2 ? [[p, open[i] as Point]] : [])), 'shade');
      }
    },
  },
  /** A knitted sweater with a patterned yoke. */
  yoke: {
    off: 2,
    neckline: smooth([[-25, 177], [-16, 188], [0, 193], [16, 188], [25, 177]], false, 4),
    draw(sheet, body, small) {
      const ring = (d: number): Point[] => body.line([[-23 - d * 1.1, 179 + d * 0.5], [-16 - d * 0.85, 188 + d * 0.84], [0, 193 + d], [16 + d * 0.85, 188 + d * 0.84], [23 + d * 1.1, 179 + d * 0.5]], 6);
      sheet.line(ring(0), 'part').line(ring(5), 'part');
      for (const d of small ? [18] : [14, 29]) sheet.line(ring(d), 'detail');
      if (small) return;
      const row = (from: number, to: number, slant: number) => {
        const [a, b] = [ring(from), ring(to)];
        return a.flatMap((p, i): Point[][] => {
          const next = b[i + slant];
          return next ? [[p, next]] : [];
        });
      };
      sheet.lines(row(0, 5, 0), 'shade').lines(row(14, 19, 1), 'small').lines(row(24, 19, 1), 'small');
      sheet.lines(row(32, 36, 0), 'small');
    },
  },
  /** A blouse whose fronts cross. */
  wrap: {
    neckline: [[-27.6, 177.4], [-22, 192], [-11, 208], [2, 221], [9, 213], [16.5, 203], [23, 193], [27.6, 177.4]],
    draw(sheet, body, small) {
      const over: Line = [[-27.6, 177.4], [-22, 192], [-2, 217], [24, 240]];
      const under: Line = [[27.6, 177.4], [23, 193], [9, 213], [3, 221]];
      sheet.line(body.line(under), 'part').line(body.line(over), 'outline');
      if (small) return;
      sheet.line(body.line([[-36, 184], [-29, 197], [-9, 221], [14, 240]]), 'detail').line(body.line([[36, 184], [29, 196], [16, 214], [9, 226]]), 'detail');
      for (const fold of [[[-48, 196], [-34, 216], [-8, 240]], [[-62, 206], [-50, 224], [-32, 240]], [[44, 198], [34, 214], [22, 230]]] as unknown as Line[]) sheet.line(body.line(fold), 'detail');
      for (const s of [-1, 1]) sheet.line(body.line([[s * 15, 195 - s], [s * 12, 193], [s * 5, 195]]), 'detail');
      sheet.lines(hatchWithin([[24, 205], [34, 200], [30, 214], [20, 226]].map((p) => body.at(p as unknown as Point)), 128, 4), 'shade');
    },
  },
} satisfies Record<string, Garment>; // biome-ignore format: outlines are read as rows of points

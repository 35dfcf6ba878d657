import { hatchWithin, type Point, smooth } from '../geometry.ts';
import { type Draft, planeOf, skinOf, washOf } from './draft.ts';
import { isTurned } from './face.ts';
import type { Head } from './head.ts';
import { heightAt } from './lines.ts';
import { slope } from './shadows.ts';
import type { Traits } from './traits.ts';

/** Half the neck that the measures of clothes are for. */
const usual = 22.5;
/** How much higher than those measures shoulders stand, so that no neck is long. */
const lift = 7;

/** Shoulders and neck under the head, which lay what is worn onto the paper. */
export class Body {
  /** Half the width of the neck. */
  readonly neck: number;
  readonly #width: number;
  readonly #drop: number;
  readonly #lean: number;
  readonly #head: Head;

  constructor(head: Head, { neck = 1, shoulders = {} }: Traits) {
    this.#head = head;
    this.neck = usual * neck * 1.04;
    this.#width = shoulders.width ?? 100;
    this.#drop = shoulders.drop ?? 0;
    this.#lean = shoulders.lean ?? 0;
  }

  /**
   * A point of the chest: from the middle of the body, for a usual neck, and the paper's upper edge. What is worn lies as close
   * to a slim neck as to a strong one.
   */
  at([x, y]: Point): Point {
    const { sine, far } = this.#head;
    // The body follows the head by half: the pit of the neck moves, and the far shoulder is shorter.
    const turned = x * (1 - Math.sign(x) * far * Math.abs(sine) * 0.22) + sine * 13 * Math.max(0, 1 - Math.abs(x) / 70);
    const fit = (this.neck / usual - 1) * (Math.abs(x) < 24 ? x : Math.sign(x) * 24 * Math.max(0, 1.6 - Math.abs(x) / 40)); // biome-ignore format: one line
    // The pit of the neck does not lean, and the edge of the paper stays where it is.
    const raised = (lift + this.#lean * (x / 100)) * Math.min(1, Math.max(0, 240 - y) / 30);
    // A collar leans with the neck that it lies round.
    const leant = this.#head.leanAt(y) * Math.min(1, Math.max(0, (46 - Math.abs(x)) / 22));
    return [Math.min(239, Math.max(1, 120 + turned + fit + leant)), Math.min(240, y - raised)];
  }

  /** A smooth line over the chest. */
  line(points: readonly Point[], pieces = 4): Point[] {
    return smooth(points.map((point) => this.at(point)), false, pieces); // biome-ignore format: one line
  }

  /** One shoulder from the neck to the lower edge. @param off how thick it is clothed */
  shoulder(side: -1 | 1, off = 0): Point[] {
    const [w, drop] = [this.#width, this.#drop];
    const half: Point[] = [[23.6, 171], [28, 178.4 - off * 0.4 + drop * 0.04], [37, 185 - off + drop * 0.16], [51, 191 - off + drop * 0.36], [w * 0.68, 197 - off + drop * 0.7], [w * 0.85, 206 - off + drop], [w * 0.96, 222 + drop], [w + 1, 240]]; // biome-ignore format: points
    return this.line(half.map(([x, y]): Point => [side * x, y]), 5); // biome-ignore format: one line
  }

  /** Chest and shoulders, which cover what lies behind, with shade on the right. */
  draw({ sheet, small, traits: { tones = {} } }: Draft, off = 0): void {
    const [left, right] = [this.shoulder(-1, off), this.shoulder(1, off)];
    sheet
      .polygon([...left.toReversed(), ...right], null, washOf(tones.cloth))
      .line(left, small ? 'outline' : 'contour')
      .line(right, small ? 'outline' : 'contour');
    if (small) return;
    // Cloth is hatched as the sides of the plates are: the closer the darker it is, and away from the light once more across.
    const cloth = tones.cloth ?? 0;
    if (cloth > 2) sheet.lines(hatchWithin([...left.toReversed(), ...right], slope, cloth > 3 ? 2.6 : 4.4), cloth > 3 ? 'hatchStrong' : 'hatchMiddle'); // biome-ignore format: one line
    const edge = right.slice(8);
    const inside = edge.map(
      ([x, y], i): Point => [x - 2 - 40 * Math.sin((Math.PI * i) / edge.length / 1.5), Math.min(239.5, y + 2)],
    );
    sheet.lines(
      hatchWithin([...edge, ...inside.toReversed()], cloth > 2 ? 180 - slope : slope, cloth > 2 ? 3.4 : 3),
      'hatchMiddle',
    );
  }

  /** The neck down to a neckline, with what the jaw throws onto it. */
  drawNeck(draft: Draft, neckline: readonly Point[]): void {
    const { sheet, small, traits: { tones = {} } } = draft; // biome-ignore format: one line
    const n = this.neck;
    const head = this.#head;
    const edge = neckline.map((point) => this.at(point));
    // From behind the jaw it goes in a little, and flares to where the shoulders begin.
    const side = (s: -1 | 1) => {
      const [end, from] = s < 0 ? [edge[0], neckline[0]] : [edge.at(-1), neckline.at(-1)];
      const flare = Math.max(0, Math.abs(from?.[0] ?? 0) - 21);
      return smooth([head.at([s * n * 1.02, 24, 2]), head.at([s * n * 0.94, 46, 3]), this.at([s * ((s === head.far ? 21.4 : 22.8) + flare * 0.1), 166]), this.at([s * (22 + flare * 0.46), 172.4]), end as Point], false, 4); // biome-ignore format: points
    };
    const [left, right] = [side(-1), side(1)];
    sheet.polygon([...left, ...edge, ...right.toReversed()], null, skinOf(tones.skin));
    sheet.line(left, 'outline').line(right, 'outline');
    // Under the chin a shadow of its own curve, which on the right goes down along the neck.
    const jaw = [...head.edge(-1).slice(15), ...head.edge(1).slice(15, -1).toReversed()];
    const across = (line: readonly Point[], y: number) => heightAt(line.map(([px, py]): Point => [py, px]), y); // biome-ignore format: one line
    const [from, to] = [left[8] as Point, right[8] as Point];
    const cast = Array.from({ length: 15 }, (_, i): Point => {
      const share = i / 14;
      const x = from[0] + (to[0] - from[0]) * share;
      const thrown = (heightAt(jaw, x - 3) ?? from[1]) + 3 + 9 * share;
      const along = share < 0.66 ? 0 : ((share - 0.66) / 0.34) ** 1.7;
      const y = Math.min(thrown + (168 - thrown) * Math.max(0, along), (heightAt(edge, x) ?? 240) - 0.5);
      const end = i === 0 ? left : i === 14 ? right : null;
      return [(end && across(end, y)) ?? x, y];
    });
    const above = (line: readonly Point[], end: Point) => line.filter(([, y]) => y < end[1]);
    sheet.polygon([...above(left, cast[0] as Point), ...cast, ...above(right, cast.at(-1) as Point).toReversed()], null, planeOf(draft, 'cast')); // biome-ignore format: one shape
    if (small) return;
    this.#drawThroat(draft);
  }

  /** What is seen of a throat: it differs with its strength, its age and the turn of the head. */
  #drawThroat({ sheet, traits: { lined, neck = 1 } }: Draft): void {
    const [n, head] = [this.neck, this.#head];
    const strong = neck > 1.05;
    const pit = (s: number) => [this.at([s * 8.4, 184]), this.at([s * 3.6, 196])];
    // The larynx of a strong neck lies away from the light.
    if (strong) sheet.line(this.line([[2.6, 177], [5, 181.6], [4.4, 185], [1.4, 187]]), 'detail'); // biome-ignore format: points
    // Creases go round an older one.
    if (lined) sheet.line(this.line([[-14, 174], [-6, 177], [1, 177.8]]), 'detail').line(this.line([[-9, 181], [-3, 183], [0, 183.4]]), 'inner'); // biome-ignore format: points
    // On a turned one the muscle stands out that runs from behind the near ear to the pit; from the front only its ends do.
    const near = -head.far;
    const muscle = smooth([head.at([near * n * 0.86, 40, -2]), head.at([near * n * 0.74, 58, 0]), ...pit(near)], false, 4); // biome-ignore format: points
    if (isTurned(head) && !(strong && lined)) sheet.line(muscle.slice(strong ? 8 : 6, -2), 'detail');
    else if (!strong) sheet.line(muscle.slice(9), 'detail').line(smooth([this.at([head.far * 12, 178]), ...pit(head.far)], false, 4).slice(4), 'detail'); // biome-ignore format: points
  }
}

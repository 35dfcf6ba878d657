import { hatchWithin, type Point, smooth } from '../geometry.ts';
import { type Draft, washOf } from './draft.ts';
import type { Head } from './head.ts';
import type { Traits } from './traits.ts';

/** Shoulders and neck under the head, which lay what is worn onto the paper. */
export class Body {
  /** Half the width of the neck. */
  readonly neck: number;
  readonly #middle: number;
  readonly #turn: number;
  readonly #width: number;
  readonly #drop: number;
  readonly #head: Head;

  constructor(head: Head, { neck = 1, shoulders = {}, place = [0, 0], turn }: Traits) {
    this.#head = head;
    this.neck = 22.5 * neck;
    this.#middle = 120 + place[0] * 0.7;
    this.#turn = turn * 0.42;
    this.#width = shoulders.width ?? 100;
    this.#drop = shoulders.drop ?? 0;
  }

  /**
   * A point of the chest: from the middle of the body, for a neck of 20 at either side, and the paper's upper edge. What is
   * worn turns with the body, whose far shoulder is the shorter, and lies as close to a slim neck as to a strong one.
   */
  at([x, y]: Point): Point {
    const shift = this.#turn * Math.max(0, 1 - Math.abs(x) / 80);
    const fit =
      (this.neck / 22.5 - 1) * (Math.abs(x) < 24 ? x : Math.sign(x) * 24 * Math.max(0, 1.6 - Math.abs(x) / 40));
    const wide = x * (1 - Math.sign(x) * this.#turn * 0.005);
    return [Math.min(239, Math.max(1, this.#middle + wide + fit + shift)), Math.min(240, y)];
  }

  /** A smooth line over the chest. */
  line(points: readonly Point[], pieces = 4): Point[] {
    return smooth(points.map((point) => this.at(point)), false, pieces); // biome-ignore format: one line
  }

  /** One shoulder from the neck to the lower edge. @param off how thick it is clothed */
  shoulder(side: -1 | 1, off = 0): Point[] {
    const [w, drop] = [this.#width, this.#drop];
    const half: Point[] = [[24 + off * 0.3, 174 - off * 0.4], [31 + off * 0.5, 182 - off], [44, 189 - off], [w * 0.62, 195 - off + drop * 0.4], [w * 0.86, 204 - off + drop], [w * 0.98, 222 + drop], [w + 4, 240]]; // biome-ignore format: points
    return this.line(
      half.map(([x, y]): Point => [side * x, y]),
      5,
    );
  }

  /** Chest and shoulders, which cover what lies behind; shade lies on the right of light clothes. */
  draw({ sheet, small, random, traits: { tones = {} } }: Draft, off = 0): void {
    const [left, right] = [this.shoulder(-1, off), this.shoulder(1, off)];
    sheet
      .polygon([...left.toReversed(), ...right], null, washOf(tones.cloth))
      .line(left, 'outline')
      .line(right, 'outline');
    if (small || (tones.cloth ?? 0) > 1) return;
    const inside = right
      .slice(9)
      .map(([x, y], i, all): Point => [x - 26 * Math.sin((Math.PI * i) / all.length / 1.2), y]);
    sheet.lines(hatchWithin([...right.slice(9), ...inside.toReversed()], 105 + random() * 45, 5), 'hatchMiddle');
  }

  /** The neck down to a neckline, in the shade of the chin. */
  drawNeck({ sheet, small, random, traits: { tones = {} } }: Draft, neckline: readonly Point[]): void {
    const n = this.neck;
    const head = this.#head;
    // From behind the jaw it goes in a little, and out again to the shoulders.
    const side = (s: -1 | 1) => smooth([head.at([s * n, 30, -8]), head.at([s * n * 0.97, 48, -4]), this.at([s * 22.5, 167]), this.at([s * 25, 177])], false, 4); // biome-ignore format: points
    const [left, right] = [side(-1), side(1)];
    const edge = neckline.map((point) => this.at(point));
    sheet.polygon([...left, ...edge, ...right.toReversed()], null, washOf(tones.skin));
    sheet.line(left.slice(0, -2), 'part').line(right.slice(0, -2), 'part');
    const chin = head.contour();
    const jaw = [...chin.far.slice(20), ...chin.near.slice(1, 12)].toSorted((a, b) => a[0] - b[0]);
    const under = jaw.filter(([x]) => x > (left[6]?.[0] ?? 0) + 1 && x < (right[6]?.[0] ?? 0) - 0.5);
    const shadow = under.map(([x, y], i): Point => [x, y + 4 + (10 * (i + 1)) / under.length]);
    if (under.length > 2)
      sheet.lines(hatchWithin([...under, ...shadow.toReversed()], 20 + random() * 50, small ? 4.5 : 3), 'hatchMiddle');
    if (small) return;
    // The muscle that runs from behind the ear to the pit of the neck.
    const near = -head.far;
    sheet.line(smooth([head.at([near * n * 0.72, 60, 4]), this.at([near * 11, 178]), this.at([near * 6, 190])], false, 4).slice(3), 'detail'); // biome-ignore format: points
  }
}

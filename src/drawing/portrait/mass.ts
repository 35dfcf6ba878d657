import { type Point, smooth } from '../geometry.ts';
import type { Head } from './head.ts';
import { lengthOf, mix, pointAt } from './lines.ts';
import type { Style } from './style.ts';

/** The edge of hair on the head: its crown and its hairline from left to right, and both as one closed line. */
export interface Mass {
  readonly crown: Point[];
  readonly hairline: Point[];
  readonly outline: Point[];
  /** Where the hair lies so close that the far temple is free of it, on a face that is turned away. */
  readonly corner: Point | undefined;
}

/** The edge of a style as a head in its pose shows it. */
export function massOf(head: Head, style: Style): Mass {
  const [near, low] = style.ends;
  const close = style.lift[head.far < 0 ? 0 : 2] < 9;
  const turned = close && !head.isFrontal;
  const far = head.isFrontal && style.ears ? near : low;
  const full = head.crown(style.lift, head.far > 0 ? [near, far] : [far, near], 40);
  const kept = style.hairline.filter(([x, y]) => !turned || Math.sign(x) !== head.far || y < far - 1);
  const hairline = kept.length > 0 ? head.onFace(head.line(kept)) : [];
  if (!turned || hairline.length === 0) {
    const corner = turned ? full.at(head.far > 0 ? -1 : 0) : undefined;
    return { crown: full, hairline, outline: [...full, ...hairline.toReversed()], corner };
  }
  const temple = hairline.at(head.far > 0 ? -1 : 0) as Point;
  const end = full.at(head.far > 0 ? -1 : 0) as Point;
  const top = Math.min(temple[1] - 16 * head.scale, end[1] - 34 * head.scale);
  // There it thins out until it meets the edge of the face, and goes back up along it.
  const crown = full.map(([x, y], i): Point => {
    const share = Math.min(1, Math.max(0, (y - top) / (end[1] - top)));
    const edge = head.farEdge(y);
    if (!share || edge === undefined || i < full.length / 2 === head.far > 0) return [x, y];
    return [x + (edge - x) * share * share * (3 - 2 * share), y];
  });
  const along = head.contour().far.filter(([, y]) => y > temple[1] && y < end[1]);
  const outline = head.far > 0 ? [...crown, ...along.toReversed(), ...hairline.toReversed()] : [...crown, ...hairline.toReversed(), ...along]; // biome-ignore format: two orders
  return { crown, hairline, outline, corner: crown.at(head.far > 0 ? -1 : 0) };
}

/** Strands that are combed from the hairline over the crown. @param lean how far to the right, as a share of the crown */
export function combed({ crown, hairline }: Mass, step: number, lean: number): Point[][] {
  const count = Math.round(lengthOf(crown) / step);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const root = pointAt(hairline, share);
    const tip = pointAt(crown, Math.min(1, share + lean * Math.sin(Math.PI * share)));
    const [x, y] = mix(root, tip, 0.5);
    // It rises from the hairline before it bends over.
    return smooth([root, [x - (tip[0] - root[0]) * 0.1, y + (tip[1] - root[1]) * 0.04], tip], false, 6);
  });
}

import type { Axonometric } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { range } from '../records/paper.ts';
import { alongEllipse } from '../traces.ts';

/** Of a person who is one plate unit wide. */
const [shoulder, headAt, headRadius] = [1.15, 1.95, 0.52];

/** Somebody, upright on a spot: a body with shoulders, and a head. */
export interface Person {
  readonly at: Point3;
  /** 1 where left out: then a little under one plate unit wide and 2.3 high. */
  readonly size?: number;
}

/** A person, as drawings that are about people show one. */
export function person(view: Axonometric, { at, size = 1 }: Person): void {
  const unit = view.view.scale * size;
  const [cx, foot] = view.project(...at);
  const [wide, broad] = [unit * 0.46, unit * 0.56];
  const top = foot - unit * shoulder;
  const body: Point[] = [
    ...alongEllipse([cx, foot], wide, wide / 2, Math.PI, 0),
    ...alongEllipse([cx, top], broad, unit * 0.42, Math.PI * 2, Math.PI),
  ];
  const head: Point = [cx, foot - unit * headAt + unit * 0.16];
  view.sheet.polygon(body, 'part', 'left');
  const count = Math.max(3, Math.round(wide / 2));
  const lines = range(count).map((i): Point[] => {
    const share = 1 - (i + 0.5) / (count * 1.6);
    const drop = Math.sqrt(Math.max(0, 1 - share * share));
    return [
      [cx + share * wide, top - drop * unit * 0.3],
      [cx + share * wide, foot + (drop * wide) / 2 - 1],
    ];
  });
  view.sheet.lines(lines, 'hatchMiddle');
  view.sheet.circle(head, unit * headRadius * 0.72, 'part', 'top');
}

/** A chair that looks to the left front, its seat's far corner on a spot. Nobody sits on it where it is `free`: it is live. */
export function chair(view: Axonometric, [x, y]: Point, free = false): void {
  const [wide, deep, seat, back] = [1.8, 1.7, 1, 2.7];
  const edge = free ? 'live' : 'part';
  const leg = (u: number, v: number): Point3[] => [
    [x + u, y + v, 0],
    [x + u, y + v, seat],
  ];
  view.lines([leg(0, deep), leg(wide, deep), leg(wide, 0)], free ? 'live' : 'outline');
  box(view, blockAt([x, y, wide, 0.22, back - seat], seat), { edge });
  box(view, blockAt([x, y, wide, deep, 0.24], seat), { edge });
  const middle: Point3 = [x + wide / 2, y + deep * 0.62, seat + 0.24];
  if (free) view.sheet.liveNode(view.project(...middle), 9, 4);
  else person(view, { at: middle, size: 1.2 });
}

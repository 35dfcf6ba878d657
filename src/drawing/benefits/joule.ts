import type { Axonometric } from '../axonometric.ts';
import { looks, person } from '../heads/people.ts';
import { blockAt, box, ghost, route } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { randomFrom } from '../random.ts';
import { range } from '../records/paper.ts';
import { screen } from '../screens.ts';
import type { Drawing } from '../svg.ts';
import { fence } from '../work/things.ts';
import { onGround } from './paper.ts';

/** SAP people first: the role, the approval and the tables that a question passes. */
const sapFirst = (): Drawing =>
  onGround({ width: 13, depth: 6, height: 1.4 }, (view) => {
    route(view, { path: [[2.4, 3], [9, 3]], count: 3, pitch: 0.2, chamfer: 0 }, 0); // biome-ignore format: one cable
    view.circle([2, 3, 0], 1.05, 'detail').circle([2, 3, 0], 0.85, 'part', 'top');
    person(view, { at: [2, 3, 0], size: 1.45, faces: 'right', shows: true });
    box(view, blockAt([4.9, 1.9, 2.2, 2.2, 0.6], 0), { hatch: 0.24, frame: 0.3 });
    view.sheet.liveNode(view.project(6, 3, 0.6), 10, 4.5);
    for (const i of range(5)) box(view, blockAt([8.7, 1, 3.4, 4, 0.18], i * 0.4), { edge: 'small', hatch: 0.3 });
    const top = 1.78;
    view.lines(
      [...range(3).map((i) => onLevel(top, [8.7, 2 + i], [12.1, 2 + i])), onLevel(top, [9.8, 1], [9.8, 5])],
      'detail',
    );
  });

/** A small first step: one team on the first, the others still outlines. */
const smallStep = (): Drawing =>
  onGround({ width: 7.6, depth: 10, height: 1.6 }, (view) => {
    const [x, wide, tread] = [0.8, 6, 2.7];
    for (const i of [2, 1]) ghost(view, blockAt([x, 0.9 + (2 - i) * tread, wide, tread, 0.7 * (i + 1)], 0));
    const y = 0.9 + 2 * tread;
    box(view, blockAt([x, y, wide, tread, 0.7], 0), { edge: 'outline', hatch: 0.3 });
    for (const [i, at] of [1.1, 2.6, 4.1].entries())
      person(view, { at: [x + at, y + 1.1, 0.7], size: 1.1, faces: 'right', ...looks[i] });
    view.sheet.liveNode(view.project(x + 5.2, y + 1.5, 0.7), 10, 4.5);
  });

/** A desk with somebody behind it and a sheet of prompts on it. */
function desk(view: Axonometric, [x, y]: readonly [number, number], live: boolean): void {
  person(view, { at: [x + 1.1, y - 0.55, 0], size: 1.1 });
  box(view, blockAt([x, y, 2.3, 1.4, 0.8], 0), { hatch: 0.24 });
  const sheet = onLevel(0.8, [x + 0.5, y + 0.25], [x + 1.8, y + 0.25], [x + 1.8, y + 1.1], [x + 0.5, y + 1.1]);
  view.polygon(sheet, 'detail', 'top');
  view.lines(range(3).map((i) => onLevel(0.8, [x + 0.7, y + 0.45 + i * 0.22], [x + 1.6, y + 0.45 + i * 0.22])), 'hatchStrong'); // biome-ignore format: what stands on it
  if (live) view.sheet.liveNode(view.project(x + 1.15, y + 0.68, 0.8), 9, 4);
}

/** Training that stays: their own transaction on the screen, and a sheet of prompts on every desk. */
const training = (): Drawing =>
  onGround({ width: 11.4, depth: 7.4, height: 1.8 }, (view) => {
    screen(view, blockAt([1.4, 0.8, 5, 0.26, 2.6], 0), 'left', 'list', randomFrom('training'));
    for (const [i, x] of [1, 4.4, 7.8].entries()) desk(view, [x, 5], i === 1);
  });

/** Guardrails: an agent on its way between two rails, through a gate that logs it. */
const guardrails = (): Drawing =>
  onGround({ width: 13, depth: 6, height: 1.2 }, (view) => {
    route(view, { path: [[0.8, 3], [12.2, 3]], count: 5, pitch: 0.3, chamfer: 0 }, 0); // biome-ignore format: its way
    const ends = [0.9, 11.6] as const;
    fence(ends, 1.1).draw(view);
    box(view, blockAt([4.6, 2, 2, 2, 0.7], 0), { hatch: 0.2, frame: 0.25 });
    box(view, blockAt([5.1, 2.5, 1, 1, 0.35], 0.7), { hatch: 0.2 });
    view.sheet.liveNode(view.project(5.6, 3, 1.05), 9, 4);
    const gate = 9.4;
    box(view, blockAt([gate, 1.6, 0.3, 0.3, 2], 0), {});
    box(view, blockAt([gate, 4.1, 0.3, 0.3, 2], 0), {});
    box(view, blockAt([gate, 1.6, 0.3, 2.8, 0.35], 2), { hatch: 0.2 });
    fence(ends, 4.7).draw(view);
  });

/** Why to choose the firm for Joule. */
export const jouleBenefits = { 'sap-first': sapFirst, 'small-step': smallStep, training, guardrails };

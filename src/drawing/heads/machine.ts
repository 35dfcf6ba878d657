import { riserPlaces } from '../assembly.ts';
import { Axonometric } from '../axonometric.ts';
import { node, riser } from '../parts.ts';
import { plateThickness } from '../plate.ts';
import { drawPlate, plateOrder } from '../plates.ts';
import type { Drawing } from '../svg.ts';

/** Services: the two lower plates whole, and what runs between them. */
export function servicesMachine(): Drawing {
  const gap = 4.2;
  const view = new Axonometric({ originX: 240, originY: 148, scale: 20 });
  drawPlate(view, plateOrder[0], { z: 0, frontOnly: true });
  for (const [x, y] of riserPlaces[0] ?? []) {
    node(view, [x, y, 0], 0.15);
    riser(view, [x, y], 0, gap - plateThickness);
  }
  drawPlate(view, plateOrder[1], { z: gap });
  const line = [view.project(1.2, 9.9, gap), view.project(9.4, 9.9, gap)] as const;
  view.sheet.line(line, 'live').circle(line[1], 9, null, 'top').liveNode(line[1], 9, 4);
  return { viewBox: [10, 34, 540, 394], groups: [{ id: 'd', markup: view.sheet.toString() }] };
}

/** About: the upper plate alone and whole, and on it the desk that people stand around. */
export function aboutMachine(): Drawing {
  const view = new Axonometric({ originX: 240, originY: 64, scale: 20 });
  drawPlate(view, plateOrder[3], { z: 0, frontOnly: false, lettered: false });
  // Pages show a detail of it, nearly three times as large.
  const line = [view.project(10.6, 8.2), view.project(12.4, 8.2)] as const;
  view.sheet.line(line, 'live').circle(line[1], 3.7, null, 'top').liveNode(line[1], 3.7, 1.7);
  return { viewBox: [10, -6, 540, 364], groups: [{ id: 'd', markup: view.sheet.toString() }] };
}

import type { Drawing } from '../svg.ts';
import { investors } from './investors.ts';
import { sceneDrawing } from './things.ts';

/** What investors ask: `investor-long`. */
export const workDrawings = (): [name: string, drawing: Drawing][] =>
  Object.entries(investors).map(([name, scene]) => [`investor-${name}`, sceneDrawing(scene)]);

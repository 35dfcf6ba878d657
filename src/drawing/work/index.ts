import type { Drawing } from '../svg.ts';
import { cdc, cdcRow, commerceCpq, cx, fsm } from './customer.ts';
import { assessment, conversational, governance, predictive, rasp, telemetry } from './intelligence.ts';
import { investors } from './investors.ts';
import { btpCpi, managedSap, s4hana } from './systems.ts';
import { type Scene, sceneDrawing } from './things.ts';

/** What the firm does in three scenes, by the last step of the page's address. */
const works: Readonly<Record<string, readonly Scene[]>> = {
  cx, s4hana, fsm, cdc, 'btp-cpi': btpCpi, 'commerce-cpq': commerceCpq, 'managed-sap': managedSap,
  assessment, governance, rasp, predictive, conversational, telemetry,
}; // biome-ignore format: names are read as a list

/** A page's scenes in one file, `step-1` to `step-3`: a page shows each over its words. */
function together(scenes: readonly Scene[]): Drawing {
  const drawn = scenes.map(sceneDrawing);
  const groups = drawn.map(({ groups: [scene] }, i) => ({ id: `step-${i + 1}`, markup: scene?.markup ?? '' }));
  return { viewBox: drawn[0]?.viewBox ?? [0, 0, 0, 0], groups };
}

/** What the firm does, by page: `work-cx`; and what investors ask: `investor-long`. */
export const workDrawings = (): [name: string, drawing: Drawing][] => [
  ...Object.entries(works).map(([page, scenes]): [string, Drawing] => [`work-${page}`, together(scenes)]),
  ['work-cdc-row', cdcRow()],
  ...Object.entries(investors).map(([name, scene]): [string, Drawing] => [`investor-${name}`, sceneDrawing(scene)]),
];

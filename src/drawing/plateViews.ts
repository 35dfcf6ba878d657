import { detailView } from './detail.ts';
import { plateFile, plateOrder } from './plates.ts';
import { serviceView } from './service.ts';
import { services } from './services.ts';

/**
 * The text of the module that the flight of a plate imports: where the plate lies in the drawings between which one flies,
 * so that it lands on itself.
 */
export function plateViewsModule(): string {
  const views = new Map([
    ...plateOrder.map((_, place) => [plateFile(place), detailView] as const),
    ...Object.entries(services).map(([file, options]) => [file, serviceView(options)] as const),
  ]);
  const places = [...views].map(([file, { originX, originY, scale }]) => [
    `/drawings/${file}.svg`,
    [originX, originY, scale],
  ]);
  return `// Written by npm run drawings; change src/drawing instead.
// biome-ignore-all format: written by a script
// biome-ignore-all lint: written by a script

/** By the drawing's address: where the corner of its plate lies that is farthest from the viewer, and how many of the drawing's units a plate unit has. */
export const plateViews: Readonly<Record<string, readonly [x: number, y: number, unit: number]>> = ${JSON.stringify(Object.fromEntries(places))};
`;
}

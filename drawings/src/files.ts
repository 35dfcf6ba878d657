import { optimize } from 'svgo';
import svgo from '../svgo.config.ts';
import { catalog } from './catalog.ts';
import { svgFile } from './svg.ts';

/** Returns the text of each generated file, by its name in `public/drawings`. */
export const files = (): ReadonlyMap<string, string> =>
  new Map([...catalog()].map(([name, drawing]) => [`${name}.svg`, optimize(svgFile(drawing), svgo).data]));

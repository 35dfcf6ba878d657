import type { Config } from 'svgo';

/** How a drawing is written: one element a line, small, with the ids that pages name. */
export default {
  js2svg: { pretty: true, indent: 1, eol: 'lf', finalNewline: true },
  plugins: [
    'removeXMLProcInst',
    'removeDoctype',
    'removeComments',
    'removeMetadata',
    'removeEditorsNSData',
    'cleanupAttrs',
    'convertStyleToAttrs',
    'removeEmptyContainers',
    'removeUnusedNS',
    'sortAttrs',
  ],
} satisfies Config;

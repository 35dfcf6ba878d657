import type { Config } from 'svgo';

/** Formats drawings with one element per line. It keeps ids, because pages use them. */
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

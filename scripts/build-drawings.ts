import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { resources } from '../src/content/resources.ts';
import { catalogue, recordDrawing, stageModule, svgFile } from '../src/drawing/index.ts';

// Writes the drawings and the hero's geometry: node scripts/build-drawings.ts
// With --check it writes nothing, and fails when a committed file is not what it would write.

const root = join(import.meta.dirname, '..');
const files = new Map<string, string>();
for (const [name, drawing] of catalogue()) files.set(`public/drawings/${name}.svg`, svgFile(drawing));
// A record's drawing is made from its type and id alone, so it follows the content.
// With a photograph it is needed as well: it stands until that is there.
for (const { id, type, featured = false } of resources)
  files.set(`public/drawings/record-${id}.svg`, svgFile(recordDrawing(type, id, { featured })));
files.set('src/sections/HomeHero/stage.generated.ts', stageModule());

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, text] of files) {
  const target = join(root, path);
  if (check) {
    if (read(target) !== text) stale.push(path);
    continue;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  const packed = brotliCompressSync(text).length;
  console.log(
    `${path.padEnd(46)}${String(Buffer.byteLength(text)).padStart(8)} B ${String(packed).padStart(7)} B brotli`,
  );
}
if (stale.length > 0) {
  console.error(`Out of date; run npm run drawings:\n${stale.join('\n')}`);
  process.exitCode = 1;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

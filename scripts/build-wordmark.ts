import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { wordmarkStyle } from '../src/components/Logo/geometry.ts';
import { brand } from '../src/content/brand.ts';
import { typeface } from '../src/theme/typeface.ts';
import { FONTS, instance } from './fonts.ts';

// Draws the brand's name as outlines for the logo: npm run wordmark

/** Where they are written. */
export const wordmarkFile = 'src/content/wordmark.generated.ts';

/** The logo's font, with the letters of a name that one source has. */
async function fontOf(source: string, name: string): Promise<{ font: Font; letters: Set<number>; unitsPerEm: number }> {
  const place = { wght: wordmarkStyle.weight, wdth: wordmarkStyle.width };
  const file = await instance(await readFile(source), name, place);
  const face = new Face(new Blob(new Uint8Array(file)));
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

/** An outline where it stands on the grid, in tenths; lines along the grid, and back to where they began, in short. */
function onGrid(outline: string, place: (x: number, y: number) => readonly [x: number, y: number]): string {
  let start = '';
  let last: string[] = [];
  return outline.replace(/([MLQCZ])([^MLQCZ]*)(?=(Z?))/g, (_, command: string, values: string, closing: string) => {
    const points = [...values.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
      place(Number(x), Number(y)).map((value) => String(Math.round(value * 10) / 10)),
    );
    const before = last;
    last = points.at(-1) ?? [];
    if (command === 'M') start = last.join(' ');
    if (command !== 'L') return command + points.map((point) => point.join(' ')).join(' ');
    if (closing && last.join(' ') === start) return '';
    if (last[0] === before[0]) return `V${last[1]}`;
    if (last[1] === before[1]) return `H${last[0]}`;
    return `L${last.join(' ')}`;
  });
}

/**
 * The module with the outlines of a name, on the logo's grid: its first stroke stands at `left`.
 *
 * @throws Error naming a letter that the typeface does not have.
 */
export async function wordmarkModule(name: string): Promise<string> {
  const fonts = await Promise.all(typeface.files.map((file) => fontOf(join(FONTS, file), name)));
  const runs: { text: string; from: (typeof fonts)[number] }[] = [];
  for (const letter of name) {
    const from = fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
    if (!from) throw new Error(`The typeface has no “${letter}” for the wordmark of “${name}” (src/content/brand.ts)`);
    const last = runs.at(-1);
    if (last?.from === from) last.text += letter;
    else runs.push({ text: letter, from });
  }
  // Glyphs by their left edge, in units of the grid.
  const glyphs: { path: string; at: number; scale: number }[] = [];
  let pen = 0;
  for (const { text, from } of runs) {
    const scale = wordmarkStyle.size / from.unitsPerEm;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(from.font, buffer);
    for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ path: from.font.glyphToPath(codepoint), at: pen + xOffset * scale, scale });
      pen += xAdvance * scale + wordmarkStyle.tracking * wordmarkStyle.size;
    }
  }
  const edges = glyphs.flatMap(({ path, at, scale }) =>
    [...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => at + Number(x) * scale),
  );
  const move = wordmarkStyle.left - Math.min(...edges);
  const path = glyphs
    .map((glyph) =>
      onGrid(glyph.path, (x, y) => [glyph.at + move + x * glyph.scale, wordmarkStyle.baseline - y * glyph.scale]),
    )
    .join('');
  const right = Math.round(Math.max(...edges) + move);
  return [
    '// Written by npm run wordmark.',
    '// biome-ignore-all format: written by a script',
    '',
    '/** A name as outlines on the grid of the logo, and its right edge there. */',
    `export const wordmark = ${JSON.stringify({ name, right, path })};`,
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(new URL(`../${wordmarkFile}`, import.meta.url), await wordmarkModule(brand.name));

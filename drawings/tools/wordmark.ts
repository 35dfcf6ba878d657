import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { wordmarkStyle } from '../../src/components/Logo/geometry.ts';
import { brand } from '../../src/content/brand.ts';
import { typeface } from '../../src/theme/typeface.ts';

// Writes the brand's name as outlines for the logo: npm run wordmark

const root = join(import.meta.dirname, '../..');
const FONTS = join(root, 'src/theme/fonts');

/** Returns a font with the characters of `text`, fixed at the axis values `place`. Ignores axes that the font lacks. */
async function instance(file: Buffer, text: string, place: Record<string, number>): Promise<Buffer> {
  const axes = new Face(new Blob(new Uint8Array(await subsetFont(file, ' ', { targetFormat: 'sfnt' })))).getAxisInfos();
  const variationAxes = Object.fromEntries(Object.entries(place).filter(([axis]) => axis in axes));
  return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes });
}

/** File that this script writes. */
export const wordmarkFile = join(root, 'src/content/wordmark.generated.ts');

/** Returns the font of the logo from one source file, with the letters of `name` that the file has. */
async function fontOf(source: string, name: string): Promise<{ font: Font; letters: Set<number>; unitsPerEm: number }> {
  const place = { wght: wordmarkStyle.weight, wdth: wordmarkStyle.width };
  const file = await instance(await readFile(source), name, place);
  const face = new Face(new Blob(new Uint8Array(file)));
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

/**
 * Formats values, given in tenths, as short path data: without spaces before a minus sign or between two fractions
 * (`.5.5`).
 */
const inTenths = (values: readonly number[]) =>
  values
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(/ (?=-)|(?<=\.\d) (?=\.)/g, '');

/**
 * Places an outline on the grid, in relative steps with one decimal. Points are rounded before they are subtracted,
 * so that long outlines do not drift. A line back to the start of a contour is left out, because `z` draws it.
 */
function onGrid(outline: string, place: (x: number, y: number) => readonly [x: number, y: number]): string {
  let start: readonly number[] | undefined;
  let pen: readonly number[] = [0, 0];
  let last = '';
  let mirrored: readonly [x: number, y: number] | undefined;
  /** Leaves out a command that equals the last one. */
  const step = (command: string, values: readonly number[]) => {
    const numbers = inTenths(values);
    const repeats = command === last;
    last = command;
    if (!repeats) return command + numbers;
    return numbers.startsWith('-') ? numbers : ` ${numbers}`;
  };
  return outline.replace(/([MLQCZ])([^MLQCZ]*)(?=(Z?))/g, (_, command: string, values: string, closing: string) => {
    if (command === 'Z') {
      pen = start ?? pen;
      return step('z', []);
    }
    const [fromX = 0, fromY = 0] = pen;
    const points = [...values.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
      place(Number(x), Number(y)).map((value) => Math.round(value * 10)),
    );
    pen = points.at(-1) ?? pen;
    const steps = points.flatMap(([x = 0, y = 0]) => [x - fromX, y - fromY]);
    if (command === 'M') {
      const isFirst = !start;
      start = pen;
      mirrored = undefined;
      return isFirst ? step('M', pen) : step('m', steps);
    }
    if (command !== 'L') {
      const [controlX = 0, controlY = 0, endX = 0, endY = 0] = steps;
      // The command `t` uses the mirrored control point of the last curve.
      if (
        command === 'Q' &&
        mirrored &&
        Math.abs(controlX - mirrored[0]) <= 1 &&
        Math.abs(controlY - mirrored[1]) <= 1
      ) {
        mirrored = [endX - mirrored[0], endY - mirrored[1]];
        return step('t', [endX, endY]);
      }
      mirrored = command === 'Q' ? [endX - controlX, endY - controlY] : undefined;
      return step(command.toLowerCase(), steps);
    }
    mirrored = undefined;
    const [x = 0, y = 0] = steps;
    if ((x === 0 && y === 0) || (closing && pen.join() === start?.join())) return '';
    if (x === 0) return step('v', [y]);
    if (y === 0) return step('h', [x]);
    return step('l', steps);
  });
}

/**
 * Returns the source of the module with the outlines of a name on the grid of the logo. Their left edge is at
 * `wordmarkStyle.left`.
 *
 * @throws Error with the first letter that the typeface does not have
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
  // `at` is the x position of a glyph's origin, in units of the grid.
  const glyphs: { path: string; at: number; scale: number }[] = [];
  let pen = 0;
  for (const { text, from } of runs) {
    const scale = wordmarkStyle.size / from.unitsPerEm;
    const buffer = new Run();
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
  await writeFile(wordmarkFile, await wordmarkModule(brand.name));

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { wordmarkStyle } from '../../src/components/Logo/geometry.ts';
import { brand } from '../../src/content/brand.ts';
import { typeface } from '../../src/theme/typeface.ts';

// Draws the brand's name as outlines for the logo: npm run wordmark

const root = join(import.meta.dirname, '../..');
const FONTS = join(root, 'src/theme/fonts');

/** A font at one place of its axes, with the characters of a text. Axes that it does not have are passed over. */
async function instance(file: Buffer, text: string, place: Record<string, number>): Promise<Buffer> {
  const axes = new Face(new Blob(new Uint8Array(await subsetFont(file, ' ', { targetFormat: 'sfnt' })))).getAxisInfos();
  const variationAxes = Object.fromEntries(Object.entries(place).filter(([axis]) => axis in axes));
  return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes });
}

/** Where they are written. */
export const wordmarkFile = join(root, 'src/content/wordmark.generated.ts');

/** The logo's font, with the letters of a name that one source has. */
async function fontOf(source: string, name: string): Promise<{ font: Font; letters: Set<number>; unitsPerEm: number }> {
  const place = { wght: wordmarkStyle.weight, wdth: wordmarkStyle.width };
  const file = await instance(await readFile(source), name, place);
  const face = new Face(new Blob(new Uint8Array(file)));
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

/** Numbers in tenths as path data has them in short: a sign, or the point of a second fraction, parts them as well as a space. */
const inTenths = (values: readonly number[]) =>
  values
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(/ (?=-)|(?<=\.\d) (?=\.)/g, '');

/**
 * An outline where it stands on the grid, in relative steps of tenths. Points are rounded before they are subtracted, so
 * that long outlines do not drift; lines along the grid are short, and those back to where the outline began left out.
 */
function onGrid(outline: string, place: (x: number, y: number) => readonly [x: number, y: number]): string {
  let start: readonly number[] | undefined;
  let pen: readonly number[] = [0, 0];
  let last = '';
  let mirrored: readonly [x: number, y: number] | undefined;
  /** A command is left out where the last was the same. */
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
      // Curves that go on in the same direction: the control point is then the last one, mirrored.
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

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { type FallbackSystem, fallbackFamily, fallbackSystems, typeface } from '../src/theme/typeface.ts';
import tokens from '../tokens/type.json' with { type: 'json' };
import { FONTS, instance } from './fonts.ts';

/** Weights and widths that components mix beside the type styles: bold in text, quotations, tabs. */
const MIXED: readonly (readonly [weight: number, width: number])[] = [
  [600, 100],
  [500, 100],
  [500, 90],
  [500, 96],
  [600, 84],
];

/** Up to this difference in the length of texts, widths or systems share a face. */
const NEAR = 0.012;

/**
 * How much longer the systems' bold is made than its advances ask for. Browsers that set glyphs on whole pixels set it
 * shorter, at the sizes of buttons most: rows of buttons came one row short, and a title one line.
 */
const BOLD_LENGTH = { titles: 1.006, buttons: 1.02 };

/** From this width on, bold is that of buttons. */
const BUTTONS = 96;

/** From this weight on, systems that have a regular and a bold show the bold. */
const BOLD = 600;

/**
 * The faces of the systems that stand until the typeface is there, with their outlines from packages: Arimo has the
 * advances of Arial and Liberation Sans. The rarest name comes first: to be told that there is no such face takes longest
 * where Liberation is what there is.
 */
const SYSTEMS: Record<FallbackSystem, { names: readonly string[]; source: string }> = {
  Arial: { names: ['Liberation Sans', 'Arial'], source: 'arimo' },
  Roboto: { names: ['Roboto'], source: 'roboto' },
};

interface Measured {
  /** Advance of all texts, in em. */
  advance: number;
  ascent: number;
  descent: number;
}

/** How far a font sets words, each as often as it stands in the texts, and how high it is. */
async function measure(file: string, words: ReadonlyMap<string, number>, place = {}): Promise<Measured> {
  const plain = await instance(await readFile(file), [...words.keys()].join(' '), place);
  const face = new Face(new Blob(new Uint8Array(plain)));
  const font = new Font(face);
  let advance = 0;
  for (const [word, count] of words) {
    const run = new Run();
    run.addText(`${word} `);
    run.guessSegmentProperties();
    shape(font, run);
    for (const { xAdvance = 0 } of run.getGlyphInfosAndPositions()) advance += xAdvance * count;
  }
  const { ascender, descender } = font.hExtents();
  return { advance: advance / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}

/** The words of texts, and how often each stands there. Those with letters that a system's face may lack are left out. */
function wordsOf(texts: Iterable<string>): Map<string, number> {
  const words = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[!-~–’“”]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Every weight with the widths that are set in it, from the narrowest. */
function usedWidths(): Map<number, number[]> {
  const styles = Object.values(tokens.type).flatMap((style) =>
    typeof style === 'object' && 'size' in style ? [[style.weight.$value, style.width.$value] as const] : [],
  );
  const used = new Map<number, Set<number>>();
  for (const [weight, width] of [...styles, ...MIXED]) used.set(weight, (used.get(weight) ?? new Set()).add(width));
  return new Map([...used].map(([weight, widths]) => [weight, [...widths].sort((a, b) => a - b)]));
}

const percent = (value: number, digits = 0) => `${Number((value * 100).toFixed(digits))}%`;

/**
 * The rules of what stands until the typeface is there: for each system a family with a face for every weight and width of
 * the type styles, scaled so that the site's own texts take as much room as in the typeface, with its ascent and descent.
 *
 * @param texts what the site’s pages print
 */
export async function fallbackFaces(texts: Iterable<string>): Promise<string> {
  const words = wordsOf(texts);
  const source = `${FONTS}/${typeface.files[0]}`;
  const systems = await Promise.all(
    fallbackSystems.map(async (name) => {
      const { names, source } = SYSTEMS[name];
      const files = (weight: number) =>
        fileURLToPath(import.meta.resolve(`@fontsource/${source}/files/${source}-latin-${weight}-normal.woff2`));
      const regular = await measure(files(400), words);
      const bold = await measure(files(700), words);
      return { family: fallbackFamily(name), names, regular, bold };
    }),
  );
  let rules = '';
  for (const [weight, widths] of usedWidths()) {
    const faces: { from: number; to: number; measured: Measured }[] = [];
    for (const width of widths) {
      const measured = await measure(source, words, { wght: weight, wdth: width });
      const last = faces.at(-1);
      if (last && Math.abs(measured.advance / last.measured.advance - 1) < NEAR) last.to = width;
      else faces.push({ from: width, to: width, measured });
    }
    const [style, cut] = weight < BOLD ? (['', 'regular'] as const) : ([' Bold', 'bold'] as const);
    // Systems whose texts are nearly as long share a face: no page has bytes to give away.
    const shared: { family: string; names: readonly string[]; advance: number }[] = [];
    for (const { family, names, [cut]: system } of systems) {
      const same = shared.find(({ advance }) => Math.abs(system.advance / advance - 1) < NEAR);
      if (same) same.names = [...same.names, ...names];
      else shared.push({ family, names, advance: system.advance });
    }
    for (const { family, names, advance } of shared) {
      const local = names.map((name) => `local("${name}${style}")`).join(',');
      for (const { from, to, measured } of faces) {
        const longer = weight < BOLD ? 1 : BOLD_LENGTH[from < BUTTONS ? 'titles' : 'buttons'];
        const scale = (measured.advance / advance) * longer;
        rules +=
          `@font-face{font-family:"${family}";src:${local};font-weight:${weight};` +
          `font-stretch:${from}%${from < to ? ` ${to}%` : ''};size-adjust:${percent(scale, 1)};` +
          `ascent-override:${percent(measured.ascent / scale)};descent-override:${percent(measured.descent / scale)}}`;
      }
    }
  }
  return rules;
}

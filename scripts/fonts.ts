import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import subsetFont from 'subset-font';
import { typeface } from '../src/theme/typeface.ts';

/** Where the typeface's files are. */
export const FONTS = 'src/theme/fonts';

/** The last code that the typeface's files are searched for: that of the last character of Unicode's first plane. */
const LAST = 0xffff;

/** Letters beyond A to Z come from files of their own, which only those fetch who see one. */
const isFurther = (character: string) => character > '\u007f' && /[\p{L}\p{M}]/u.test(character);

/**
 * The letters beyond Latin-1 that names and words of Western and Central Europe are written with: Latin Extended-A, and
 * what Romanian has elsewhere. A typeface may have thousands more, which would be fetched with the first of these.
 */
const EUROPEAN = new Set(
  [...Array.from({ length: 0x80 }, (_, index) => 0x100 + index), 0x218, 0x219, 0x21a, 0x21b].map((code) =>
    String.fromCharCode(code),
  ),
);

/** What the site uses of a typeface's features: other forms of its letters would be kept for nothing. */
const FEATURES: string[] = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

/** What a visitor may type, whatever the pages print. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** The texts of a page that are set in the typeface, each as it stands in its element or attribute. */
export function textsOf(html: string): string[] {
  const texts: string[] = [];
  const look = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) {
      if (/^(head|script|style)$/.test(node.tagName)) return;
      for (const { name, value } of node.attrs) if (/^(placeholder|value)$/.test(name)) texts.push(value);
    }
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parse(html));
  return texts;
}

/** The characters of a text, in capitals too: labels are set so. Those that nobody sees are left out. */
const charactersOf = (text: string) =>
  new Set(
    [...(text.normalize() + text.normalize().toUpperCase())].filter(
      (character) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(character),
    ),
  );

/** From how far a span reaches to the next character: one over whole scripts would have files fetched for nothing. */
const GAP = 16;

/**
 * Characters as a `unicode-range`, which every page that needs them carries: as short as may be, it spans a few codes
 * between them that are in no other file either.
 */
function rangeOf(characters: Iterable<string>, others: ReadonlySet<string>): string {
  const spans: [number, number][] = [];
  const isFree = (from: number, to: number) => {
    for (let code = from; code < to; code += 1) if (others.has(String.fromCharCode(code))) return false;
    return true;
  };
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && code - last[1] <= GAP && isFree(last[1] + 1, code)) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

/** A font at one place of its axes, with the characters of a text. Axes that it does not have are passed over. */
export async function instance(file: Buffer, text: string, place: Record<string, number>): Promise<Buffer> {
  const axes = new Face(new Blob(new Uint8Array(await subsetFont(file, ' ', { targetFormat: 'sfnt' })))).getAxisInfos();
  const variationAxes = Object.fromEntries(Object.entries(place).filter(([axis]) => axis in axes));
  return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes });
}

/** From where to where the site uses the axes. */
const REACH: Record<string, number[]> = {
  wght: typeface.weight.split(' ').map(Number.parseFloat),
  wdth: typeface.stretch.split(' ').map(Number.parseFloat),
};

/** What of a font's axes the site leaves out: what lies beyond those of the record, and all other axes. */
function cutAxes(face: Face): Record<string, number | { min: number; max: number }> {
  const cuts: ReturnType<typeof cutAxes> = {};
  for (const [axis, { min, max, default: standard }] of Object.entries(face.getAxisInfos())) {
    const [from = standard, to = from] = REACH[axis] ?? [];
    if (from === to) cuts[axis] = from;
    else if (from > min || to < max) cuts[axis] = { min: from, max: to };
  }
  return cuts;
}

async function readSource(name: string) {
  const file = await readFile(join(FONTS, name));
  const all = Array.from({ length: LAST - 0x1f }, (_, index) => String.fromCharCode(0x20 + index));
  const plain = await subsetFont(file, all.join(''), { targetFormat: 'sfnt' });
  const face = new Face(new Blob(Uint8Array.from(plain).buffer));
  const font = new Font(face);
  return {
    file,
    axes: cutAxes(face),
    characters: new Set(all.filter((character) => font.nominalGlyph(character.charCodeAt(0)))),
  };
}

export interface BuiltFonts {
  /** Address of the file that every page needs. */
  first: string;
  /** The rules of the files with further letters. */
  furtherFaces: string;
  /** The rules of those files that a page prints letters of, the first one included, for what pages print. */
  facesOf: (path: string) => string;
}

/**
 * Cuts the site's font files from the typeface's: one with what its pages print, A to Z in any case, and two with further
 * letters, asked for by the browser where a page or a visitor writes one.
 *
 * @param pages HTML of each page by its address
 * @param dist folder to write the files into, below `assets`
 * @throws Error when a page prints a character that the typeface does not have: it would stand there in another face
 */
export async function buildFonts(pages: ReadonlyMap<string, string>, dist: string): Promise<BuiltFonts> {
  const [latin, extended] = await Promise.all([readSource(typeface.files[0]), readSource(typeface.files[1])]);
  const printed = new Map<string, Set<string>>();
  const missing: string[] = [];
  for (const [path, html] of pages) {
    const onPage = new Set<string>();
    printed.set(path, onPage);
    for (const text of textsOf(html))
      for (const character of charactersOf(text)) {
        onPage.add(character);
        if (!latin.characters.has(character) && !extended.characters.has(character))
          missing.push(
            `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase()}) on ${path}: “${text.trim()}”`,
          );
      }
  }
  if (missing.length > 0)
    throw new Error(
      `${typeface.family} does not have these characters. Write the text without them, or give the typeface a file that has them (${FONTS}/README.md):\n${missing.join('\n')}`,
    );

  const write = async ({ file, axes }: typeof latin, characters: string[]) => {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES } as const;
    const subset = await subsetFont(file, characters.join(''), options);
    const name = `assets/font-${createHash('sha256').update(subset).digest('base64url').slice(0, 8)}.woff2`;
    await writeFile(join(dist, name), subset);
    return `/${name}`;
  };
  const face = (url: string, range = '') =>
    `@font-face{font-family:"${typeface.family}";src:url(${url})format("woff2");font-weight:${typeface.weight};font-stretch:${typeface.stretch};font-display:swap${range && `;unicode-range:${range}`}}`;
  const anywhere = new Set([...printed.values()].flatMap((characters) => [...characters]));
  const plain = new Set([...ASCII, ...anywhere].filter((character) => !isFurther(character)));
  const sets = [
    [...plain].filter((character) => latin.characters.has(character)),
    [...latin.characters].filter((character) => !plain.has(character)),
    [...extended.characters].filter(
      (character) => !latin.characters.has(character) && (EUROPEAN.has(character) || anywhere.has(character)),
    ),
  ] as const;
  const [own, ...others] = sets;
  const first = await write(latin, own);
  const further = await Promise.all(
    others.map(async (characters) => {
      const url = await write(characters === others[0] ? latin : extended, characters);
      const elsewhere = new Set(sets.flatMap((set) => (set === characters ? [] : set)));
      const inPages = characters.filter((character) => anywhere.has(character));
      return {
        characters,
        whole: face(url, rangeOf(characters, elsewhere)),
        // Without what a visitor may type, which is asked for once the application runs.
        inPages: face(url, rangeOf(inPages, elsewhere)),
      };
    }),
  );
  return {
    first,
    furtherFaces: further.map(({ whole }) => whole).join(''),
    facesOf: (path) => {
      const onPage = printed.get(path);
      const needed = further.filter(({ characters }) => characters.some((character) => onPage?.has(character)));
      return [face(first), ...needed.map(({ inPages }) => inPages)].join('');
    },
  };
}

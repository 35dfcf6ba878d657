import type { Plugin, TokenNormalized } from '@terrazzo/parser';
import { withAttribute } from '../src/theme/rootAttributes.ts';

const SURFACES = ['canvas', 'band', 'ink'] as const;
/** Groups that only other tokens may use: they get no custom property and no name in the contract. */
const INTERNAL = /^(palette|surfaces)\./;
/** Roles that drawings inherit through `<use>`. */
const DRAWN = /^--color-face-/;
/** Roles that fill shapes in drawings. */
const FILLED = /^--color-(canvas|face-)/;

const kebab = (id: string) => id.replace(/\./g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token: `color.face.top` becomes `--color-face-top`. */
export const variableName = (token: TokenNormalized) => `--${kebab(token.id)}`;

/**
 * Returns a `clamp()` for a token with the extension `fluid`, and the value with its unit for a token with the
 * extension `unit`. Returns `undefined` for other tokens.
 */
export function fluidValue(token: TokenNormalized): string | undefined {
  const extensions = token.$extensions as
    | { fluid?: { min: string; preferred: string; max: string; cap?: string }; unit?: string }
    | undefined;
  if (extensions?.fluid) {
    const { min, preferred, max, cap } = extensions.fluid;
    const size = `clamp(${min}, ${preferred}, ${max})`;
    return cap ? `min(${size}, ${cap})` : size;
  }
  if (extensions?.unit) return `${token.$value}${extensions.unit}`;
  return undefined;
}

type Values = Map<string, string>;

const declarations = (light: Values, dark: Values, keep: (name: string) => boolean) =>
  [...light]
    .filter(([name]) => keep(name))
    .map(([name, value]) => {
      const other = dark.get(name) ?? value;
      return `  ${name}: ${other === value ? value : `light-dark(${value}, ${other})`};\n`;
    })
    .join('');

/** Turns token ids such as `color.face.top` into the nested object for the vanilla-extract contract, as JSON. */
function contract(ids: readonly string[]): string {
  const root: Record<string, unknown> = {};
  for (const id of ids) {
    const path = id.split('.');
    const last = path.pop() as string;
    let node = root;
    for (const part of path) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[last] = kebab(id);
  }
  return JSON.stringify(root, null, 2);
}

/**
 * Terrazzo plugin that writes the files of the theme from the resolved tokens. `tokens.css` declares each value for
 * both themes with `light-dark()`, and for each surface the values that differ there. `names.ts` exports the names for
 * the vanilla-extract contract, and `values.json` contains the resolved values.
 */
export function themeFiles(): Plugin {
  return {
    name: 'theme-files',
    enforce: 'post',
    async build({ getTransforms, outputFile }) {
      const read = (theme: string, surface: string) => {
        const tokens = getTransforms({ format: 'css', input: { theme, surface } });
        const raw = new Map(tokens.map((token) => [token.localID ?? '', String(token.value)]));
        // Roles refer to internal tokens, which have no custom property, so references are replaced with values.
        const resolve = (value: string): string =>
          value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(raw.get(name) ?? ''));
        const kept = tokens.filter((token) => !INTERNAL.test(token.id));
        const values: Values = new Map(kept.map((token) => [token.localID ?? '', resolve(String(token.value))]));
        return { values, ids: kept.map((token) => token.id) };
      };
      const all = Object.fromEntries(
        ['light', 'dark'].flatMap((theme) => SURFACES.map((surface) => [`${theme}.${surface}`, read(theme, surface)])),
      );
      const of = (key: string) => (all[key] as ReturnType<typeof read>).values;
      const { ids } = all['light.canvas'] as ReturnType<typeof read>;
      const note = 'Written from tokens/ by `npm run tokens`. Do not edit.';
      let css = `/* ${note} */\n`;
      // Registers these colors, so that they are resolved in the page. Otherwise, WebKit would resolve them in the
      // drawing, by the color scheme of its file.
      for (const name of of('light.canvas').keys())
        if (DRAWN.test(name))
          css += `@property ${name} {\n  syntax: '<color>';\n  inherits: true;\n  initial-value: black;\n}\n`;
      // Repeats the values on elements with their own theme, because registered properties inherit resolved values.
      css += `:root, ${withAttribute('theme')} {\n${declarations(of('light.canvas'), of('dark.canvas'), () => true)}}\n`;
      css += `:root {\n  color-scheme: light dark;\n}\n${withAttribute('theme', 'light')} {\n  color-scheme: light;\n}\n${withAttribute('theme', 'dark')} {\n  color-scheme: dark;\n}\n`;
      for (const surface of ['band', 'ink'] as const) {
        const changed = (name: string) =>
          of(`light.${surface}`).get(name) !== of('light.canvas').get(name) ||
          of(`dark.${surface}`).get(name) !== of('dark.canvas').get(name);
        css += `[data-surface='${surface}'] {\n${declarations(of(`light.${surface}`), of(`dark.${surface}`), changed)}}\n`;
      }
      // Forced colors change lines, which have `currentColor`, but not fills. So fills use the system's background.
      css += `@media (forced-colors: active) {\n  svg {\n${[...of('light.canvas').keys()]
        .filter((name) => FILLED.test(name))
        .map((name) => `    ${name}: Canvas;\n`)
        .join('')}    --color-signal: Highlight;\n  }\n}\n`;
      outputFile('tokens.css', css);
      outputFile('names.ts', `// ${note}\nexport const names = ${contract(ids)} as const;\n`);
      outputFile(
        'values.json',
        `${JSON.stringify(Object.fromEntries(Object.entries(all).map(([key, { values }]) => [key, Object.fromEntries(values)])), null, 1)}\n`,
      );
    },
  };
}

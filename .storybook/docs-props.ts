import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { paths } from '../src/components/Icon/paths.ts';

// What the docs pages' tables of props are made from, besides the docstrings: the types as they stand in the source,
// and the variants with their defaults, which come from a style file and no reader of types can see.

/** A `cva` call's second argument. */
interface Variants {
  variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  defaultVariants?: Readonly<Record<string, unknown>>;
}
/** What the plugin leaves at a component. */
interface Source {
  /** Type of each prop that the component's own interface lists. */
  types: Readonly<Record<string, string>>;
  /** Variants that it takes over, with the names that it picks or leaves out. */
  variants: readonly { of: Variants; pick?: readonly string[]; omit?: readonly string[] }[];
}

interface Documented {
  source?: Source;
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { raw?: string } }>> };
}

/** Text from an opening bracket to the one that closes it. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('({['.includes(text.charAt(at))) depth++;
    if (')}]'.includes(text.charAt(at)) && --depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

/** Members of an interface's body, comments left out. */
export function membersOf(body: string): Record<string, string> {
  const lines = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*/g, '');
  const members = [...lines.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??: ([\s\S]*?);\n(?= {2}\S|\n| {2}$|\})/gm)];
  return Object.fromEntries(
    members.map(([, name = '', type = '']) => [name, type.replace(/\s+/g, ' ').replace(/ \| undefined$/, '')]),
  );
}

/** Variants that an interface takes over, e.g. from `extends Pick<VariantProps<typeof card>, 'size'>`. */
export function variantsOf(head: string): { of: string; pick?: string[]; omit?: string[] }[] {
  const known = head.replace(/\bButtonLook\b/g, "Omit<VariantProps<typeof button>, 'unavailable'>");
  return [...known.matchAll(/(?:(Pick|Omit)<)?VariantProps<typeof (\w+)>(?:, ([^>]*)>)?/g)].map(
    ([, how, of = '', names = '']) => {
      const list = [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
      return how === 'Pick' ? { of, pick: list } : how === 'Omit' ? { of, omit: list } : { of };
    },
  );
}

/** Adds to each component what its source says of its props. */
export function propsOfSource(): Plugin {
  return {
    name: 'props-of-source',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/(components|sections)\/[^?]+\.tsx$/.test(id)) return undefined;
      const added: string[] = [];
      for (const call of code.matchAll(/const (\w+) = cva\([^,]+, (?=\{)/g)) {
        const config = bracketed(code, (call.index ?? 0) + call[0].length);
        added.push(`Object.assign(${call[1]}, { config: ${config} });`);
      }
      for (const [, name] of code.matchAll(/^export function ([A-Z]\w*)/gm)) {
        const found = code.match(new RegExp(`export interface ${name}Props\\b([^{]*)\\{\\n([\\s\\S]*?\\n)\\}`));
        if (!found) continue;
        const [, head = '', body = ''] = found;
        const variants = variantsOf(head).map(
          ({ of, ...names }) => `{ of: ${of}.config, ...${JSON.stringify(names)} }`,
        );
        added.push(
          `Object.assign(${name}, { source: { types: ${JSON.stringify(membersOf(body))}, variants: [${variants}] } });`,
        );
      }
      return added.length > 0 ? { code: `${code}\n${added.join('\n')}\n`, map: null } : undefined;
    },
  };
}

const controls: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

/** Shows them: every prop with its type, variants as a choice with their default. */
export const fromSource: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { source, __docgenInfo: docgen } = (component ?? {}) as Documented;
  if (!source) return argTypes;
  const table = { ...argTypes };
  for (const [name, known] of Object.entries(argTypes)) {
    const summary = source.types[name] ?? docgen?.props?.[name]?.tsType?.raw?.replace(/ \| undefined$/, '');
    if (!summary) continue;
    const type = controls[summary];
    table[name] = {
      ...known,
      table: { ...known.table, type: { summary } },
      ...(type && { control: { type } }),
      ...(summary === 'IconName' && { options: Object.keys(paths), control: { type: 'select' } }),
    };
  }
  for (const { of, pick, omit } of source.variants) {
    for (const [name, values] of Object.entries(of.variants ?? {})) {
      if (pick ? !pick.includes(name) : omit?.includes(name)) continue;
      const names = Object.keys(values);
      const flag = names.length === 1 && names[0] === 'true';
      const type = flag ? 'boolean' : names.map((value) => (/^\d+$/.test(value) ? value : `'${value}'`)).join(' | ');
      const preset = of.defaultVariants?.[name];
      table[name] = {
        ...table[name],
        name,
        ...(flag ? { control: { type: 'boolean' } } : { options: names, control: { type: 'select' } }),
        table: {
          ...table[name]?.table,
          type: { summary: type },
          ...(preset === undefined ? {} : { defaultValue: { summary: String(preset) } }),
        },
      };
    }
  }
  return table;
};

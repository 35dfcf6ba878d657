import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { paths } from '../src/components/Icon/paths.ts';
import { bracketed, docsOf, membersOf, pickedIn, shortType, variantsOf } from './docs-types.ts';

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
  /** What its docstrings say of them. */
  docs: Readonly<Record<string, string>>;
  /** Variants that it takes over, with the names that it picks or leaves out. */
  variants: readonly {
    of: Variants;
    docs: Readonly<Record<string, string>>;
    pick?: readonly string[];
    omit?: readonly string[];
  }[];
  /** Props that it takes over by name. */
  picked: readonly string[];
  /** Components whose props it takes over, e.g. by `Pick<SectionProps, 'surface'>`. */
  parents: readonly (Documented | undefined)[];
}

interface Documented {
  source?: Source;
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { raw?: string } }>> };
}

const named = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** Adds to each component what its source says of its props. */
export function propsOfSource(): Plugin {
  return {
    name: 'props-of-source',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/(components|sections|pages)\/[^?]+\.tsx$/.test(id)) return undefined;
      const added: string[] = [];
      for (const call of code.matchAll(/const (\w+) = cva\([^,]+, (?=\{)/g)) {
        const config = bracketed(code, (call.index ?? 0) + call[0].length);
        added.push(`Object.assign(${call[1]}, { config: ${config}, docs: ${JSON.stringify(docsOf(config, 4))} });`);
      }
      for (const [, name] of code.matchAll(/^export function ([A-Z]\w*)/gm)) {
        const found =
          code.match(new RegExp(`export interface ${name}Props\\b([^{]*)\\{(?:\\n([\\s\\S]*?\\n))?\\}`)) ??
          code.match(new RegExp(`export type ${name}Props\\b([^;]*);`));
        if (!found) continue;
        const [, head = '', own = ''] = found;
        // Together with the interfaces of the same file that it extends.
        const extended = [...code.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?\n)\}/gm)];
        const body = [
          ...extended.flatMap(([, parent = '', text = '']) => (named(head, parent) ? [text] : [])),
          own,
        ].join('');
        const parents = [...head.matchAll(/\b([A-Z]\w*)(?:Props|Texts|Options)\b/g)].flatMap(([, parent]) =>
          parent === name ? [] : [`typeof ${parent} === 'undefined' ? undefined : ${parent}`],
        );
        const variants = variantsOf(head).map(
          ({ of, ...names }) => `{ of: ${of}.config, docs: ${of}.docs, ...${JSON.stringify(names)} }`,
        );
        added.push(
          `Object.assign(${name}, { source: { types: ${JSON.stringify(membersOf(body))}, docs: ${JSON.stringify(docsOf(body, 2))}, picked: ${JSON.stringify(pickedIn(head))}, variants: [${variants}], parents: [${parents}] } });`,
        );
      }
      return added.length > 0 ? { code: `${code}\n${added.join('\n')}\n`, map: null } : undefined;
    },
  };
}

const simple: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  'string | number': 'text',
  number: 'number',
};

/** Members of a record that hold words, rather than an address, a file or a value for machines. */
const prose =
  /^(title|name|label|text|heading|lead|description|statement|quote|bio|excerpt|message|printed|paragraphs|features|points)$/;

/** A value with its words three times as long; each stays another. */
function longer(value: unknown, member = 'text'): unknown {
  if (typeof value === 'string') return prose.test(member) ? `${value} ${value} ${value}` : value;
  if (Array.isArray(value)) return value.map((one) => longer(one, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, longer(one, name)]));
}

/** Whether a value is data alone, so that it can be taken apart. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !isValidElement(value) && Object.values(value).every(isData)
    : typeof value !== 'function';

/** What to choose from in place of a list or a record, which a designer would have to write as JSON. */
export function presetsOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || !isData(value)) return undefined;
  const lists = Array.isArray(value) ? { None: [], One: value.slice(0, 1) } : {};
  return { 'As it is': value, ...lists, 'Long words': longer(value) };
}

/** The values of a type that lists them: `'ul' | 'ol'`, `2 | 3`, `boolean | 'location'`. */
export function choicesOf(summary: string): (string | number | boolean)[] | undefined {
  if (!/^(?:\| )?(?:'[\w-]+'|\d+|boolean)(?: \| (?:'[\w-]+'|\d+|boolean))*$/.test(summary)) return undefined;
  return summary
    .replace(/^\| /, '')
    .split(' | ')
    .flatMap<string | number | boolean>((one) =>
      one === 'boolean' ? [true, false] : [/^\d/.test(one) ? Number(one) : one.slice(1, -1)],
    );
}

/** Where every icon is shown with its name. */
const ICONS = './?path=/docs/foundations-icons--docs';

/** How a prop is tried out. What holds elements or functions is passed by the stories alone. */
function controlOf(summary: string, value: unknown): Pick<InputType, 'control' | 'options' | 'mapping'> {
  if (typeof value === 'number') return { control: { type: 'number' } };
  const type = simple[summary];
  if (type) return { control: { type } };
  const options = summary === 'IconName' ? Object.keys(paths) : choicesOf(summary);
  if (options) return { options, control: { type: 'select' } };
  if (typeof value === 'string') return { control: { type: 'text' } };
  const presets = presetsOf(value);
  return presets
    ? { options: Object.keys(presets), mapping: presets, control: { type: 'select' } }
    : { control: { disable: true } };
}

/** What a value is, where the source has no name for it. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (isValidElement(value)) return 'ReactNode';
  return value === undefined || value === null ? '' : typeof value === 'object' ? 'record' : typeof value;
}

/** The default that the code has, where it is a value: an expression says nothing to a reader. */
const plainDefault = (known: InputType | undefined): string | undefined =>
  /^(?:'.*'|".*"|[\d_.]+|(?!object$|func$|element$)\w+)$/
    .exec(known?.table?.defaultValue?.summary ?? '')?.[0]
    .replace(/^(['"])(.*)\1$/, '$2');

/** A default stands in the column for it alone: a description that was taken over may speak of another component's. */
export function withOneDefault<Known extends InputType>(known: Known): Known {
  const [sentence, stated] = / ?\bDefault:? `?((?:[^.`]|\.(?=\d))+)`?\.$/.exec(known.description ?? '') ?? [];
  const summary = plainDefault(known) ?? (stated && stated.length < 24 ? stated.replace(/^'(.*)'$/, '$1') : undefined);
  const { defaultValue, ...table } = known.table ?? {};
  const rest = summary && sentence ? known.description?.slice(0, -sentence.length) : known.description;
  return {
    ...known,
    ...(rest && { description: rest }),
    table: { ...table, ...(summary && { defaultValue: { summary } }) },
  };
}

/** What is said of a component's own props, then of those that it takes over. */
const lineage = (source?: Source): Source[] =>
  source ? [source, ...source.parents.flatMap((parent) => lineage(parent?.source))] : [];

/** Shows them: every prop with its type and purpose, variants as a choice with their default. */
export const fromSource: ArgTypesEnhancer = ({ component, argTypes, initialArgs, title }) => {
  const { source, __docgenInfo: docgen } = (component ?? {}) as Documented;
  const table = { ...argTypes };
  for (const name of new Set([...Object.keys({ ...initialArgs, ...argTypes }), ...(source?.picked ?? [])])) {
    const known = argTypes[name] ?? { name };
    const sources = lineage(source);
    const summary =
      sources.find((one) => one.types[name])?.types[name] ??
      shortType(docgen?.props?.[name]?.tsType?.raw ?? kindOf(initialArgs[name]));
    // A page takes one record, and has one by itself.
    const record =
      /^pages\//.test(title) && name === 'content' && 'Its words and figures. Default: the site’s own record.';
    const said = known.description || sources.find((one) => one?.docs[name])?.docs[name] || record;
    // A control holds no pictures.
    const pictures = summary === 'IconName' && `[All by their pictures](${ICONS}).`;
    const description = [said, pictures].filter(Boolean).join(' ');
    table[name] = {
      ...known,
      ...(description && { description }),
      ...(summary && { table: { ...known.table, type: { summary } } }),
      ...(known.options ? {} : controlOf(summary, initialArgs[name])),
    };
  }
  const own = source?.variants ?? [];
  // Of a component whose props it takes over in part, those that it has; its own come last.
  const others = lineage(source).flatMap(({ variants }) => (variants === own ? [] : variants));
  for (const taken of [...others, ...own]) {
    const { of, docs, pick, omit } = taken;
    for (const [name, values] of Object.entries(of.variants ?? {})) {
      if (pick ? !pick.includes(name) : omit?.includes(name)) continue;
      if (!own.includes(taken) && (!table[name] || source?.types[name])) continue;
      const names = Object.keys(values);
      const flag = names.length === 1 && names[0] === 'true';
      const type = flag ? 'boolean' : names.map((value) => (/^\d+$/.test(value) ? value : `'${value}'`)).join(' | ');
      const preset = of.defaultVariants?.[name];
      table[name] = {
        ...table[name],
        name,
        ...(docs[name] && { description: docs[name] }),
        ...(flag ? { control: { type: 'boolean' } } : { options: names, control: { type: 'select' } }),
        table: {
          ...table[name]?.table,
          type: { summary: type },
          ...(preset === undefined || (!own.includes(taken) && plainDefault(table[name]))
            ? {}
            : { defaultValue: { summary: String(preset) } }),
        },
      };
    }
  }
  for (const [name, known] of Object.entries(table)) table[name] = withOneDefault(known);
  return table;
};

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../.storybook/titles.ts';
import { brand } from '../src/content/brand.ts';
import { wordmarkFile } from './generate/wordmark.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const stories = (layer: string) =>
  globSync(`stories/${layer}/**/*.stories.tsx`).map((file) => basename(file, '.stories.tsx'));
const folders = (layer: string) => globSync(`src/${layer}/*/index.ts`).map((file) => basename(dirname(file)));

const layers = {
  components: folders('components'),
  sections: folders('sections'),
  pages: globSync('src/pages/*.tsx').map((file) => basename(file, '.tsx')),
};

describe.each(Object.entries(layers))('src/%s', (layer, names) => {
  it('has parts', () => expect(names.length).toBeGreaterThan(0));

  it('has a story file for each part, under the same name', () => {
    expect(names.filter((name) => !stories(layer).includes(name))).toEqual([]);
  });

  it('has a part for each story file', () => {
    expect(stories(layer).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('src/components/index.ts', () => {
  it('gives other applications every component', () => {
    const exported = [...read('src/components/index.ts').matchAll(/^export \* from '\.\/(\w+)';$/gm)];
    expect(exported.map(([, name]) => name)).toEqual(layers.components.toSorted());
  });
});

describe.each(Object.keys(layers))('stories/%s', (layer) => {
  it('show more than the default state', () => {
    const lone = globSync(`stories/${layer}/**/*.stories.tsx`).filter((file) => storiesIn(read(file)) < 2);
    expect(lone).toEqual([]);
  });
});

describe.each(Object.entries(layers))('the stories of %s', (layer, names) => {
  const order = read('.storybook/preview.tsx').match(/order: \[[\s\S]*?\n {8}\]/)?.[0] ?? '';

  it('stand in a group of the sidebar, under an id without it', () => {
    const astray = names.filter((name) => {
      const [, title = '', id] = storiesOf(layer, name).match(/^ {2}title: '(.*)',\n {2}id: '(.*)',$/m) ?? [];
      const [root, group = '', rest = ''] = title.split('/');
      const placed = root === layer && order.includes(`'${group}'`) && namesOf(rest).name === name;
      return !placed || id !== `${layer}-${name.toLowerCase()}`;
    });
    expect(astray).toEqual([]);
  });

  it('show a state, or are tagged as checks: a long name is a sentence', () => {
    const sentences = names.flatMap((name) => untagged(storiesOf(layer, name)).map((story) => `${name}: ${story}`));
    expect(sentences).toEqual([]);
  });
});

/** The most words that the name of a state has. */
const WORDS = 6;

/** Stories with a name longer than that which are not tagged as checks. */
const untagged = (text: string) =>
  [...text.matchAll(/^export const (\w+): Story = (.*\n {2}tags: \['check'\],)?/gm)]
    .filter(([, name = '', tagged]) => !tagged && kebab(name).split('-').length > WORDS)
    .map(([, name = '']) => name);

/** A part's story file; empty where it is missing, which is told above. */
function storiesOf(layer: string, name: string): string {
  const file = `stories/${layer}/${name}.stories.tsx`;
  return existsSync(file) ? read(file) : '';
}

const storiesIn = (text: string) => [...text.matchAll(/^export const \w+: Story\b/gm)].length;

describe.each(Object.keys(layers))('src/%s', (layer) => {
  it('says what each exported component is for', () => {
    const silent = globSync(`src/${layer}/**/*.tsx`, { exclude: ['**/*.test.tsx'] }).flatMap((file) =>
      undocumented(read(file)).map((name) => `${file}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

describe.each(['components', 'sections'])('src/%s', (layer) => {
  it('says what each prop is', () => {
    const files = globSync(`src/${layer}/*/*.tsx`, { exclude: ['**/*.test.tsx'] });
    expect(files.flatMap((file) => unsaid(read(file)).map((prop) => `${file}: ${prop}`))).toEqual([]);
  });
});

/** Props of public components, and variants that they take over, without a docstring above them. */
function unsaid(text: string): string[] {
  const looks = [...text.matchAll(/VariantProps<typeof (\w+)>/g)].map(([, name]) => name);
  const bodies = [
    ...text.matchAll(/export (?:interface|type) \w*(?:Props|Look|Texts)\b[^{]*\{\n([\s\S]*?\n)\}/g),
    ...looks.flatMap((name) => [
      ...text.matchAll(new RegExp(`const ${name} = cva\\([^,]+, \\{\\n  variants: \\{\\n([\\s\\S]*?\\n) {2}\\}`, 'g')),
    ]),
  ].map(([, body = '']) => body.replace(/^ {4}(?=\S)/gm, (indent) => (/^ {2}\S/m.test(body) ? indent : '  ')));
  return bodies.flatMap((body) =>
    [...body.matchAll(/(\*\/\n)?^ {2}(?:readonly )?'?([\w-]+)'?\??: /gm)]
      .filter(([, docstring]) => docstring === undefined)
      .map(([, , name = '']) => name),
  );
}

/** Components that are exported without a docstring directly above them. */
const undocumented = (text: string) =>
  [...text.matchAll(/(\*\/\n)?^export (?:default )?(?:function|const|class) ([A-Z]\w*)/gm)]
    .filter(([, docstring]) => docstring === undefined)
    .map(([, , name = '']) => name);

describe.each(['components', 'sections'] as const)('the docs pages of %s', (layer) => {
  const metas = layers[layer].map((name) => ({ name, meta: metaIn(storiesOf(layer, name)) }));

  it('say what a screen reader says and how much fits', () => {
    expect(metas.filter(({ meta }) => !/\bguide: \{/.test(meta)).map(({ name }) => name)).toEqual([]);
  });

  it('lead to components that there are', () => {
    const named = metas.flatMap(({ meta }) => {
      const [, list = ''] = meta.match(/\binstead: ([\s\S]*?)\banatomy: /) ?? [];
      return [...list.matchAll(/\['(\w+)',/g)].map(([, name = '']) => name);
    });
    expect(named.filter((name) => !Object.values(layers).flat().includes(name))).toEqual([]);
    if (layer === 'components') expect(named.length).toBeGreaterThan(20);
  });

  it('say of every field why it cannot be disabled', () => {
    const fields = metas.filter(({ meta }) =>
      /\btitle: 'components\/Forms\/(?:\w+Field|TextArea|Select|Checkbox\w*|RadioGroup)[ ']/.test(meta),
    );
    if (layer === 'components') expect(fields.length).toBeGreaterThan(5);
    expect(
      fields.filter(({ meta }) => !/\bunsupported: \[\s*\[\s*'Disabled',/.test(meta)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('have a table of keys for whatever takes the focus', () => {
    const without = metas.filter(({ name, meta }) => takesFocus(layer, name) && !/\bkeyboard: \[/.test(meta));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('stories', () => {
  it('name the steps of what they play', () => {
    const silent = globSync('stories/**/*.stories.tsx').flatMap((file) => unnamed(read(file)));
    expect(silent).toEqual([]);
  });
});

/** Stories that play something without a step. One that plays nothing of what it takes over has none. */
const unnamed = (text: string) =>
  text
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\bplay: (?!async \(\) => \{\})[^\n]*=>/.test(story) && !/\bstep\(/.test(story))
    .map((story) => story.match(/^\w+/)?.[0]);

describe('stories of controls', () => {
  const own = layers.components.filter((name) => isControl(sourceOf('components', name)));
  const shown = (name: string, state: string) =>
    new RegExp(`pseudo: \\{[^}]*\\b${state}:`).test(storiesOf('components', name));
  const styled = (name: string, state: string) =>
    globSync(`src/components/${name}/*.css.ts`).some((file) => read(file).includes(`:${state}`));

  it('are found', () => expect(own).toContain('TextField'));

  it('show the focus ring', () => expect(own.filter((name) => !shown(name, 'focusVisible'))).toEqual([]));

  it.each(['hover', 'active'])('show %s where it has a look of its own', (state) => {
    expect(own.filter((name) => styled(name, state) && !shown(name, state))).toEqual([]);
  });
});

describe('the checks of stories and docstrings', () => {
  it('count states, and see what is not documented', () => {
    expect(storiesIn('export const A: Story = {};\nexport const b = 1;')).toBe(1);
    expect(undocumented('/** For x. */\nexport function A() {}\n\nexport function B() {}')).toEqual(['B']);
  });

  it('see a prop and a variant of which nothing is said', () => {
    const prop = (docstring: string) => `export interface AProps {\n${docstring}  label: string;\n}`;
    expect(unsaid(prop(''))).toEqual(['label']);
    expect(unsaid(prop('  /** What it is called. */\n'))).toEqual([]);
    const variant = (docstring: string) =>
      `const a = cva(css.a, {\n  variants: {\n${docstring}    size: css.size,\n  },\n});\nexport interface AProps extends VariantProps<typeof a> {}`;
    expect(unsaid(variant(''))).toEqual(['size']);
    expect(unsaid(variant('    /** How large it is. */\n'))).toEqual([]);
  });

  it('see a play without a step', () => {
    const story = (play: string) => `export const A: Story = {\n  ${play}\n};`;
    expect(unnamed(story('play: async ({ canvas }) => expect(canvas).toBe(1),'))).toEqual(['A']);
    expect(unnamed(story("play: ({ step }) => step('x', async () => {}),"))).toEqual([]);
    expect(unnamed(story('play: async () => {},'))).toEqual([]);
  });

  it('see a sentence that is not tagged', () => {
    const name = 'EachWordOfItIsToldByItself';
    expect(untagged(`export const ${name}: Story = {\n  args,\n};`)).toEqual([name]);
    expect(untagged(`export const ${name}: Story = {\n  tags: ['check'],\n};`)).toEqual([]);
    expect(untagged('export const TwoWords: Story = {};')).toEqual([]);
  });

  it('know what takes the focus, also through another component', () => {
    expect(takesFocus('components', 'Button')).toBe(true);
    expect(takesFocus('components', 'Banner')).toBe(true);
    expect(takesFocus('components', 'Badge')).toBe(false);
  });
});

const metaIn = (text: string) => text.match(/const meta = \{[\s\S]*?\n\} satisfies Meta/)?.[0] ?? '';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** A component's markup, without comments. */
function sourceOf(layer: string, name: string): string {
  const files = globSync(`src/${layer}/${name}/*.tsx`, { exclude: ['**/*.test.tsx'] });
  return files
    .map(read)
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Whether markup has a control of the browser's or of Radix'. */
function isControl(text: string): boolean {
  return /<(a|button|input|select|textarea|dialog|Anchor|RouterLink|Trigger|Radix\.Trigger|Tabs\.Trigger)\b/.test(text);
}

/** Whether a component is a control, or uses one. */
function takesFocus(layer: string, name: string): boolean {
  const text = sourceOf(layer, name);
  return (
    isControl(text) ||
    layers.components.some(
      (other) => other !== name && new RegExp(`<${other}\\b`).test(text) && takesFocus('components', other),
    )
  );
}

describe('tokens', () => {
  const text = globSync(['src/**/*.{ts,tsx,css}', 'public/drawings/*.svg'], {
    exclude: ['src/theme/generated/**', '**/*.test.*'],
  })
    .map(read)
    .join('\n');
  const sources = globSync('tokens/*.json').map(read).join('\n');

  it('are used, each of them', async () => {
    const { names } = await import('../src/theme/generated/names.ts');
    expect(leaves(names).length).toBeGreaterThan(100);
    expect(leaves(names).filter((path) => !isUsed(path, text))).toEqual([]);
  });

  it('have no raw colour that no role points at', () => {
    const { palette } = JSON.parse(read('tokens/primitives.json'));
    const colours = leaves(palette)
      .filter((path) => path.at(-1) === 'colorSpace')
      .map((path) => ['palette', ...path.slice(0, -2)].join('.'));
    expect(colours.length).toBeGreaterThan(5);
    expect(colours.filter((name) => !sources.includes(`{${name}}`))).toEqual([]);
  });

  it('are looked for by their names in code and in drawings', () => {
    expect(isUsed(['space', '16'], 'gap: vars.space[16],')).toBe(true);
    expect(isUsed(['color', 'line'], 'color: vars.color.lineStrong')).toBe(false);
    expect(isUsed(['color', 'lineStrong'], 'stroke:var(--color-line-strong)')).toBe(true);
    expect(isUsed(['type', 'hero', 'size'], 'composes: [type.hero]')).toBe(true);
  });
});

type Names = { readonly [name: string]: string | Names };
const leaves = (names: Names): string[][] =>
  Object.entries(names).flatMap(([name, value]) =>
    typeof value === 'object' ? leaves(value).map((path) => [name, ...path]) : [[name]],
  );

/** Whether a token stands in the text: as `vars.…` or `var(--…)`; one of type, as its whole style. */
function isUsed(path: readonly string[], text: string): boolean {
  const [group = '', name = ''] = path;
  const inCode =
    group === 'type'
      ? `\\b(vars\\.)?type\\.${name}\\b`
      : `\\bvars${path.map((part) => (/^\d/.test(part) ? `\\[${part}\\]` : `\\.${part}`)).join('')}\\b`;
  const inCss = `--${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}(?![\\w-])`;
  return new RegExp(`${inCode.replace(/\\\]\\b$/, '\\]')}|${inCss}`).test(text);
}

describe.each(['components', 'sections'])('src/%s', (layer) => {
  it('names folder, file and export alike', () => {
    const names = globSync(`src/${layer}/*/*.*`).map((file) => basename(dirname(file)));
    const unlike = [...new Set(names)].filter((name) => {
      const file = `src/${layer}/${name}/${name}.tsx`;
      return !existsSync(`src/${layer}/${name}/index.ts`) || !existsSync(file) || !exports(read(file), name);
    });
    expect(unlike).toEqual([]);
  });

  it('takes no class and no style from outside', () => {
    const open = globSync(`src/${layer}/**/*.tsx`).filter((file) => opensStyle(read(file)));
    expect(open).toEqual([]);
  });
});

const exports = (text: string, name: string) => new RegExp(`export (async )?(function|const|class) ${name}\\b`).test(text);

/** Whether a public interface names `className` or `style`, or takes in all of an element's attributes. */
function opensStyle(text: string): boolean {
  const publicTypes = [...text.matchAll(/export (?:interface|type) \w*Props\b[\s\S]*?\n\}/g)].map(([body]) => body);
  return publicTypes.some(
    (body) =>
      /^\s*(readonly )?(className|style)\??:/m.test(body) ||
      (/\b(HTMLAttributes|ComponentProps(WithoutRef|WithRef)?|SVGProps|\w+HTMLAttributes)</.test(body) &&
        !/\b(Pick|Omit)</.test(body)),
  );
}

it('measures columns of text in a unit that is the same in the fallback', () => {
  const rules = globSync('src/**/*.css.ts').filter((file) => /[\d}]ch\b/.test(read(file)));
  expect(rules, 'characters() of src/theme/characters.ts').toEqual([]);
});

describe('the check for open styles', () => {
  it('sees a prop and a whole set of attributes, and lets a choice of attributes pass', () => {
    expect(opensStyle('export interface AProps {\n  className?: string;\n}')).toBe(true);
    expect(opensStyle('export interface AProps {\n  style: CSSProperties;\n}')).toBe(true);
    expect(opensStyle("export interface AProps extends ComponentProps<'a'> {\n  label: string;\n}")).toBe(true);
    expect(opensStyle("export interface AProps extends Pick<ComponentProps<'a'>, 'href'> {\n  a: 1;\n}")).toBe(false);
    expect(opensStyle('export interface AProps {\n  /** No style. */\n  label: string;\n}')).toBe(false);
  });
});

describe('tests and stories', () => {
  const files = globSync([
    '{src,server,scripts,tokens,tests}/**/*.test.{ts,tsx}',
    'tests/**/*.ts',
    'stories/**/*.tsx',
    '.storybook/*.{ts,tsx}',
    'test-runner-jest.config.js',
  ]).filter((file) => !file.endsWith('structure.test.ts'));
  const having = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

  it('are found', () => expect(files.length).toBeGreaterThan(10));

  // Fake clocks may run ahead; what may not happen is waiting for real time to pass.
  it('wait for outcomes, never for an amount of time', () => {
    expect(having(/\bwaitForTimeout\(|await new Promise[^;]*setTimeout\(\w+, |timers\/promises|\bsleep\(/)).toEqual([]);
  });

  it('are neither left out nor tried again', () => {
    expect(having(/\b(it|test|describe)(\.\w+)*\.(skip|skipIf|runIf|todo|fails|only)\b/)).toEqual([]);
    expect(having(/\b(retry|retries|retryTimes)\b\s*[:(]/)).toEqual([]);
    expect(having(/\bskip: true\b|'!test'|tags: \{ skip/)).toEqual([]);
  });

  it('keep the accessibility check as it is', () => {
    const own = globSync('stories/**/*.tsx').filter((file) => /\b(test: '(off|todo)'|disable: true)/.test(read(file)));
    expect(own).toEqual([]);
  });
});

describe('source files', () => {
  /** Records and what is generated are data, of any length; tests are lists of cases. */
  const DATA = ['src/content/**', '**/*.generated.*', 'src/theme/generated/**'];
  const files = globSync(
    '{src/{app,components,drawing,messaging,pages,sections,theme},scripts,server,.storybook}/**/*.{ts,tsx}',
    { exclude: [...DATA, '**/*.test.{ts,tsx}'] },
  );

  it('have at most 250 lines', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => read(file).trimEnd().split('\n').length > 250)).toEqual([]);
  });
});

describe('the brand', () => {
  const { name, origin } = brand;
  const files = globSync(
    ['*.{md,json,html,ts,js,grit}', '{docs,server,scripts,src,tokens,.storybook}/**/*.*'],
    // Tests and stories have firms of their own.
    {
      exclude: [
        'src/content/brand.ts',
        wordmarkFile,
        '**/*.{png,woff2}',
        '**/*.test.{ts,tsx}',
        'docs/specification.md',
      ],
    },
  );

  it('is named by its record alone', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter((file) => [name, new URL(origin).hostname].some((word) => read(file).includes(word)));
    expect(found, 'read the name and the host from src/content/brand.ts, or write without them').toEqual([]);
  });
});

describe('the changelog', () => {
  it('speaks in each entry of the components that it begins with, as docs pages show it with them', () => {
    const entries = read('CHANGELOG.md').match(/^- .+(?:\n {2}.+)*/gm) ?? [];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((entry) => !/^- \*\*[\w, ]+\*\*: [^*]+$/.test(entry))).toEqual([]);
  });

  it('names components that there are', () => {
    const names = [...read('CHANGELOG.md').matchAll(/^- \*\*(.+?)\*\*: /gm)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !Object.values(layers).flat().includes(name))).toEqual([]);
  });
});

describe('Storybook', () => {
  it('opens on a page whose links lead to what exists', () => {
    const ids = globSync(['stories/**/*.stories.tsx', 'stories/**/*.mdx']).flatMap((file) => {
      const layer = dirname(file).split('/').at(1);
      const name = basename(file).split('.')[0]?.toLowerCase();
      const title = layer === name ? layer : [layer, name].filter(Boolean).join('-');
      const stories = [...read(file).matchAll(/^export const (\w+): Story\b/gm)].map(([, story = '']) => story);
      return ['docs', ...stories.map((story) => kebab(story))].map((story) => `${title}--${story}`);
    });
    const links = [...read('stories/Welcome.mdx').matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('fails a story on an accessibility violation, target size included', async () => {
    const { accessibility } = await import('../.storybook/accessibility.ts');
    expect(accessibility.test).toBe('error');
    expect(accessibility.config.rules).toContainEqual({ id: 'target-size', enabled: true });
    expect(read('.storybook/preview.tsx')).toContain('a11y: accessibility,');
  });

  it('keeps content out of the preview, so that a change of words touches no component', () => {
    const files = globSync('.storybook/{preview,decorators,sides,theming,toolbar}.{ts,tsx}');
    expect(files).toHaveLength(5);
    // What shows a link imports a library alone, and the words are those that components print of their own.
    const imports =
      /from '.*\/(?!app\/RouterLink'|components\/Link\/LinkProvider'|(?:content|components)\/words')(content|app|sections|components)\//;
    expect(files.filter((file) => imports.test(read(file)))).toEqual([]);
  });
});

// Writes the files of a new component: npm run new component NAME GROUP
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENTRY = 'src/components/index.ts';
const USAGE = 'npm run new component NAME GROUP, for example: npm run new component PriceCard Cards';
/** Groups of the sidebar (`.storybook/preview.tsx`). */
const GROUPS = 'Actions Forms Navigation Cards Figures Feedback Layout Text Brand Infrastructure'.split(' ');

const filesOf = (name: string, group: string): Readonly<Record<string, string>> => ({
  [`src/components/${name}/${name}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${name}.css';

export interface ${name}Props {
  children: ReactNode;
}

/** TODO: what it is for, and what to use instead. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.root}>{children}</div>;
}
`,
  [`src/components/${name}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const root = style({ color: vars.color.text });
`,
  [`src/components/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}';\n`,
  [`stories/components/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '../../src/components/${name}';

const meta = {
  title: 'components/${group}/${name}',
  id: 'components-${name.toLowerCase()}',
  component: ${name},
  tags: ['new'],
  args: { children: 'Words' },
  parameters: {
    guide: {
      reader: 'TODO: what a screen reader says, and what it leaves out.',
      limits: 'TODO: how much fits, and what happens with more.',
    },
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = { args: { children: 'Words that need a second line, and then a third. '.repeat(9) } };
`,
});

/** Writes a component, its stories and its export. Returns the paths of the files. */
export function newComponent(name: string, group: string, root = '.'): string[] {
  if (!/^[A-Z]\w*$/.test(name)) throw new Error(USAGE);
  if (!GROUPS.includes(group)) throw new Error(`The group is one of ${GROUPS.join(', ')}`);
  const files = filesOf(name, group);
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken} already exists`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const [comment = '', ...exports] = readFileSync(join(root, ENTRY), 'utf8').trimEnd().split('\n');
  // Biome sorts exports by file name and ignores case.
  const fileOf = (line: string) => line.slice(line.indexOf("'")).toLowerCase();
  const sorted = [...exports, `export * from './${name}';`].sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1));
  writeFileSync(join(root, ENTRY), `${[comment, ...sorted].join('\n')}\n`);
  return [...Object.keys(files), ENTRY];
}

if (import.meta.main) {
  const [kind, name = '', group = ''] = process.argv.slice(2);
  try {
    if (kind !== 'component') throw new Error(USAGE);
    for (const file of newComponent(name, group)) console.log(file);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

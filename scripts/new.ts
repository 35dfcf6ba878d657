// Writes the files of a new component: npm run new component Name [Group]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENTRY = 'src/components/index.ts';

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

/** Writes a component, its stories and its line in the index of components. Returns the files. */
export function newComponent(name: string, group = 'Layout', root = '.'): string[] {
  if (!/^[A-Z]\w*$/.test(name)) throw new Error('npm run new component Name [Group]');
  const files = filesOf(name, group);
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken} exists`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const exports = readFileSync(join(root, ENTRY), 'utf8').trimEnd().split('\n');
  writeFileSync(join(root, ENTRY), `${[...exports, `export * from './${name}';`].sort().join('\n')}\n`);
  return [...Object.keys(files), ENTRY];
}

if (import.meta.main)
  for (const file of newComponent(...(process.argv.slice(3) as [string, string?]))) console.log(file);

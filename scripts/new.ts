// Writes what a new component begins with: npm run new component Name [Group]
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Groups of components in Storybook's sidebar, as `.storybook/preview.tsx` orders them. */
export const GROUPS = ['Actions', 'Forms', 'Navigation', 'Cards', 'Figures', 'Feedback', 'Layout', 'Text', 'Brand'];
const ENTRY = 'src/components/index.ts';

const filesOf = (name: string, group: string): Readonly<Record<string, string>> => {
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    [`src/components/${name}/${name}.tsx`]: `import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './${name}.css';

const ${word} = cva(css.${word}, {
  variants: {
    /** How much room is around its content. */
    size: css.size,
  },
  defaultVariants: { size: 'medium' },
});

export interface ${name}Props extends VariantProps<typeof ${word}> {
  /** What it holds. */
  children: ReactNode;
}

/** TODO: what it is for, and what to use instead. */
export function ${name}({ size, children }: ${name}Props) {
  return <div className={${word}({ size })}>{children}</div>;
}
`,
    [`src/components/${name}/${name}.css.ts`]: `import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const ${word} = style({ color: vars.color.text });
export const size = styleVariants({
  small: { padding: vars.space[8] },
  medium: { padding: vars.space[16] },
});
`,
    [`src/components/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}';\n`,
    [`stories/components/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it shows what it holds', async () => {
      await expect(canvas.getByText('Words')).toBeVisible();
    });
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongWordsNarrow: Story = {
  args: { children: 'Words that go on and on, until they need a second line, and then a third '.repeat(3) },
  globals: { viewport: { value: 'mobile1' } },
};
`,
  };
};

/**
 * Writes a component's folder, its stories with the skeleton of its docs page, and its line in the library's entry.
 *
 * @param group of Storybook's sidebar
 * @param root the folder of the repository
 * @returns the files that it wrote, relative to `root`
 * @throws Error for a name that is no component's, a group that is not there, and a file that is there already
 */
export async function newComponent(name: string, group = 'Layout', root = '.'): Promise<string[]> {
  if (!/^([A-Z][a-z0-9]*)+$/.test(name)) throw new Error(`"${name}" is no component's name: write it as in PlanCard`);
  if (!GROUPS.includes(group)) throw new Error(`"${group}" is no group: ${GROUPS.join(', ')}`);
  const files = filesOf(name, group);
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken} is there already`);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const lines = (await readFile(join(root, ENTRY), 'utf8')).trimEnd().split('\n');
  const [notes, exports] = [
    lines.filter((line) => line.startsWith('//')),
    lines.filter((line) => line.startsWith('export')),
  ];
  const sorted = [...exports, `export * from './${name}';`].sort();
  await writeFile(join(root, ENTRY), `${[...notes, ...sorted].join('\n')}\n`);
  return [...Object.keys(files), ENTRY];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [what, name = '', group] = process.argv.slice(2);
  if (what !== 'component') throw new Error('npm run new component Name [Group]');
  for (const file of await newComponent(name, group)) console.log(file);
}

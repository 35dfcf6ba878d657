import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS, newComponent } from './new.ts';

describe('npm run new component', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-'));
    await cp('src/components/index.ts', join(root, 'src/components/index.ts'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('writes files that stand as the linter wants them', async () => {
    const files = await newComponent('RatingScale', 'Figures', root);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const text = await readFile(join(root, file), 'utf8');
      const formatted = execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file}`], {
        input: text,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      expect(text, file).toBe(formatted);
    }
  });

  it('puts it into the library’s entry, in order', async () => {
    const lines = (await readFile(join(root, 'src/components/index.ts'), 'utf8')).split('\n').filter(Boolean);
    const exports = lines.filter((line) => line.startsWith('export'));
    expect(exports).toContain("export * from './RatingScale';");
    expect(exports).toEqual(exports.toSorted());
  });

  it('knows the groups of the sidebar', async () => {
    const preview = await readFile('.storybook/preview.tsx', 'utf8');
    const [, list = ''] = /'components',\s*\[([^\]]*)\]/.exec(preview) ?? [];
    expect([...GROUPS, 'Infrastructure']).toEqual([...list.matchAll(/'(\w+)'/g)].map(([, group]) => group));
  });

  it('overwrites nothing, and takes no other name or group', async () => {
    await expect(newComponent('RatingScale', 'Figures', root)).rejects.toThrow('there already');
    await expect(newComponent('rating-scale', 'Figures', root)).rejects.toThrow('name');
    await expect(newComponent('Rating', 'Elsewhere', root)).rejects.toThrow('group');
  });
});

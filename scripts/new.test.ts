import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newComponent } from './new.ts';

it('a new component is formatted, is exported in order, and overwrites nothing', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('src/components/index.ts', join(root, 'src/components/index.ts'));
  for (const file of newComponent('RatingScale', 'Figures', root)) {
    const input = readFileSync(join(root, file), 'utf8');
    const options = ['check', '--write', `--stdin-file-path=${file}`];
    expect(input, file).toBe(String(execFileSync('node_modules/.bin/biome', options, { input })));
  }
  expect(readFileSync(join(root, 'src/components/index.ts'), 'utf8')).toContain("export * from './RatingScale';");
  expect(() => newComponent('RatingScale', 'Figures', root)).toThrow('exists');
  expect(() => newComponent('RatingScale', 'Quotations', root)).toThrow('one of');
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

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

const exports = (text: string, name: string) => new RegExp(`export (async )?(function|const) ${name}\\b`).test(text);

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

describe('the workshop', () => {
  it('fails a story on an accessibility violation, target size included', async () => {
    const { accessibility } = await import('../.storybook/accessibility.ts');
    expect(accessibility.test).toBe('error');
    expect(accessibility.config.rules).toContainEqual({ id: 'target-size', enabled: true });
    expect(read('.storybook/preview.tsx')).toContain('a11y: accessibility,');
  });

  it('keeps content out of the preview, so that a change of words touches no component', () => {
    expect(read('.storybook/preview.tsx')).not.toMatch(/from '.*\/(content|app|sections|components)/);
  });
});

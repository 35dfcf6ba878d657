import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import type { Plugin } from 'vite';
import { buildSite } from '../build.ts';
import { attribute, type Element, elementsOf } from '../html.ts';

/** Takes some text out of a module, or puts other text there. */
const rewritten = (file: string, text: string, other: string): Plugin => ({
  name: 'without',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return undefined;
    if (!code.includes(text)) throw new Error(`${file} does not have: ${text}`);
    return { code: code.replace(text, other), map: null };
  },
});

/** Takes elements out of every page of a site. */
async function removeElements(dist: string, isLeftOut: (element: Element) => boolean) {
  for (const file of await readdir(dist, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const document = parse(await readFile(join(dist, file), 'utf8'));
    for (const element of elementsOf(document).filter(isLeftOut))
      if (element.parentNode)
        element.parentNode.childNodes = element.parentNode.childNodes.filter((node) => node !== element);
    await writeFile(join(dist, file), serialize(document));
  }
}

const isScript = (element: Element) => element.tagName === 'script' && attribute(element, 'type') === undefined;
const isLink = (rel: string) => (element: Element) => element.tagName === 'link' && attribute(element, 'rel') === rel;

const copied = (edit: (dist: string) => Promise<void>) => async (dist: string) => {
  await cp('dist', dist, { recursive: true });
  await edit(dist);
};
const built = (plugin: Plugin) => async (dist: string) => {
  await buildSite({ dist, plugins: [plugin], localMail: true });
};

/** How to make the site of `dist/` without one of the pieces that `docs/performance.md` lists. */
export const without: Readonly<Record<string, (dist: string) => Promise<void>>> = {
  scripts: copied((dist) => removeElements(dist, isScript)),
  'font-preload': copied((dist) => removeElements(dist, isLink('preload'))),
  'compile-hints': copied(async (dist) => {
    for (const file of await readdir(join(dist, 'assets'))) {
      if (!file.endsWith('.js')) continue;
      const path = join(dist, 'assets', file);
      await writeFile(path, (await readFile(path, 'utf8')).replace('//# allFunctionsCalledOnLoad', '//'));
    }
  }),
  'deferred-layout': built(
    rewritten('/theme/page.css.ts.vanilla.css', 'content-visibility: auto', 'content-visibility: visible'),
  ),
  'idle-fetch': built(rewritten('/app/loader.ts', '!connection?.saveData', 'false')),
  nearness: built(
    rewritten(
      '/components/Drawing/reveal.ts',
      'for (const drawing of drawings) observer.observe(drawing)',
      'for (const drawing of drawings) fill(drawing)',
    ),
  ),
  prefetch: built(rewritten('/app/navigationEffects.ts', "['pointerover', 'focusin', 'touchstart'] as const", '[]')),
  'layout-ahead': built(rewritten('/app/CurrentPage.tsx', 'whenIdle(', 'void (')),
};

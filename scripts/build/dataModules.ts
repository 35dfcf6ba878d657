import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';

/** JSON replacer that throws on functions and class instances, which JSON would lose. */
function plain(this: Record<string, unknown>, key: string) {
  const value = this[key];
  const isPlain = Object(value) !== value || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) throw new Error(`${key}: a *.data.ts module exports plain values only`);
  return value;
}

/**
 * Modules named `*.data.ts` read files, other records or the clock. This plugin runs them in Node and bundles only
 * their exported values, so that the browser hydrates with the prerendered values. On a dev server, an edit of the
 * content reloads the page.
 */
export function dataModules(): Plugin {
  let server: ViteDevServer | undefined;
  const content = normalizePath(join(process.cwd(), 'src/content/'));
  return {
    name: 'data-modules',
    // Unit tests run in Node, where the modules work unchanged.
    apply: () => !process.env.VITEST,
    configureServer(own) {
      server = own;
    },
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id, { ssr = false } = {}) {
        // For server rendering, the dev server runs the module unchanged.
        if (server && ssr) return undefined;
        const values: Record<string, unknown> = server
          ? await server.ssrLoadModule(id)
          : await import(pathToFileURL(id).href);
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, plain)};`)
          .join('\n');
      },
    },
    hotUpdate({ file, server: { environments } }) {
      if (!file.startsWith(content)) return undefined;
      if (this.environment.name !== 'client') return [];
      for (const { moduleGraph } of Object.values(environments))
        for (const module of moduleGraph.idToModuleMap.values())
          if (module.file?.startsWith(content)) moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

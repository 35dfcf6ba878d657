// Measures pages of the built site and the same pages without scripts, in alternation:
//   npm run bench [-- --runs 3] [-- --routes /,/contact]
// Compare the two columns of one run: absolute figures depend on the machine and the day.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../server/site.ts';
import { measureClick } from './bench/click.ts';
import { type Figures, measureLighthouse, measureLoad } from './bench/load.ts';
import { firstWindow } from './bench/window.ts';
import { findBrowser } from './browsers.ts';
import { buildSite } from './build.ts';

const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const runs = Number(option('runs', '3'));
const routes = option(
  'routes',
  '/,/services/upgrade-sap,/resources,/resources/thought-leadership/the-2027-decision,/contact',
).split(',');

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const formatted = (value: number) => (Number.isNaN(value) ? '-' : String(Math.round(value)));

/** Copies a built site and removes the scripts from its pages, but not their structured data. */
async function copyWithoutScripts(from: string, to: string) {
  await cp(from, to, { recursive: true });
  for (const file of await readdir(to, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(to, file), 'utf8');
    await writeFile(join(to, file), html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, ''));
  }
}

await buildSite({ localMail: true });
const executablePath = findBrowser('chromium').path;
const floor = await mkdtemp(join(tmpdir(), 'floor-'));
await copyWithoutScripts('dist', floor);
const sites = {
  site: await startSite({ dist: 'dist', port: 0 }),
  'without scripts': await startSite({ dist: floor, port: 0 }),
};

async function measure(name: string, url: string, route: string): Promise<Figures> {
  const target = route === '/contact' ? '/services' : '/contact';
  return {
    ...(await measureLighthouse(executablePath, url + route)),
    ...(await measureLoad(executablePath, url + route)),
    ...(await firstWindow(executablePath, url + route)),
    // Not measured without scripts, because a click then loads a whole page.
    ...(name === 'site' && (await measureClick(executablePath, url + route, target))),
  };
}

const measured = new Map<string, Figures[]>();
try {
  for (let run = 1; run <= runs; run++)
    for (const route of routes)
      for (const [name, { url }] of Object.entries(sites)) {
        const key = `${route} ${name}`;
        measured.set(key, [...(measured.get(key) ?? []), await measure(name, url, route)]);
        console.log(`Run ${run} of ${runs}: ${key}`);
      }
  const names = Object.keys(sites);
  for (const route of routes) {
    console.log(`\n${route}, median (minimum to maximum)`);
    console.log('figure'.padEnd(24) + names.map((name) => name.padStart(24)).join(''));
    const rows = (name: string) => measured.get(`${route} ${name}`) ?? [];
    for (const figure of Object.keys(rows('site')[0] ?? {})) {
      const cells = names.map((name) => {
        const values = rows(name).map((row) => row[figure] ?? Number.NaN);
        const range = `${formatted(Math.min(...values))} to ${formatted(Math.max(...values))}`;
        return `${formatted(median(values))} (${range})`.padStart(24);
      });
      console.log(figure.padEnd(24) + cells.join(''));
    }
  }
} finally {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  await rm(floor, { recursive: true, force: true });
}

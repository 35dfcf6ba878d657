// Measures the routes of the built site beside the same site without one of its pieces, in one interleaved run:
//   npm run bench [-- --without scripts] [-- --only click] [-- --runs 3] [-- --routes /,/contact]
// Figures of two runs, days or machines do not compare; the ratio between the two columns of one run does.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../server/site.ts';
import { clicked } from './bench/click.ts';
import { audited, type Figures, throttled } from './bench/load.ts';
import { without } from './bench/without.ts';
import { buildSite } from './build.ts';
import { findChromium } from './chromium.ts';

const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const piece = option('without', 'scripts');
const makeWithout = without[piece];
if (!makeWithout) throw new Error(`--without takes one of: ${Object.keys(without).join(', ')}`);
const runs = Number(option('runs', '3'));
const routes = option('routes', '/,/contact,/services/upgrade-sap,/ai,/solutions/cx').split(',');

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const shown = (value: number) => (Number.isNaN(value) ? '-' : String(Math.round(value)));

await buildSite({ localMail: true });
const executablePath = await findChromium();
/** What is measured of a page: a load that Lighthouse simulates, one on a slow line, a click on a link. */
const kinds: Readonly<Record<string, (site: string, route: string) => Promise<Figures>>> = {
  audit: (site, route) => audited(executablePath, site + route),
  load: (site, route) => throttled(executablePath, site + route),
  // Without scripts the browser loads the next page.
  ...(piece !== 'scripts' && {
    click: (site, route) => clicked(executablePath, site + route, route === '/contact' ? '/services' : '/contact'),
  }),
};
const only = option('only', Object.keys(kinds).join(',')).split(',');
const folder = await mkdtemp(join(tmpdir(), 'without-'));
await makeWithout(folder);
const sites = {
  with: await startSite({ dist: 'dist', port: 0 }),
  without: await startSite({ dist: folder, port: 0 }),
};
const taken = new Map<string, Figures[]>();
try {
  let done = 0;
  const total = runs * routes.length * 2;
  for (let run = 0; run < runs; run++)
    for (const route of routes)
      for (const [name, { url }] of Object.entries(sites)) {
        const figures: Figures = {};
        for (const kind of only) Object.assign(figures, await kinds[kind]?.(url, route));
        const key = `${route} ${name}`;
        taken.set(key, [...(taken.get(key) ?? []), figures]);
        done += 1;
        console.log(`${done}/${total}  ${key}`);
      }
  for (const route of routes) {
    const rows = (name: string) => taken.get(`${route} ${name}`) ?? [];
    const cells = (figure: string, name: string) => rows(name).map((row) => row[figure] ?? Number.NaN);
    console.log(
      `\n${route}, median (least to most)\n${'figure'.padEnd(24)}${'with'.padStart(24)}${`without ${piece}`.padStart(24)}`,
    );
    for (const figure of Object.keys(rows('with')[0] ?? {}))
      console.log(
        [
          figure.padEnd(24),
          ...['with', 'without'].map((name) => {
            const values = cells(figure, name);
            return `${shown(median(values))} (${shown(Math.min(...values))} to ${shown(Math.max(...values))})`.padStart(
              24,
            );
          }),
        ].join(''),
      );
  }
} finally {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  await rm(folder, { recursive: true, force: true });
}

// Measures pages of the built site and the same pages without scripts, in alternation:
//   npm run bench [-- --runs 3] [-- --routes /,/contact]
// Compare only the two columns of a table, because absolute values depend on the machine and the day.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Result, startFlow } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { startSite } from '../server/site.ts';
import { withAttribute } from '../src/theme/rootAttributes.ts';
import { findBrowser } from './browsers.ts';
import { buildSite } from './build.ts';
import { chromiumArguments } from './chromium.ts';

const { values } = parseArgs({ options: { runs: { type: 'string' }, routes: { type: 'string' } } });
const runs = Number(values.runs ?? 3);
const routes =
  values.routes ?? '/,/services/upgrade-sap,/resources,/resources/thought-leadership/the-2027-decision,/contact';

/** Figures by name: scores from 0 to 100, times in ms, sizes in bytes. */
type Figures = Readonly<Record<string, number>>;

/** Copies a built site and removes the scripts from its pages, but not their structured data. */
async function copyWithoutScripts(from: string, to: string) {
  await cp(from, to, { recursive: true });
  for (const file of await readdir(to, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(to, file), 'utf8');
    await writeFile(join(to, file), html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, ''));
  }
}

const auditValue = (result: Result | undefined, audit: string) => result?.audits[audit]?.numericValue ?? Number.NaN;

/** Figures of a load on Lighthouse's slow phone with slow 4G, which Chromium emulates. */
function loadFigures(result: Result | undefined): Figures {
  const details = result?.audits['resource-summary']?.details;
  const resources = details?.type === 'table' ? details.items : [];
  return {
    ...Object.fromEntries(
      Object.values(result?.categories ?? {}).map(({ title, score }) => [title, (score ?? 0) * 100]),
    ),
    'first contentful paint': auditValue(result, 'first-contentful-paint'),
    'largest contentful paint': auditValue(result, 'largest-contentful-paint'),
    'layout shift × 1000': auditValue(result, 'cumulative-layout-shift') * 1000,
    'time to interactive': auditValue(result, 'interactive'),
    'total blocking time': auditValue(result, 'total-blocking-time'),
    'longest task': auditValue(result, 'max-potential-fid'),
    ...Object.fromEntries(resources.map(({ label, transferSize }) => [`${label}, bytes`, Number(transferSize)])),
  };
}

/** Loads a page. If the page has scripts, also clicks a link to another page. */
async function measure(url: string, route: string, hasScripts: boolean): Promise<Figures> {
  const browser = await puppeteer.launch({ executablePath: findBrowser('chromium').path, args: chromiumArguments });
  try {
    const page = await browser.newPage();
    const flow = await startFlow(page, { flags: { throttlingMethod: 'devtools' } });
    await flow.navigate(url + route);
    let toReady = 0;
    if (hasScripts) {
      await flow.startTimespan();
      const start = performance.now();
      // In the corner of the header, where there is no link.
      await page.mouse.click(2, 2);
      await page.waitForSelector(withAttribute('app', 'ready'));
      toReady = performance.now() - start;
      await page.locator('footer a[href="/privacy"]').click();
      await page.waitForFunction(() => location.pathname === '/privacy');
      await flow.endTimespan();
    }
    const { steps } = await flow.createFlowResult();
    const [load, click] = steps.map(({ lhr }) => lhr);
    const figures = loadFigures(load);
    if (!click) return figures;
    return {
      ...figures,
      'first touch to ready': toReady,
      'interaction to next paint': auditValue(click, 'interaction-to-next-paint'),
    };
  } finally {
    await browser.close();
  }
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const formatted = (value: number) => (Number.isNaN(value) ? '-' : String(Math.round(value)));

await buildSite({ localMail: true });
const floor = await mkdtemp(join(tmpdir(), 'floor-'));
await copyWithoutScripts('dist', floor);
const sites = {
  site: await startSite({ dist: 'dist', port: 0 }),
  'without scripts': await startSite({ dist: floor, port: 0 }),
};
try {
  for (const route of routes.split(',')) {
    const measured: Record<keyof typeof sites, Figures[]> = { site: [], 'without scripts': [] };
    for (let run = 0; run < runs; run += 1) {
      measured.site.push(await measure(sites.site.url, route, true));
      measured['without scripts'].push(await measure(sites['without scripts'].url, route, false));
    }
    console.log(`\n${route}, median (minimum to maximum)`);
    const table = Object.keys(measured.site[0] ?? {}).map((figure) => {
      const cells = Object.entries(measured).map(([name, rows]) => {
        const list = rows.map((row) => row[figure] ?? Number.NaN);
        const range = `${formatted(Math.min(...list))} to ${formatted(Math.max(...list))}`;
        return [name, `${formatted(median(list))} (${range})`];
      });
      return [figure, Object.fromEntries(cells)];
    });
    console.table(Object.fromEntries(table));
  }
} finally {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  await rm(floor, { recursive: true, force: true });
}

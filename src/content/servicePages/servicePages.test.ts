import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../pages.ts';
import { serviceCards } from '../serviceCards.ts';
import { services } from '../services.ts';
import { aiOfferings, aiOrchestration } from './aiOrchestration.ts';
import { cxOfferings, enterpriseCx } from './enterpriseCx.ts';
import { joule, jouleOfferings } from './joule.ts';
import { overview } from './overview.ts';
import { sapOfferings, sapSolutions } from './sapSolutions.ts';
import { upgrade, upgradeOfferings } from './upgrade.ts';

const records = { overview, sapSolutions, enterpriseCx, aiOrchestration, joule, upgrade };
const offerings = [...sapOfferings, ...cxOfferings, ...aiOfferings, ...jouleOfferings, ...upgradeOfferings];
const root = join(import.meta.dirname, '..', '..', '..');

/** Every value in a record, with the name it stands under. */
function* values(record: unknown, name = ''): Generator<[name: string, value: unknown]> {
  yield [name, record];
  if (typeof record !== 'object' || record === null) return;
  for (const [key, value] of Object.entries(record)) yield* values(value, Array.isArray(record) ? name : key);
}
const strings = (record: unknown, ...names: string[]) =>
  [...values(record)].flatMap(([name, value]) =>
    typeof value === 'string' && (names.length === 0 || names.includes(name)) ? [value] : [],
  );

describe('timelines', () => {
  it.each(
    [...offerings, ...serviceCards.map(({ id, metrics }) => ({ id, ...metrics }))].map((r) => [r.id, r] as const),
  )('%s is drawn as it is printed', (_id, { timeline, weeks }) => {
    expect(weeks ? `${weeks[0]}-${weeks[1]} weeks` : 'Ongoing').toBe(timeline);
  });
});

describe.each(Object.entries(records))('%s', (_name, record) => {
  it('links to addresses that exist', () => {
    const known: readonly string[] = paths;
    const links = strings(record, 'href', 'link').filter((href) => !href.startsWith('tel:'));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !known.includes(href.replace(/\?.*/, '')))).toEqual([]);
  });

  it('shows drawings that exist, and parts that lie on their paper', () => {
    const names = strings(record, 'drawing').concat([...values(record)].flatMap(measureName));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !existsSync(join(root, 'public/drawings', `${name}.svg`)))).toEqual([]);
    for (const [, value] of values(record)) {
      if (!isDetail(value)) continue;
      const file = readFileSync(join(root, 'public/drawings', `${value.drawing}.svg`), 'utf8');
      const [paperWidth = 0, paperHeight = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(file) ?? [])
        .slice(1)
        .map(Number);
      const [x = 0, y = 0, width = 0, height = 0] = value.viewBox.split(' ').map(Number);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(paperWidth);
      expect(y + height).toBeLessThanOrEqual(paperHeight);
    }
  });

  it('has ids that are unique', () => {
    const ids = strings(record, 'id');
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('has text that is written out', () => {
    expect(strings(record).filter((text) => text.trim() === '' || /lorem|ipsum|todo|tbd|xxx/i.test(text))).toEqual([]);
  });
});

describe('calls of the service pages', () => {
  it.each(Object.entries({ sapSolutions, enterpriseCx, aiOrchestration, joule, upgrade }))(
    '%s goes to the sales inquiry for its service and to the case studies only',
    (_name, { hero, offerings: list, closing }) => {
      expect([hero.actions.primary.href, list.action.href, closing.actions.primary.href]).toEqual(
        Array(3).fill(`/contact/sales-inquiry?interest=${services.find(({ title }) => title === hero.heading)?.id}`),
      );
      expect(hero.actions.secondary.href).toBe('/case-studies');
      expect(closing.actions.tertiary?.href).toBe('/case-studies');
    },
  );
});

const isDetail = (value: unknown): value is { drawing: string; viewBox: string } =>
  typeof value === 'object' && value !== null && 'drawing' in value && 'viewBox' in value;
const measureName = ([key, value]: [string, unknown]): string[] =>
  key === 'measure' && typeof value === 'object' && value !== null && 'name' in value ? [String(value.name)] : [];

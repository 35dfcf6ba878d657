import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openings, positions } from '../jobs.ts';
import { footerOffices, offices } from '../offices.ts';
import { paths } from '../pages.ts';
import { allianceCategories, keyAlliances, partnershipProcess, partnershipTypes } from '../partners.ts';
import { executives, team } from '../people.ts';
import { milestones, values } from '../story.ts';
import { ai, industries } from '../topics.ts';
import { about } from './about.ts';
import { alliances } from './alliances.ts';
import { careers } from './careers.ts';
import { investorContact } from './investorContact.ts';
import { investorRelations } from './investorRelations.ts';
import { leadership } from './leadership.ts';
import { partnerships } from './partnerships.ts';
import { story } from './story.ts';
import { teamPage } from './team.ts';
import { workWithUs } from './workWithUs.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const records = {
  about,
  story,
  teamPage,
  leadership,
  workWithUs,
  careers,
  investorRelations,
  partnerships,
  alliances,
  investorContact,
  ai,
  industries,
};

/** Every text in a record, with the name of its field. */
function texts(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, field));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([name, item]) => texts(item, name));
  return [];
}

describe('the company records', () => {
  it('are at least as many as the specification names', () => {
    for (const [list, specified] of [
      [team, 5],
      [executives, 3],
      [positions, 5],
      [openings, 3],
      [milestones, 6],
      [values, 4],
      [partnershipTypes, 3],
      [partnershipProcess, 4],
      [allianceCategories, 3],
      [keyAlliances, 3],
      [offices, 4],
    ] as const)
      expect(list.length).toBeGreaterThanOrEqual(specified);
    expect(executives.every(({ profiles }) => profiles.length > 0)).toBe(true);
  });

  it('name the headquarters first, and the two offices of the footer', () => {
    expect(offices.map(({ isHQ = false }) => isHQ)).toEqual([true, false, false, false]);
    expect(footerOffices).toHaveLength(2);
    for (const { timezone } of offices)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
  });

  it('call visitors to the contact form', () => {
    // Some ask it for an inquiry type.
    for (const { closing } of [about, careers, leadership, investorRelations, partnerships, alliances])
      expect(closing.actions.primary.href.split('?')[0]).toBe('/contact');
  });
});

describe.each(Object.entries(records))('%s', (_name, record) => {
  const all = texts(record);

  it('links to pages that exist', () => {
    const inside = all.filter(([field, text]) => field === 'href' && text.startsWith('/')).map(([, text]) => text);
    expect(inside.filter((href) => !(paths as readonly string[]).includes(href.replace(/[#?].*/, '')))).toEqual([]);
  });

  it('has every drawing that it names', () => {
    const named = all.filter(([field]) => field === 'drawing').map(([, text]) => text);
    expect(named.filter((file) => !existsSync(join(root, `public/drawings/${file}.svg`)))).toEqual([]);
  });

  it('has no text twice in one place', () => {
    const long = all.map(([, text]) => text).filter((text) => text.length > 40);
    expect(long.filter((text, i) => long.indexOf(text) !== i)).toEqual([]);
  });

  it('has ids that are there once', () => {
    const lists = Object.values(record).flatMap((part): unknown[] => [part, ...Object.values(part as object)]);
    for (const list of lists) {
      if (!Array.isArray(list)) continue;
      const ids = list.flatMap((item) => (item && typeof item === 'object' && 'id' in item ? [item.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

it('everybody whose record describes a portrait has one of their own', () => {
  const drawn = [...team, ...executives].filter(({ portrait }) => portrait);
  expect(drawn.length).toBeGreaterThan(0);
  const plates = drawn.map(({ id }) => readFileSync(join(root, `public/drawings/portrait-${id}.svg`), 'utf8'));
  expect(new Set(plates).size).toBe(plates.length);
});

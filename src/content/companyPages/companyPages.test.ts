import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printSalary } from '../format.ts';
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

  it('print the figures of the specification', () => {
    expect(openings.map(({ salary }) => salary && printSalary(salary))).toEqual([
      '$140k-$180k',
      '$130k-$170k',
      '$120k-$160k',
    ]);
    const highlights = ['$50M+', '150%', '500+', '98%'];
    expect(investorRelations.figures.map(({ value }) => value)).toEqual(highlights);
    expect(investorContact.figures.map(({ value }) => value)).toEqual(highlights);
    expect(about.figures.map(({ value }) => value)).toContain('85%');
  });

  it('name the headquarters first, and the two offices of the footer', () => {
    expect(offices.map(({ isHQ = false }) => isHQ)).toEqual([true, false, false, false]);
    expect(footerOffices.map(({ city }) => city)).toEqual(['Philadelphia, PA', 'Mumbai, India']);
    for (const { timezone } of offices)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
  });

  it('lead where the specification says', () => {
    expect(workWithUs.positions.apply).toEqual({ label: 'Apply Now', href: '/contact/sales-inquiry' });
    expect(careers.openings.apply).toEqual({ label: 'Apply Now', href: '/contact' });
    for (const { head } of [leadership, investorRelations, partnerships, alliances])
      expect(head.back).toEqual({ label: 'Back to About Us', href: '/about' });
    // Some ask the form for an inquiry type.
    for (const { closing } of [about, careers, leadership, investorRelations, partnerships, alliances])
      expect(closing.actions.primary.href.split('?')[0]).toBe('/contact');
    expect(about.explore.pages.map(({ href }) => href)).toEqual([
      '/leadership',
      '/careers',
      '/partnerships',
      '/investor-relations',
    ]);
  });

  it('name the parts of the two sticky-navigation pages', () => {
    expect(ai.topics.map(({ label }) => label)).toEqual([
      'Assessment & Strategy',
      'Implementation',
      'SAP Integration',
      'Monitoring',
    ]);
    expect(industries.topics.map(({ label }) => label)).toEqual([
      'Manufacturing',
      'CPG & Retail',
      'Utilities & Energy',
      'Financial Services',
      'Healthcare',
      'Automotive',
    ]);
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

it('everybody has a plate of their own', () => {
  const plates = [...team, ...executives].map(({ id }) =>
    readFileSync(join(root, `public/drawings/portrait-${id}.svg`), 'utf8'),
  );
  expect(new Set(plates).size).toBe(plates.length);
});

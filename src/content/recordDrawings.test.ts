import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventFigure } from '../../scripts/generate/event-figure.ts';
import { recordDrawings } from '../../scripts/generate/record-figures.ts';
import { inkExtent } from '../drawing/pathExtent.ts';
import { colours, pens } from '../drawing/pens.ts';
import { margin } from '../drawing/records/paper.ts';
import { articles } from './articles.ts';
import { blogArticles } from './blog.ts';
import { caseStories } from './caseStories.ts';
import { caseStudies, partsOfCases } from './caseStudies.ts';
import { contributors } from './contributors.ts';
import { agendaLengths, events, recordings } from './events.ts';
import { home } from './home.ts';
import { allianceCategories, partnershipTypes } from './partners.ts';
import { executives, team } from './people.ts';
import { portraitOf } from './portraits.ts';
import { reports } from './reports.ts';
import { reportTexts } from './reportTexts.ts';
import { filmParts, resources } from './resources.ts';
import { serviceCards } from './serviceCards.ts';
import { aiOrchestration } from './servicePages/aiOrchestration.ts';
import { ai, industries } from './topics.ts';

/** Two drawings of one kind are more than 0.75 like one another. People are, too: a face is where a face is. The same head with another nose is 0.99. */
const LIKE = { records: 0.7, people: 0.95 };

/** So many are listed before anybody asks for more. */
const HUB = 11;

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, `public/drawings/${name}.svg`), 'utf8');

/** Of others the initials stand alone. */
const isDrawn = ({ portrait }: { portrait?: unknown }) => portrait !== undefined;
const people = [...team, ...executives].filter(isDrawn);

/** Every record that has a drawing, with the drawing's name. Two records of one person share theirs. */
const drawn: [record: string, drawing: string][] = [
  ...home.build.plates.map(({ title, drawing }): [string, string] => [`plate ${title}`, drawing]),
  // The first story is a case, and has the case's drawing.
  ...home.stories.stories.slice(1).map(({ title, drawing }): [string, string] => [`story ${title}`, drawing]),
  ...serviceCards.map(({ id, drawing }): [string, string] => [`service ${id}`, drawing]),
  ...aiOrchestration.applications.items.map(({ id, drawing = '' }): [string, string] => [`application ${id}`, drawing]),
  ...[...ai.topics, ...industries.topics].map(({ id, drawing }): [string, string] => [`topic ${id}`, drawing]),
  ...allianceCategories.map(({ id }): [string, string] => [`alliance ${id}`, `alliance-${id}`]),
  ...resources.map(({ id }): [string, string] => [`resource ${id}`, `record-${id}`]),
  ...caseStudies.map(({ id }): [string, string] => [`case ${id}`, `case-${id}`]),
  ...[...articles, ...Object.values(caseStories), ...Object.values(reportTexts)].flatMap(({ figures = {} }) =>
    Object.keys(figures).map((name): [string, string] => [`figure ${name}`, name]),
  ),
  ...events.filter(agendaLengths).map(({ id }): [string, string] => [`event ${id}`, `event-${id}`]),
  ...new Map(people.map(({ id }) => [`person ${id}`, `portrait-${id}`])),
];

/** Lists as pages show them: what stands next to one another must not look alike. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'home stories': home.stories.stories.map(({ drawing }) => drawing),
  hub: resources.map(({ id }) => `record-${id}`),
  cases: caseStudies.map(({ id }) => `record-${id}`),
  articles: articles.map(({ slug }) => `record-${slug}`),
  reports: reports.map(({ id }) => `record-${id}`),
  blog: blogArticles.map(({ id }) => `record-${id}`),
  recordings: recordings.map(({ id }) => `record-${id}`),
  events: events.filter(agendaLengths).map(({ id }) => `event-${id}`),
  'AI topics': ai.topics.map(({ drawing }) => drawing),
  industries: industries.topics.map(({ drawing }) => drawing),
  alliances: allianceCategories.map(({ id }) => `alliance-${id}`),
  partnerships: partnershipTypes.map(({ id }) => `partnership-${id}`),
  leadership: executives.filter(isDrawn).map(({ id }) => `portrait-${id}`),
  team: team.filter(isDrawn).map(({ id }) => `portrait-${id}`),
  contributors: contributors.flatMap(({ name }) => portraitOf(name) ?? []),
};

/** Where a drawing's lines begin, bend and end, counted in fields of a grid. */
function spread(file: string): number[] {
  const [, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(file)?.[1] ?? '').split(' ').map(Number);
  const fields = Array.from({ length: 24 * 15 }, () => 0);
  for (const [, d = ''] of file.matchAll(/ d="([^"]*)"/g)) {
    let [x, y] = [0, 0];
    let start = [x, y] as const;
    for (const [, command = '', body = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      if (command === 'z') [x, y] = start;
      const steps = command === 'h' || command === 'v' ? 1 : command === 'a' ? numbers.length : 2;
      for (let i = 0; i + steps <= numbers.length; i += steps) {
        const [dx, dy] = numbers.slice(i + steps - Math.min(2, steps), i + steps) as [number, number];
        if (command === 'M') [x, y] = [dx, dy];
        else if (command === 'h') x += dx;
        else if (command === 'v') y += dx;
        else [x, y] = [x + dx, y + dy];
        if (command === 'M' || command === 'm') start = [x, y];
        const [column, row] = [Math.floor((x / width) * 24), Math.floor((y / height) * 15)];
        if (column >= 0 && column < 24 && row >= 0 && row < 15)
          fields[row * 24 + column] = (fields[row * 24 + column] ?? 0) + 1;
      }
    }
  }
  return fields.map(Math.sqrt);
}

/** 1 for the same drawing, 0 for two that have no field in common. */
function likeness(one: string, other: string): number {
  const [a, b] = [spread(one), spread(other)];
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, i) => sum + value * (q[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe('neighbours in a list', () => {
  it.each(Object.entries(lists))('of %s do not look alike', (_list, names) => {
    const alike = names.slice(1).flatMap((name, i) => {
      const before = names[i] ?? '';
      const share = likeness(read(before), read(name));
      return share > (before.startsWith('portrait-') ? LIKE.people : LIKE.records)
        ? [`${before} and ${name}: ${share.toFixed(2)}`]
        : [];
    });
    expect(alike).toEqual([]);
  });
});

describe('portraits', () => {
  it('do not all have one expression', () => {
    const smiles = people.map(({ portrait }) => portrait?.mouth?.smile ?? 0);
    expect(smiles.filter((smile) => smile >= 0.5).length).toBeGreaterThan(1);
    expect(smiles.filter((smile) => smile < 0.5).length).toBeGreaterThan(1);
  });
});

describe('kinds of drawing', () => {
  // Bars one below the other are bars, wherever they begin.
  const look = (kind: string) => (kind === 'steps' ? 'bars' : kind);
  const kinds = new Map(
    [...recordDrawings()].map(([id, { kind, figure }]) => [`record-${id}`, look(figure?.kind ?? kind)]),
  );
  for (const event of events) kinds.set(`event-${event.id}`, look(eventFigure(event)?.kind ?? 'webinar'));
  const shown = Object.entries(lists).filter(([, names]) => names.every((name) => kinds.has(name)));

  // On the events page the recordings follow the events.
  it.each([
    ...shown,
    ['events, then recordings', ['events', 'recordings'].flatMap((list) => lists[list] ?? [])] as const,
  ])('differ between neighbours of %s', (_list, names) => {
    const same = names.slice(1).flatMap((name, i) => {
      const before = names[i] ?? '';
      return kinds.get(before) === kinds.get(name) ? [`${before} and ${name}: ${kinds.get(name)}`] : [];
    });
    expect(same).toEqual([]);
  });

  it('differ in the hub from what stands above: the first takes two of three columns', () => {
    const names = lists.hub ?? [];
    const same = names.slice(0, HUB).flatMap((name, i) => {
      const above = names[i < 4 ? 0 : i - 3] ?? '';
      return i > 1 && kinds.get(above) === kinds.get(name) ? [`${above} and ${name}: ${kinds.get(name)}`] : [];
    });
    expect(same).toEqual([]);
  });
});

describe('what the drawing of a case calls the parts of its result', () => {
  it.each(Object.entries(partsOfCases))('%s: is as many as the result says', (id, names) => {
    const results = caseStudies.find((record) => record.id === id)?.results.map(({ value }) => value);
    expect(results).toContain(names.map(({ length }) => length).join(' to '));
  });
});

describe('what films show of their parts', () => {
  const minutesOf = (duration = '') =>
    Number(/(\d+) h/.exec(duration)?.[1] ?? 0) * 60 + Number(/(\d+) min/.exec(duration)?.[1] ?? 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const shown = Object.entries(filmParts).map(([id, { unit, parts }]): [id: string, minutes: number] => [
    id,
    sum(parts.map(({ length }) => length)) / (unit === 'sec' ? 60 : 1),
  ]);

  it.each(shown)('%s: adds up to its duration', (id, minutes) => {
    expect(minutes).toBe(minutesOf(resources.find((resource) => resource.id === id)?.duration));
  });
});

describe('what articles have their drawings call the rows of a table', () => {
  it.each(articles.filter(({ lettering }) => lettering).map((article) => [article.slug, article] as const))(
    '%s: is lettered whole',
    (id, { lettering = [], parts }) => {
      const words = [...read(`record-${id}`).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text).join(' ');
      expect(lettering.filter((name) => !words.includes(name))).toEqual([]);
      const rows = parts.map(({ table }) => table?.rows.filter((row) => row.some((cell) => /^\d/.test(cell))).length);
      expect(rows).toContain(lettering.length);
    },
  );
});

describe('figures in the text of articles, cases and reports', () => {
  const texts = [
    ...articles.map((article) => [article.slug, article] as const),
    ...[...Object.entries(caseStories), ...Object.entries(reportTexts)].map(([id, text]) => [id, text] as const),
  ];
  it.each(texts)('%s: are drawn where a part names them', (slug, { figures = {}, parts }) => {
    const shown = parts.flatMap(({ figure }) => figure ?? []);
    const own = shown.filter((name) => name.startsWith(`figure-${slug}`));
    expect(own.toSorted()).toEqual(Object.keys(figures).toSorted());
    const others = shown.filter((name) => !own.includes(name));
    expect(others.filter((name) => !drawn.some(([, drawing]) => drawing === name))).toEqual([]);
  });
});

describe('what events have their drawings call the parts of an agenda', () => {
  it.each(events.filter(agendaLengths).map((event) => [event.id, event] as const))('%s: is lettered', (id, event) => {
    const file = read(`event-${id}`);
    const names = event.agenda.flatMap(({ short }) => short ?? []);
    expect(names.filter((name) => !file.includes(`>${name}</text>`))).toEqual([]);
  });
});

describe('the drawings of the records', () => {
  it.each(drawn.filter(([, name]) => /^(record|case|event|figure)-/.test(name)))(
    '%s keeps the margin that all have',
    (_record, name) => {
      const [left, top, right, bottom] = inkExtent(read(name));
      const [width, height] = name.startsWith('case-') ? [540, 360] : [480, 300];
      expect(Math.min(...[left, top, width - right, height - bottom].map(Math.round))).toBeGreaterThanOrEqual(margin);
    },
  );

  it('are as many as the records: none is used twice', () => {
    expect(drawn.length).toBeGreaterThan(50);
    const names = drawn.map(([, name]) => name);
    expect(drawn.filter(([, name], at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are all different', () => {
    const files = drawn.map(([record, name]) => [record, read(name)] as const);
    const first = new Map<string, string>();
    const same = files.flatMap(([record, file]) => {
      const other = first.get(file);
      if (other === undefined) first.set(file, record);
      return other === undefined ? [] : [`${record} looks like ${other}`];
    });
    expect(same).toEqual([]);
  });

  it.each(drawn)('%s is of the family: lines of its pens, colours of the theme', (_record, name) => {
    const file = read(name);
    const widths = Object.values(pens).map(({ width }) => String(width).replace(/^0/, ''));
    const used = (attribute: string) =>
      [...file.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');
    expect(used('stroke-width').length).toBeGreaterThan(2);
    expect(used('stroke-width').filter((width) => !widths.includes(width))).toEqual([]);
    const theme: string[] = ['none', ...Object.values(colours)];
    expect([...used('stroke'), ...used('fill')].filter((colour) => !theme.includes(colour))).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { caseStories } from './caseStories.ts';
import { caseStudies, partsOfCases } from './caseStudies.ts';
import { agendaLengths, events } from './events.ts';
import { executives, team } from './people.ts';
import { reportTexts } from './reportTexts.ts';
import { filmParts, resources } from './resources.ts';

const files = new Map(
  globSync('public/drawings/*.svg').map((file) => [basename(file, '.svg'), readFileSync(file, 'utf8')]),
);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
const lettersOf = (name: string) => matches(files.get(name) ?? '', />([^<>]+)<\/text>/g);

/** The smallest and largest coordinates that a path reaches. */
function extentOf(path: string) {
  let [x, y] = [0, 0];
  let start = { x, y };
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [a = 0, b = 0] = command === 'a' ? numbers.slice(-2) : numbers;
    if (command === 'M') [x, y] = [a, b];
    else if (command === 'm' || command === 'a') [x, y] = [x + a, y + b];
    else if (command === 'h') x += a;
    else if (command === 'v') y += a;
    else if (command === 'z') ({ x, y } = start);
    else if (command !== 'l' && command !== 'm') throw new Error(`Unexpected path command ${command}`);
    if (command.toLowerCase() === 'm') start = { x, y };
    xs.push(x);
    ys.push(y);
    if (command !== 'l' && command !== 'm') continue;
    for (let i = command === 'm' ? 2 : 0; i < numbers.length; i += 2) {
      x += numbers[i] ?? 0;
      y += numbers[i + 1] ?? 0;
      xs.push(x);
      ys.push(y);
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Attributes that an SVG file needs no style sheet for. */
const ATTRIBUTES = new Set(
  [
    'xmlns viewBox display id color fill stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap',
    'stroke-dasharray fill-opacity vector-effect d font-stretch font-weight letter-spacing x y dy font-size',
    'text-anchor textLength transform',
  ].flatMap((names) => names.split(' ')),
);
/** Colors that follow the theme, with what stands where there is none; shades of the hero are black. */
const COLOR = /^(none|currentColor|#000|var\(--(color|portrait)-[\w-]+,#[\da-f]{6}\))$/;
/** Letters of at least 12 px where a phone of 390 px shows a part of /ai or /system. */
const SHOWN_ON_PHONES = /^(ai|industry)-(?!.*-wide)/;

describe('every drawing', () => {
  it.each<[string, (file: string, name: string) => unknown[]]>([
    ['has no broken number', (file) => file.match(/NaN|undefined|Infinity|null/g) ?? []],
    ['needs no style sheet', (file) => matches(file, / ([\w-]+)="/g).filter((name) => !ATTRIBUTES.has(name))],
    [
      'has colors of the theme',
      (file) => matches(file, / (?:fill|stroke)="([^"]*)"/g).filter((color) => !COLOR.test(color)),
    ],
    [
      'stays on its paper',
      (file) => {
        const [x = 0, y = 0, width = 0, height = 0] =
          matches(file, /viewBox="([^"]*)"/g)[0]
            ?.split(' ')
            .map(Number) ?? [];
        return matches(file, / d="([^"]*)"/g).filter((path) => {
          const { left, top, right, bottom } = extentOf(path);
          return !(left >= x - 0.2 && top >= y - 0.2 && right <= x + width + 0.2 && bottom <= y + height + 0.2);
        });
      },
    ],
    [
      'has letters that can be read on a phone',
      (file, name) => {
        const width = Number(matches(file, /viewBox="0 0 ([\d.]+)/g)[0]);
        const shown = name === 'industry-lines' ? 390 : 346;
        return SHOWN_ON_PHONES.test(name)
          ? matches(file, / font-size="(?:calc[^*]*\*)?([\d.]+)/g).filter((size) => (Number(size) * shown) / width < 12)
          : [];
      },
    ],
  ])('%s', (_, faultsOf) => {
    expect(files.size).toBeGreaterThan(300);
    const faults = [...files].flatMap(([name, file]) => faultsOf(file, name).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

it.each(['hero', 'hero-phone'])('the drawing %s has 50 lights', (name) => {
  const groups = (files.get(name) ?? '').split('<g ').filter((group) => group.startsWith('id="lights'));
  expect(groups.join('').match(/h0/g)).toHaveLength(50);
});

describe('the drawings of records', () => {
  const people = [...team, ...executives].filter(({ portrait }) => portrait);
  const names = [
    ...resources.map(({ id }) => `record-${id}`),
    ...caseStudies.map(({ id }) => `case-${id}`),
    ...events.filter(agendaLengths).map(({ id }) => `event-${id}`),
    ...new Set(people.map(({ id }) => `portrait-${id}`)),
  ];

  it('exist, each of its own', () => {
    expect(names.filter((name) => !files.has(name))).toEqual([]);
    expect(new Set(names.map((name) => files.get(name))).size).toBe(names.length);
  });

  it.each(Object.entries(partsOfCases))('show for the case %s as many parts as its result says', (id, parts) => {
    const results = caseStudies.find((record) => record.id === id)?.results.map(({ value }) => value);
    expect(results).toContain(parts.map(({ length }) => length).join(' to '));
  });

  it.each(Object.entries(filmParts))('show parts of the film %s that add up to its duration', (id, { unit, parts }) => {
    const duration = resources.find((resource) => resource.id === id)?.duration ?? '';
    const minutes = Number(/(\d+) h/.exec(duration)?.[1] ?? 0) * 60 + Number(/(\d+) min/.exec(duration)?.[1] ?? 0);
    expect(parts.reduce((sum, { length }) => sum + length, 0) / (unit === 'sec' ? 60 : 1)).toBe(minutes);
  });

  it('name every row of the table that an article letters', () => {
    for (const { slug, lettering = [], parts } of articles.filter((article) => article.lettering)) {
      expect(lettering.filter((row) => !lettersOf(`record-${slug}`).join(' ').includes(row))).toEqual([]);
      const rows = parts.map(({ table }) => table?.rows.filter((row) => row.some((cell) => /^\d/.test(cell))).length);
      expect(rows, slug).toContain(lettering.length);
    }
  });

  it('name the parts of an agenda', () => {
    for (const { id, agenda } of events.filter(agendaLengths))
      expect(lettersOf(`event-${id}`)).toEqual(expect.arrayContaining(agenda.flatMap(({ short }) => short ?? [])));
  });

  it.each([
    ...articles.map((article) => [article.slug, article] as const),
    ...Object.entries({ ...caseStories, ...reportTexts }),
  ])('stand in the text of %s where a part names them', (id, { figures = {}, parts }) => {
    const shown = parts.flatMap(({ figure }) => figure ?? []);
    const own: string[] = Object.keys(figures);
    expect(shown.filter((name) => !files.has(name))).toEqual([]);
    expect(own.filter((name) => !shown.some((other) => other === name))).toEqual([]);
    expect(shown.filter((name) => name.startsWith(`figure-${id}`) && !own.includes(name))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colours, pens } from '../drawing/pens.ts';
import { contributors } from './contributors.ts';
import { home } from './home.ts';
import { allianceCategories } from './partners.ts';
import { executives, team } from './people.ts';
import { resources } from './resources.ts';
import { serviceCards } from './serviceCards.ts';
import { aiOrchestration } from './servicePages/aiOrchestration.ts';
import { ai, industries } from './topics.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, `public/drawings/${name}.svg`), 'utf8');

/** Every record that has a drawing, with the drawing's name. Two records of one person share theirs. */
const drawn: [record: string, drawing: string][] = [
  ...home.build.plates.map(({ title, drawing }): [string, string] => [`plate ${title}`, drawing]),
  ...home.stories.stories.map(({ title, drawing }): [string, string] => [`story ${title}`, drawing]),
  ...serviceCards.map(({ id, drawing }): [string, string] => [`service ${id}`, drawing]),
  ...aiOrchestration.applications.applications.map(({ id, drawing = '' }): [string, string] => [
    `application ${id}`,
    drawing,
  ]),
  ...[...ai.topics, ...industries.topics].map(({ id, drawing }): [string, string] => [`topic ${id}`, drawing]),
  ...allianceCategories.map(({ id }): [string, string] => [`alliance ${id}`, `alliance-${id}`]),
  ...resources.map(({ id }): [string, string] => [`resource ${id}`, `record-${id}`]),
  ...new Map([...team, ...executives, ...contributors].map(({ id }) => [`person ${id}`, `portrait-${id}`])),
];

describe('the drawings of the records', () => {
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

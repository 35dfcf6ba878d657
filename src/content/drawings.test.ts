import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { caseStudies } from './caseStudies.data.ts';
import { claims } from './claims.data.ts';
import { events, type SiteEvent } from './events.data.ts';
import { executives, team } from './people.data.ts';
import { resources } from './resources.ts';
import { milestones } from './story.data.ts';

const fileOf = (name: string) => `public/drawings/${name}.svg`;
/** Returns the figures that a drawing declares. */
const figuresIn = (name: string) => / data-figures="([^"]*)"/.exec(readFileSync(fileOf(name), 'utf8'))?.[1];
const number = ({ value }: { value: string }) => `${Number.parseFloat(value)}`;

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};
/** Returns the duration of each agenda item in minutes. Agenda times use a 12-hour clock. */
function agendaOf({ start, end, agenda }: SiteEvent): string {
  const first = minutes(start.slice(11));
  const begins = agenda.map(({ time }) => minutes(time)).map((time) => (time < first ? time + 12 * 60 : time));
  return begins.map((begin, at) => (begins[at + 1] ?? minutes(end.slice(11))) - begin).join(' ');
}

/** Drawings that show figures of records. Each entry has the expected figures and the way to redraw the drawings. */
const shown: readonly (readonly [names: readonly string[], figures: string, redraw: 'npm run drawings' | 'by hand'])[] =
  [
    [['rating'], number(claims.rating), 'npm run drawings'],
    [['growth', 'growth-stacks'], number(claims.growth), 'npm run drawings'],
    [['head-investors'], number(claims.growth), 'by hand'],
    [['measure-since', 'measure-since-phone'], `${brand.founded} ${number(claims.years)}`, 'npm run drawings'],
    [
      ['measure-results', 'measure-results-wide', 'measure-results-phone'],
      number(claims.resultsGuarantee),
      'npm run drawings',
    ],
    [
      ['measure-innovation', 'measure-innovation-wide', 'measure-innovation-phone'],
      number(claims.innovationTime),
      'npm run drawings',
    ],
    [['head-story'], milestones.map(({ year }) => year).join(' '), 'by hand'],
    ...caseStudies.flatMap(({ phasesDrawing: name, timeline }) => {
      const weeks = timeline.map((phase) => phase.weeks).join(' ');
      return name ? [[[name, `${name}-wide`, `${name}-phone`], weeks, 'npm run drawings'] as const] : [];
    }),
    ...events.flatMap((event) => (event.drawing ? [[[event.drawing], agendaOf(event), 'by hand'] as const] : [])),
    ...resources
      .filter(({ type, drawing }) => type === 'video' && !drawing.startsWith('type-'))
      .map(({ drawing, duration = '' }) => [[drawing], duration, 'npm run drawings'] as const),
  ];

describe('the records', () => {
  it.each(shown.flatMap(([names, figures, redraw]) => names.map((name) => [name, figures, redraw] as const)))(
    'have the same figures as the drawing %s: %s',
    (name, figures, redraw) => {
      const how = redraw === 'by hand' ? 'edit the file, or name another drawing' : `run ${redraw}`;
      expect(figuresIn(name), `${fileOf(name)} shows other figures than the record; ${how}`).toBe(figures);
    },
  );

  it.each([
    ['eleven-plants-one-cutover-weekend', 'story-1'],
    ['one-price-from-quote-to-till', 'story-2'],
    ['the-answer-before-the-phone-rings', 'story-3'],
  ])('have the result that the drawings of the case study %s show', (id, story) => {
    const results = caseStudies.find((study) => study.id === id)?.results.map(({ value }) => value);
    for (const name of [`case-${id}`, `record-${id}`, story])
      expect(results, `${fileOf(name)} shows another figure; edit the file`).toContain(figuresIn(name));
  });

  it.each([
    ['head-team', team],
    ['head-leadership', executives],
  ] as const)('have every name in the drawing %s', (name, people) => {
    const gone = figuresIn(name)
      ?.split(', ')
      .filter((shownName) => !people.some((person) => person.name === shownName));
    expect(gone, `${fileOf(name)} names people who left; edit the file`).toEqual([]);
  });
});

it('no two people have the same portrait', () => {
  const portraits = [...team, ...executives].flatMap(({ portrait }) => portrait ?? []);
  expect(new Set(portraits).size).toBe(portraits.length);
});

it.each(['hero', 'hero-phone'])('the drawing %s has 50 lights', (name) => {
  const groups = readFileSync(fileOf(name), 'utf8')
    .split('<g ')
    .filter((group) => group.startsWith('id="lights'));
  expect(groups.join('').match(/h0/g)).toHaveLength(50);
});

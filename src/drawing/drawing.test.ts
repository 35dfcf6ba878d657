import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Drawn } from './catalogue.ts';
import {
  catalogue,
  type Drawing,
  type Figure,
  plateViewsModule,
  recordDrawing,
  recordKinds,
  stageModule,
  svgFile,
} from './index.ts';
import { inkExtent, pathExtent } from './pathExtent.ts';
import { margin } from './records/paper.ts';

const allowed = new Set(
  [
    'xmlns viewBox display id color fill stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap stroke-dasharray fill-opacity',
    'vector-effect d font-stretch font-weight letter-spacing x y dy font-size text-anchor textLength transform',
  ]
    .join(' ')
    .split(' '),
);

const figures: readonly Figure[] = [
  { kind: 'owners', kept: 12, gone: 6, names: { kept: 'Kept', owner: 'by one', gone: 'Gone', none: ['by', 'none'] } },
  { kind: 'slopes', values: [[48, 59], [91, 92]], names: ['One', 'Other'], when: ['then', 'now'], unit: 'solved' }, // biome-ignore format: one line
  { kind: 'stacks', whole: 60, taken: 41, names: { whole: 'in all', taken: 'Taken', left: 'left' } },
  {
    kind: 'wayBack',
    decision: 10,
    last: 20,
    back: 6.5,
    end: 30,
    names: { decision: ['10', 'a'], last: ['20', 'b'], end: ['6', 'c'], again: 'd', back: 'e', spare: 'f', whole: 'g' },
  },
  {
    kind: 'calendar',
    parts: [
      { value: 9, name: 'Waiting for one', of: 'waiting' },
      { value: 4, name: 'For other', of: 'waiting' },
      { value: 21, name: 'Work', of: 'work' },
      { value: 1, name: 'All the rest of it', of: 'other' },
    ],
    week: 5,
    unit: 'weeks',
  },
  { kind: 'shares', values: [61, 37, 2], names: ['Gone', 'Other', 'Rare'], of: { value: '900', name: 'things' }, gone: true }, // biome-ignore format: one line
  { kind: 'chosen', whole: 40, taken: 33, names: { whole: 'in all', taken: 'in', left: 'out' } },
  { kind: 'moved', whole: 90, gone: 30, weeks: [3, 7], names: { whole: 'things', gone: ['gone'], moved: ['to one', 'or other'], weeks: 'weeks' } }, // biome-ignore format: one line
  {
    kind: 'people',
    groups: [
      { count: 3, name: 'of one', share: 0.5 },
      { count: 22, name: 'of other', share: 0.1 },
      { count: 1, name: 'more' },
    ],
    filled: 'Filled: share',
    all: 'people',
  },
  {
    kind: 'layers',
    stacks: [
      { name: 'One kind', by: 'them', yours: false, free: false },
      { name: 'Yours', by: 'you', yours: true, free: true },
      { name: 'Third, of three', by: 'them', yours: false, free: true },
    ],
    names: { code: 'Yours', system: 'System', hardware: 'Machine' },
    providers: 'by',
  },
  {
    kind: 'gathered',
    front: { name: 'First product', does: ['one', 'another'] },
    behind: { name: 'Second product', from: ['this', 'that', 'those'], to: ['some', 'others'] },
    profile: 'whole',
  },
  { kind: 'stopped', asks: ['One over the limit', 'Other', 'What nobody may'], names: { from: 'Asks', wall: 'Wall', to: 'Beyond' } }, // biome-ignore format: one line
  {
    kind: 'releases',
    every: 3,
    lasts: 5,
    asked: 2,
    unit: 'years',
    names: { lasts: 'kept', built: 'built', asked: 'asked' },
  },
  { kind: 'course', values: [6, 8, 18, 10, 6], names: ['One', 'Other', 'Most', 'Fourth', 'Last'], unit: 'weeks' },
  { kind: 'shares', values: [61, 37, 2], names: ['One', 'Other', 'Rare'], of: { value: '900', name: 'things' } },
  { kind: 'falls', values: [80, 31, 9, 2], names: ['One', 'Two', 'Three', 'Four'], unit: 'left' },
  {
    kind: 'countback',
    steps: [
      { name: 'First, then', from: 10, to: 80, weeks: 10 },
      { name: 'Last, now', from: 85, to: 97, weeks: 2 },
    ],
    days: 100,
    months: [{ name: 'J', from: 0, to: 100 }],
    end: 'Over',
    spare: 'Left',
    mark: { at: 40, name: 'Here' },
    node: { at: 82, name: 'Day' },
    unit: 'weeks',
  },
  { kind: 'late', values: [3, 4], names: ['Soon', 'Long after'], of: '4 of 7' },
  { kind: 'lasted', pairs: [{ values: [9, 5], names: ['One', 'Other'], less: '4 days less' }], unit: 'days' },
  { kind: 'grown', values: [1.2, 2.4], names: ['The first', 'The last'], base: 'Size' },
  { kind: 'flow', values: [47, 38, 3], names: ['One', 'Another', 'The last'], unit: 'in all' },
  { kind: 'steps', values: [6, 18, 2], unit: 'weeks' },
  { kind: 'squares', values: [21, 12, 9, 8] },
  { kind: 'squares', values: [21, 12], names: ['In two lines', 'In one'], unit: 'things' },
  {
    kind: 'pairs',
    values: [
      [3100, 520],
      [4, 5],
    ],
    names: ['One', 'Other'],
  },
  { kind: 'ring', values: [45, 12, 1, 40, 2] },
  { kind: 'dial', value: 84, of: 60, unit: 'min' },
  { kind: 'dial', value: 60, of: 60, unit: 'min' },
  { kind: 'landscape', names: [['one', 'two', 'three'], ['all']] },
  { kind: 'alarm', seconds: 9, names: { fault: 'there', screen: 'here' }, fields: ['One', 'Other', 'Third'] },
  { kind: 'plants', count: 11, unit: 'plants', begins: 13, hours: 41, names: ['Then', 'Now'] },
  { kind: 'plants', count: 5, unit: 'plants', begins: 18, hours: 30, names: ['Then', 'Now'] },
  {
    kind: 'day',
    parts: [
      { name: 'One', time: '9', from: 9, to: 11, filled: 'writing' },
      { name: 'Other', time: '11', from: 11, to: 13.5, filled: 'dots', count: 42 },
      { name: 'Third', time: '1:30', from: 13.5, to: 16, filled: 'tables', count: 6 },
      { name: 'Last', time: '4', from: 16, to: 17, filled: 'hatch' },
    ],
    unit: 'hours',
  },
  {
    kind: 'stage',
    parts: [
      { name: 'One', length: 40, shows: 'screens', count: 3 },
      { name: 'Other', length: 20, shows: 'page' },
      { name: 'Last', length: 15, shows: 'people', count: 6 },
    ],
    unit: 'minutes',
  },
  {
    kind: 'lanes',
    count: 10,
    unit: 'teams',
    parts: [
      { name: 'One', time: '9:30', length: 1.5 },
      { name: 'Other', time: '11:00', length: 3 },
      { name: 'Third', time: '2:00', length: 1.5 },
      { name: 'Last', time: '3:30', length: 1 },
    ],
    end: '4:30',
    fork: 2,
  },
  {
    kind: 'month',
    nights: 30,
    first: 1,
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    names: { nights: 'in two, lines', close: 'end' },
  },
  {
    kind: 'tasks',
    tasks: [
      { name: 'Often', weekly: 900, reads: 2 },
      { name: 'Seldom', weekly: 1, reads: 9 },
      { name: 'Seen', weekly: 30, reads: 6 },
    ],
    axes: ['times', 'records'],
    corner: { weekly: 100, reads: 3, name: 'First' },
  },
  { kind: 'spoken', fields: [{ name: 'Left out' }, { name: 'Second', place: 2 }, { name: 'First', place: 1 }] },
  { kind: 'clock', values: [3, 9, 2, 1], night: [22, 6], names: ['dark', 'light'], unit: 'things' },
  {
    kind: 'stock',
    every: 4,
    safety: 6,
    due: 12,
    late: 5,
    told: 2,
    names: { level: 'hours', safety: 'kept', late: 'late', told: 'said' },
  },
  {
    kind: 'mandate',
    heading: 'May',
    rows: [
      { name: 'One', count: 20, limit: 500 },
      { name: 'Other', count: 0, limit: 0 },
    ],
    names: { count: 'a month', limit: 'up to', never: 'no', signer: 'Hand' },
  },
  { kind: 'steps', values: [22, 16, 14], names: ['One', 'Other', 'Last of them'], unit: 'min' },
  {
    kind: 'weekend',
    days: ['One', 'Two'],
    begins: 13,
    values: [2, 15, 4],
    names: ['First', 'Second', 'Left over'],
    total: { value: '21 hours', name: 'in all' },
    last: { at: 21, name: 'no further' },
  },
  { kind: 'ring', values: [50, 30, 40], names: ['one', 'other', 'last'], unit: 'sec' },
  { kind: 'journey', stations: ['Here', 'One', 'Two', 'Three', 'Four', 'There'], failed: 4, again: 'again' },
  { kind: 'journey', stations: ['Here', 'One', 'Two', 'There'], failed: 3, again: 'again' },
  {
    kind: 'gates',
    heading: 'Card',
    channels: [
      { name: 'Shut', allowed: false },
      { name: 'Free', allowed: true },
    ],
  },
  {
    kind: 'counted',
    unused: 57,
    used: 43,
    owned: 10,
    names: { unused: 'idle', used: 'busy', owned: 'owned' },
    unit: 'of a hundred',
  },
  {
    kind: 'ages',
    rows: [
      { name: 'One', half: [11, 29], median: 19 },
      { name: 'Other', half: [4, 12], median: 7, truck: 5 },
    ],
    truck: 'there',
    unit: 'hours',
  },
  {
    kind: 'week',
    days: ['One', 'Other'],
    values: [
      [5, 0, 1],
      [2, 1, 9],
    ],
    unit: 'things',
  },
];
const records: [string, Drawing][] = recordKinds.flatMap((kind) =>
  ['pumps7', 'rr4', 'b5', 'w1', 'a much longer identifier'].flatMap((id): [string, Drawing][] => [
    [`${kind} ${id}`, recordDrawing(kind, id)],
    [`${kind} ${id}, short`, recordDrawing(kind, id, { height: 190 })],
    [`${kind} ${id}, featured`, recordDrawing(kind, id, { featured: true })],
  ]),
);
for (const figure of figures)
  records.push([`figure ${JSON.stringify(figure)}`, recordDrawing('blog', 'id', { figure })]);

/** Figures of nobody's. */
const drawn: Drawn = {
  rating: 4.2,
  founded: 2011,
  years: 13,
  milestones: [2012, 2016, 2020],
  executives: ['First Executive', 'Second Executive'],
  leads: ['First Lead', 'Second Lead'],
  titles: [
    { name: 'Letters', days: ['2026-01-31', '2026-03-01'] },
    { name: 'Maps', days: ['2026-02-14'] },
  ],
  topics: [
    { name: 'Weather', days: ['2026-01-31'] },
    { name: 'Tides', days: ['2026-02-14', '2026-03-01', '2026-03-02'] },
  ],
  blog: [
    { name: 'Kites', days: ['2026-02-02', '2026-04-01'] },
    { name: 'Gales', days: ['2026-03-03'] },
  ],
  services: [
    { title: 'A service', plate: 'core', above: 'bus' },
    { title: 'Another', plate: 'core' },
    { title: 'A third', plate: 'cx' },
  ],
  guaranteeDays: 60,
  innovationTime: 10,
  growth: 80,
  stories: {
    weekend: { kind: 'plants', count: 11, unit: 'plants', begins: 13, hours: 41, names: ['from', 'to'] },
    price: { before: ['first', 'second', 'third'], after: 'ONE', reach: '7 min', to: 'all of them' },
    alarm: { seconds: 6, screens: [3, 1], fault: 'it failed' },
  },
  alliances: [
    { id: 'platform', partners: ['One', 'Two'] },
    { id: 'technology', partners: ['Three', 'Four', 'Five', 'Six'] },
    { id: 'industry', partners: ['Seven'] },
    { id: 'a new one', partners: ['Eight', 'Nine'] },
  ],
  ways: [
    { id: 'channel', title: 'One way' },
    { id: 'a new one', title: 'Another' },
  ],
  keyAlliances: [
    { name: 'First of its kind', type: 'Industry' },
    { name: 'Of no kind', type: 'Else' },
  ],
  people: [
    { id: 'one', portrait: { hair: 'crop', jaw: 0.5, clothes: 'band' } },
    { id: 'another', portrait: { hair: 'bob', glasses: 'round', clothes: 'roll' } },
  ],
};
const made = catalogue(drawn);
// Made here, where no time is kept: on a busy machine all of them take half a minute.
const others = catalogue({ ...drawn, growth: 150, rating: 4.9 });
const all: [string, Drawing][] = [...made, ...records];
const lettering = (name: string) =>
  [...svgFile(made.get(name) as Drawing).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

describe.each(all)('%s', (_name, drawing) => {
  const file = svgFile(drawing);

  it('holds only attributes that work without rules of the page', () => {
    const names = [...file.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !allowed.has(name))).toEqual([]);
  });

  it('has nothing laid out but the parts that a page takes', () => {
    expect(file).toMatch(/^<svg [^>]*><svg display="none">.*<\/svg><\/svg>\n$/s);
  });

  it('holds no broken number', () => {
    expect(/NaN|undefined|Infinity|null|-0(?![.\d])/.exec(file)).toBeNull();
    for (const [, d = ''] of file.matchAll(/ d="([^"]*)"/g)) expect(/\.\d\d/.exec(d)).toBeNull();
  });

  it('stays on its paper', () => {
    const [x, y, width, height] = drawing.viewBox;
    for (const [, d = ''] of file.matchAll(/ d="([^"]*)"/g)) {
      const [left, top, right, bottom] = pathExtent(d);
      expect(left).toBeGreaterThanOrEqual(x - 0.1);
      expect(top).toBeGreaterThanOrEqual(y - 0.1);
      expect(right).toBeLessThanOrEqual(x + width + 0.1);
      expect(bottom).toBeLessThanOrEqual(y + height + 0.1);
    }
  });
});

describe('the parts of /ai and /system', () => {
  // A phone of 390 px shows them 346 px wide, and the head of /system from edge to edge.
  it.each([...made].filter(([name]) => /^(ai|industry)-(?!.*-wide)/.test(name)))(
    '%s has letters of at least 12 px on phones, in at most two sizes',
    (name, drawing) => {
      const shown = name === 'industry-lines' ? 390 : 346;
      const sizes = [...svgFile(drawing).matchAll(/ font-size="(?:calc[^*]*\*)?([\d.]+)/g)].map(([, size]) =>
        Number(size),
      );
      expect(new Set(sizes).size).toBeLessThanOrEqual(2);
      expect((Math.min(...sizes) * shown) / drawing.viewBox[2]).toBeGreaterThanOrEqual(12);
    },
  );
});

describe('record drawings', () => {
  it.each(records)('%s has exactly one live node', (_name, drawing) => {
    const file = svgFile(drawing);
    const dots = [...file.matchAll(/<path stroke="none" fill="var\(--color-signal\)" d="([^"]*)"/g)];
    expect(dots).toHaveLength(1);
    expect(dots[0]?.[1]?.match(/M/gi)).toHaveLength(1);
  });

  it.each(records)('%s keeps one margin clear of ink', (_name, drawing) => {
    const [, , width, height] = drawing.viewBox;
    const [left, top, right, bottom] = inkExtent(svgFile(drawing));
    const room = [left, top, width - right, height - bottom].map(Math.round);
    expect(Math.min(...room), `left, top, right, bottom: ${room.join(', ')}`).toBeGreaterThanOrEqual(margin);
  });

  it.each(recordKinds)('%s is the same for the same id, and another for another', (kind) => {
    const draw = (id: string) => svgFile(recordDrawing(kind, id));
    expect(draw('one')).toBe(draw('one'));
    expect(new Set(['one', 'two', 'three', 'four', 'five'].map(draw)).size).toBe(5);
  });
});

describe('what a record says in figures', () => {
  const letters = (figure: Figure) =>
    [...svgFile(recordDrawing('blog', 'id', { figure })).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  it('is lettered, and every dimension has its value', () => {
    expect(letters({ kind: 'steps', values: [6, 18, 2], unit: 'weeks' })).toEqual(['26 weeks', '6', '18', '2']);
    const long = 'A name that is longer than the room on either side';
    expect(letters({ kind: 'steps', values: [6, 18, 2], names: ['One', long, 'Last'], unit: 'weeks' })).not.toContain(
      long,
    );
    expect(letters({ kind: 'plants', count: 11, unit: 'plants', begins: 13, hours: 41, names: ['a', 'b'] })).toEqual(['11', 'plants', '41 h', 'a', 'b']); // biome-ignore format: one line
    expect(letters({ kind: 'ring', values: [45, 12] })).toEqual(['45', '12', '57']);
    const hours = figures.find(({ kind }) => kind === 'stock');
    expect(hours && letters(hours)).toEqual(expect.arrayContaining(['5 h', '10', '6']));
  });
  it('is drawn to scale', () => {
    const drawn = svgFile(recordDrawing('blog', 'id', { figure: { kind: 'pairs', values: [[20, 10]] } }));
    const [before = 0, after = 0] = [...drawn.matchAll(/h58v([\d.]+)h-58/g)].map(([, height]) => Number(height));
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before / 2);
  });
});

describe('figures of the records', () => {
  it.each([
    ['measure-since', ['13 years', '2011', '2024', 'SAP launches S/4HANA', 'SAP announces Joule']],
    ['measure-results', ['60 days', 'Day 0', '20', '40', '60']],
    ['measure-guarantee', ['60 days', '60']],
    ['measure-innovation', ['10% innovation time']],
    ['head-story', ['2012', '2016', '2020']],
    ['head-leadership', ['First Executive', 'Second Executive']],
  ])('are lettered on %s', (name, words) => {
    expect(lettering(name)).toEqual(expect.arrayContaining(words));
  });
  it('set the height of the coins and the pointer of the rating', () => {
    for (const name of ['growth', 'rating', 'head-story'])
      expect(svgFile(others.get(name) as Drawing) === svgFile(made.get(name) as Drawing), name).toBe(
        name === 'head-story',
      );
  });
  it('give everybody a plate', () => {
    expect([...made.keys()].filter((name) => name.startsWith('portrait-'))).toEqual([
      'portrait-one',
      'portrait-another',
    ]);
  });
});

it.each([
  ['sections/HomeHero/stage.generated.ts', stageModule],
  ['app/plateViews.generated.ts', plateViewsModule],
])('%s is up to date (npm run drawings)', (name, text) => {
  expect(readFileSync(join(import.meta.dirname, '..', name), 'utf8') === text()).toBe(true);
});

import { type ArticlePart, articles } from '../../src/content/articles.ts';
import { blogArticles } from '../../src/content/blog.ts';
import { caseStories } from '../../src/content/caseStories.ts';
import { alarmsOfCases, caseStudies, partsOfCases } from '../../src/content/caseStudies.ts';
import { recordings } from '../../src/content/events.ts';
import { reports } from '../../src/content/reports.ts';
import { reportTexts } from '../../src/content/reportTexts.ts';
import { filmParts, resources } from '../../src/content/resources.ts';
import { type Figure, type RecordKind, recordKinds } from '../../src/drawing/index.ts';
import { days, lastOrder, moment } from './weekend.ts';

// Which of a record's own figures its drawing shows, and how. The figures themselves are read from the record, so that
// text and drawing cannot tell different ones.

const textOf = (id: string): readonly ArticlePart[] =>
  articles.find(({ slug }) => slug === id)?.parts ?? reportTexts[id]?.parts ?? caseStories[id]?.parts ?? [];

const parsed = (text = '') => Number.parseFloat(text.replaceAll(',', ''));

/** A column of the table of that caption; rows without a number are left out. */
const column = (id: string, caption: string, at: number): number[] =>
  (textOf(id).find(({ table }) => table?.caption.startsWith(caption))?.table?.rows ?? [])
    .map((row) => parsed(row[at]))
    .filter((value) => value > 0);

/** The names of the rows of that table that have a number. */
const names = (id: string, caption: string, at: number): string[] =>
  (textOf(id).find(({ table }) => table?.caption.startsWith(caption))?.table?.rows ?? [])
    .filter((row) => parsed(row[at]) > 0)
    .map(([name = '']) => name);

/** The bars of that caption. */
const barsOf = (id: string, caption: string) =>
  textOf(id).find(({ bars }) => bars?.caption.startsWith(caption))?.bars?.bars ?? [];

/** What an article has its drawing call them instead. */
const lettering = (id: string) => articles.find(({ slug }) => slug === id)?.lettering ?? [];

/** The value of that form among the results of a case. */
const resultOf = (id: string, form: RegExp) =>
  caseStudies.find((record) => record.id === id)?.results.find(({ value }) => form.test(value))?.value;

/** "5 to 1" among the results of a case stands beside its drawing, which therefore says which they are. */
function fewer(id: string): Figure | undefined {
  const names = partsOfCases[id];
  return names && { kind: 'landscape', names };
}

/** "4 to 1" among the results of a case. */
const fewerOf = (id: string) => {
  const [before = 0, after = 0] = (resultOf(id, /^\d+ to \d+$/) ?? '').split(' to ').map(parsed);
  return [before, after] as const;
};

const [moved, priced, alarmed] = [
  'eleven-plants-one-cutover-weekend',
  'one-price-from-quote-to-till',
  'the-answer-before-the-phone-rings',
] as const;

/** The plants of a case, and the weekend in which they moved. */
function plantsOf(id: string) {
  const count = parsed(caseStories[id]?.facts.find(({ term }) => term === 'Size')?.value);
  const hours = parsed(resultOf(id, /^\d+ h$/));
  const names = [moment(lastOrder), moment(lastOrder + hours)] as const;
  return { kind: 'plants', count, unit: 'plants', begins: lastOrder, hours, names } as const;
}

/** What the drawings of three cases on the home page letter. */
export const homeStories = () => ({
  weekend: plantsOf(moved),
  price: {
    before: partsOfCases[priced]?.[0] ?? [],
    after: partsOfCases[priced]?.[1].join(', ') ?? '',
    reach: resultOf(priced, /^\d+ min$/) ?? '',
    to: 'Every channel',
  },
  alarm: {
    seconds: parsed(resultOf(alarmed, /^\d+ s$/)),
    screens: fewerOf(alarmed),
    fault: alarmsOfCases[alarmed]?.names.fault ?? '',
  },
});

/** A film's parts: those of seconds around its own length, those of minutes one after the other. */
function film(id: string): Figure | undefined {
  const { unit, parts } = filmParts[id] ?? {};
  if (!unit || !parts) return undefined;
  const values = parts.map(({ length }) => length);
  const called = parts.map(({ name }) => name);
  return { kind: unit === 'sec' ? 'ring' : 'steps', values, names: called, unit };
}

/** The figures that a record has for its drawing alone. */
const ofRecords = new Map<string, Figure | undefined>(
  [...blogArticles, ...recordings, ...reports].map(({ id, figure }) => [id, figure]),
);

/** The records whose texts hold a table, with how to draw it. */
const figures: Readonly<Record<string, (id: string) => Figure | undefined>> = {
  'where-sap-programs-lose-their-time': (id) => {
    // The section of that caption has the steps; here the days are sorted into weeks.
    const bars = barsOf(id, 'Working days on the critical path');
    const waits = bars.filter(({ label }) => label.startsWith('Waiting'));
    const other = bars.find(({ label }) => label.startsWith('Access'));
    const work = bars.filter((bar) => bar !== other && !waits.includes(bar));
    return (
      other && {
        kind: 'calendar',
        parts: [
          ...waits.map(({ label, value }) => ({ value, name: label, of: 'waiting' as const })),
          { value: work.reduce((all, { value }) => all + value, 0), name: 'At work', of: 'work' },
          { value: other.value, name: other.label, of: 'other' },
        ],
        week: 5,
        unit: 'weeks of 5 working days',
      }
    );
  },
  'agents-after-the-pilot': (id) => {
    const [kept = 0] = column(id, 'Agents after six months', 1);
    const [gone = 0] = column(id, 'Agents after six months', 2);
    const called = { kept: 'In use', owner: 'A named owner', gone: 'Stopped', none: ['A department', 'or a mailbox'] };
    return kept && gone ? { kind: 'owners', kept, gone, names: called } : undefined;
  },
  'service-desks-with-a-copilot': (id) => {
    const [caption, after] = ['Calls solved without', column(id, 'Calls solved without', 2)];
    return {
      kind: 'slopes',
      values: column(id, caption, 1).map((before, i) => [before, after[i] ?? 0]),
      names: names(id, caption, 1),
      when: ['Before', 'With copilot'],
      unit: 'Calls solved at once',
    };
  },
  [moved]: plantsOf,
  'one-price-from-quote-to-till': fewer,
  'the-answer-before-the-phone-rings': (id) => {
    const [seconds, named] = [resultOf(id, /^\d+ s$/), alarmsOfCases[id]];
    return seconds && named ? { kind: 'alarm', seconds: parsed(seconds), ...named } : undefined;
  },
  'the-2027-decision': (id) => ({
    kind: 'course',
    values: column(id, 'Three plants', 1),
    names: lettering(id),
    unit: 'weeks',
  }),
  'what-joule-needs-before-it-is-useful': (id) => ({
    kind: 'squares',
    values: column(id, 'Fifty questions', 1),
    names: lettering(id),
    unit: 'questions',
  }),
  'the-clean-core-is-a-contract': (id) => ({
    kind: 'flow',
    values: column(id, 'What became of 118 requests', 1),
    names: lettering(id),
    unit: 'requests',
  }),
  'what-a-cutover-weekend-teaches': (id) => {
    const values = column(id, '41 hours', 3);
    const hours = values.reduce((all, value) => all + value, 0);
    return {
      kind: 'weekend',
      days: days.map((day) => day.slice(0, 3)),
      begins: lastOrder,
      values,
      names: lettering(id),
      total: { value: `${hours} hours`, name: 'From last to first order' },
      // "Nine hours before the first shift".
      last: { at: lastOrder + hours - 9, name: 'Last moment to go back' },
    };
  },
  'the-customer-has-one-record': (id) => {
    const after = column(id, 'Duplicates created in a month', 3);
    return {
      kind: 'pairs',
      values: column(id, 'Duplicates created in a month', 1).map((before, i) => [before, after[i] ?? 0]),
      names: names(id, 'Duplicates created in a month', 1),
      unit: 'Duplicates a month, before and after',
    };
  },
  'guardrails-an-auditor-can-read': (id) => ({
    kind: 'ring',
    values: column(id, '10,200 invoices', 1),
    names: lettering(id),
    unit: 'invoices',
  }),
};

/** Somebody may have shortened the table since, or called it otherwise. */
const isWhole = (figure: Figure) => !('values' in figure) || figure.values.length > 1;

const LISTS: readonly (readonly { id: string }[])[] = [
  resources,
  caseStudies,
  articles.map(({ slug }) => ({ id: slug })),
  reports,
  blogArticles,
  recordings,
];

/** What stands at most so many places before or after a record, in any list. */
const near = (id: string, places: number) =>
  LISTS.flatMap((list) => {
    const at = list.findIndex((record) => record.id === id);
    return at < 0 ? [] : list.slice(Math.max(0, at - places), at + places + 1);
  }).map((record) => record.id);

/** Kinds that look alike: films and webinars, machines and stacks of paper. */
const alike: Partial<Record<RecordKind, RecordKind>> = {
  video: 'webinar',
  whitepaper: 'case-study',
  'research-report': 'case-study',
};
const family = (kind: RecordKind) => alike[kind] ?? kind;

/** How a record is drawn: what kind of drawing, and what it shows in figures. */
export interface RecordDrawing {
  kind: RecordKind;
  figure?: Figure;
}

/**
 * How every resource is drawn, by its id: with its own figures if it has some (a film: how much of an hour it takes), else in the manner of its type, or of another
 * type where one of the next three in a list, or at least a neighbour, has that already. The newest comes last: it changes no drawing of those before.
 */
export function recordDrawings(): ReadonlyMap<string, RecordDrawing> {
  const drawings = new Map<string, RecordDrawing>();
  const looks = new Map<string, string>();
  const dials = new Set<string>();
  for (const { id, type, duration } of resources.toSorted((a, b) => a.publishDate.localeCompare(b.publishDate))) {
    const looksNear = (places: number) => new Set(near(id, places).map((other) => looks.get(other)));
    const taken = looksNear(1);
    let figure = figures[id]?.(id) ?? ofRecords.get(id) ?? film(id);
    if (figure && !isWhole(figure)) figure = undefined;
    // Two films of one length would have one drawing.
    if (!figure && type === 'video' && duration && !taken.has('dial') && !dials.has(duration)) {
      figure = { kind: 'dial', value: parsed(duration), of: 60, unit: 'min' };
      dials.add(duration);
    }
    const freeOf = (used: ReadonlySet<string | undefined>) =>
      [type, ...recordKinds].find((other) => !used.has(family(other)));
    const kind = figure ? type : (freeOf(looksNear(3)) ?? freeOf(taken) ?? type);
    drawings.set(id, { kind, figure });
    looks.set(id, figure?.kind ?? family(kind));
  }
  return drawings;
}

import { type ArticlePart, articles } from '../../src/content/articles.ts';
import { caseStories } from '../../src/content/caseStories.ts';
import { caseStudies } from '../../src/content/caseStudies.ts';
import { recordings } from '../../src/content/events.ts';
import { reportTexts } from '../../src/content/reportTexts.ts';
import type { Resource } from '../../src/content/resources.ts';
import type { Figure, RecordKind } from '../../src/drawing/index.ts';

// Which of a record's own figures its drawing shows, and how. The figures themselves are read from the record, so that
// text and drawing cannot tell different ones.

const textOf = (id: string): readonly ArticlePart[] =>
  articles.find(({ slug }) => slug === id)?.parts ?? reportTexts[id]?.parts ?? caseStories[id]?.parts ?? [];

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`No ${what} to draw`);
  return value;
};
const parsed = (text = '') => Number.parseFloat(text.replaceAll(',', ''));

/** A column of the table of that caption; rows without a number are left out. */
function column(id: string, caption: string, at: number): number[] {
  const table = textOf(id).find(({ table }) => table?.caption.startsWith(caption))?.table;
  return known(table, `table "${caption}" in ${id}`)
    .rows.map((row) => parsed(row[at]))
    .filter((value) => value > 0);
}

/** The bars of that caption. */
function bars(id: string, caption: string): number[] {
  const figure = textOf(id).find(({ bars }) => bars?.caption.startsWith(caption))?.bars;
  return known(figure, `bars "${caption}" in ${id}`).bars.map(({ value }) => value);
}

/** Neighbours in pairs. */
const paired = (values: readonly number[]) =>
  Array.from({ length: values.length / 2 }, (_, i) => [values[i * 2] ?? 0, values[i * 2 + 1] ?? 0] as const);

/** "5 to 1" among the results of a case. */
function fewer(id: string, part: 'vessels' | 'screens'): Figure {
  const results = caseStudies.find((record) => record.id === id)?.results ?? [];
  const [, before, after] = known(
    results.map(({ value }) => /^(\d+) to (\d+)$/.exec(value)).find(Boolean) ?? undefined,
    `"5 to 1" in ${id}`,
  );
  return { kind: 'landscape', before: Number(before), after: Number(after), part };
}

const recording = (id: string) =>
  known(
    recordings.find((record) => record.id === id),
    `recording ${id}`,
  );

const figures: Readonly<Record<string, (id: string) => Figure>> = {
  'where-sap-programs-lose-their-time': (id) => ({
    kind: 'bars',
    values: bars(id, 'Working days on the critical path'),
  }),
  'agents-after-the-pilot': (id) => {
    const values = bars(id, 'Agents in use at the end of each month');
    return { kind: 'columns', values, of: Math.max(...values) };
  },
  'service-desks-with-a-copilot': (id) => ({
    kind: 'pairs',
    values: paired(bars(id, 'Minutes on the call, mean of eight')),
  }),
  'eleven-plants-one-cutover-weekend': (id) => {
    const [left = 0, ...kept] = column(id, 'What became of 4,200 custom objects', 1);
    const after = kept.reduce((total, value) => total + value, 0);
    return { kind: 'landscape', before: left + after, after, each: 100 };
  },
  'one-price-from-quote-to-till': (id) => fewer(id, 'vessels'),
  'the-answer-before-the-phone-rings': (id) => fewer(id, 'screens'),
  'the-2027-decision': (id) => ({ kind: 'steps', values: column(id, 'Three plants', 1), unit: 'weeks' }),
  'what-joule-needs-before-it-is-useful': (id) => ({ kind: 'squares', values: column(id, 'Fifty questions', 1) }),
  'the-clean-core-is-a-contract': (id) => ({ kind: 'bars', values: column(id, 'What became of 118 requests', 1) }),
  'what-a-cutover-weekend-teaches': (id) => ({
    kind: 'steps',
    values: column(id, '41 hours, planned and needed', 2),
    unit: 'hours',
  }),
  'the-customer-has-one-record': (id) => {
    const after = column(id, 'Duplicates created in a month', 3);
    return {
      kind: 'pairs',
      values: column(id, 'Duplicates created in a month', 1).map((before, i) => [before, after[i] ?? 0]),
    };
  },
  'guardrails-an-auditor-can-read': (id) => ({ kind: 'ring', values: column(id, '10,200 invoices', 1) }),
  'month-end-without-the-spreadsheet': (id) => ({
    kind: 'dial',
    value: parsed(recording(id).duration),
    of: 60,
    unit: 'min',
  }),
  // Counted in their own words: five channels, one object in ten, half of the calls, forty-eight minutes, two.
  'consent-where-marketing-lives': () => ({ kind: 'hub', spokes: 5 }),
  'custom-code-counted': () => ({ kind: 'squares', values: [1, 9] }),
  'joule-in-the-warehouse': () => ({ kind: 'dial', value: 48, of: 60, unit: 'min' }),
  'nights-weekends-and-who-answers': () => ({ kind: 'pairs', values: [[2, 1]] }),
  'rag-in-two-minutes': () => ({ kind: 'dial', value: 2, of: 60, unit: 'min' }),
};

/** Records without figures of their own, where a list would have the same drawing twice in a row. */
const others: Readonly<Record<string, RecordKind>> = {
  'a-service-screen-is-a-sentence': 'whitepaper',
  'order-to-crew-in-one-afternoon': 'blog',
  'quote-to-invoice': 'blog',
  'what-the-night-shift-knows': 'webinar',
  'who-signs-for-the-model': 'thought-leadership',
  'the-age-of-a-message': 'webinar',
  'manufacturing-4-guide': 'case-study',
};

/** How a record is drawn: what kind of drawing, and what it shows in figures. */
export function drawingOf({ id, type }: Pick<Resource, 'id' | 'type'>): {
  kind: RecordKind;
  figure?: Figure | undefined;
} {
  return { kind: others[id] ?? type, figure: figures[id]?.(id) };
}

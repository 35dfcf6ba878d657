import type { ArticlePart, TextFigure, TextFigures } from '../../src/content/articles.ts';
import { printedDate } from '../../src/content/dates.ts';
import type { Figure } from '../../src/drawing/index.ts';

const DAY = 86_400_000;
/** Midnight of a day, as `2027-12-31` or "December 31, 2027". */
const moment = (date: string) => Date.parse(/^\d{4}-/.test(date) ? date : `${date} UTC`);

/** The year of a day, month by month, in days from its first. */
function monthsOf(year: number) {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 12 }, (_, month) => ({
    name: new Date(Date.UTC(year, month, 1)).toLocaleString('en', { month: 'short', timeZone: 'UTC' }),
    from: (Date.UTC(year, month, 1) - first) / DAY,
    to: (Date.UTC(year, month + 1, 1) - first) / DAY,
  }));
}

/** How one kind of figure is read from its part. */
type Read<Kind extends TextFigure['kind']> = (
  part: ArticlePart,
  figure: Extract<TextFigure, { kind: Kind }>,
  lettering: readonly string[],
) => Figure;

const countback: Read<'countback'> = ({ table }, { kind, end, spare, mark }, lettering) => {
  const year = new Date(moment(end.date)).getUTCFullYear();
  const first = Date.UTC(year, 0, 1);
  const dayOf = (date: string) => (moment(date) - first) / DAY;
  const rows = (table?.rows ?? []).map(([name = '', weeks = '', starts = '']) => ({
    name,
    weeks: Number.parseFloat(weeks),
    starts,
  }));
  const only = rows.find(({ weeks }) => Number.isNaN(weeks));
  if (!only) throw new Error(`No step of "${table?.caption}" is a day`);
  const steps = rows.filter((row) => row !== only);
  return {
    kind,
    // Their days stand in the table: fewer words are larger on phones.
    steps: steps.map(({ name, weeks, starts }, i) => ({
      name: lettering[i] ?? name,
      from: dayOf(starts),
      to: dayOf(starts) + weeks * 7,
      weeks,
    })),
    days: (Date.UTC(year + 1, 0, 1) - first) / DAY,
    months: monthsOf(year),
    end: `${end.name}, ${printedDate(end.date).label}`,
    spare,
    mark: { at: dayOf(mark.date), name: mark.name },
    node: { at: dayOf(only.starts) + 1, name: only.name },
    unit: 'weeks',
  };
};

/** As many numbers as names, else words and drawing would tell different ones. */
function matched(values: readonly number[], names: readonly string[]): readonly number[] {
  if (values.length === 0 || values.length !== names.length)
    throw new Error(`The words have ${values.length} numbers for ${names.join(', ')}`);
  return values;
}

const shares: Read<'shares'> = ({ paragraphs, table }, { kind, of, names: named, gone = false }) => {
  const words = paragraphs.join(' ');
  const names = named ?? (table?.rows ?? []).map(([name = '']) => name);
  const [, value = ''] = new RegExp(`([\\d,]+) ${of}`).exec(words) ?? [];
  const told = words.includes('%') ? words : (table?.rows ?? []).flat().join(' ');
  const values = [...told.matchAll(/(\d+)%/g)].map(([, share]) => Number(share));
  // A table that has the shares in its third column has the counts in its second.
  const counts = told === words ? [] : (table?.rows ?? []).map(([, count = '']) => count);
  return {
    kind,
    values: matched(values, names),
    names,
    of: { value, name: of },
    ...(counts.length > 0 && { counts }),
    gone,
  };
};

const falls: Read<'falls'> = ({ paragraphs }, { kind, unit, names }) => {
  const [counts = ''] = new RegExp(`[\\d, ]+ and \\d+ ${unit}`).exec(paragraphs.join(' ')) ?? [];
  const values = [...counts.matchAll(/\d+/g)].map(([count]) => Number(count));
  return { kind, values: matched(values, names), names, unit };
};

const stacks: Read<'stacks'> = ({ paragraphs }, { kind, names }) => {
  const [, taken = '', whole = ''] = /(\d+) of the (\d+)/.exec(paragraphs.join(' ')) ?? [];
  const [count = 0, rest = 0] = matched(
    taken && whole ? [Number(whole), Number(taken)] : [],
    Object.keys(names).slice(1),
  );
  return { kind, whole: count, taken: rest, names };
};

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // biome-ignore format: one list
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const spelled = (value: number) =>
  SMALL[value] ?? [TENS[Math.floor(value / 10)], ...(value % 10 ? [SMALL[value % 10]] : [])].join('-');

/** @throws Error where the words have a number neither in figures nor spelled. */
function told({ paragraphs }: ArticlePart, values: readonly number[]): void {
  const words = paragraphs.join(' ').toLowerCase();
  const missing = values.filter(
    (value) => !new RegExp(`(^|[^-\\w])(${value}|${spelled(value)})(?![-\\w])`).test(words),
  );
  if (missing.length > 0) throw new Error(`The words do not tell ${missing.join(', ')}`);
}

const chosen: Read<'chosen'> = (part, figure) => {
  told(part, [figure.whole, figure.taken]);
  return figure;
};

const moved: Read<'moved'> = (part, { kind, weeks, names }) => {
  told(part, weeks);
  const [, whole = '', gone = ''] = new RegExp(`(\\d+) ${names.whole}, (\\d+) `).exec(part.paragraphs.join(' ')) ?? [];
  const [count = 0, rest = 0] = matched(whole && gone ? [Number(whole), Number(gone)] : [], [names.whole, 'gone']);
  return { kind, whole: count, gone: rest, weeks, names };
};

/** What the items say of a week of five days. */
const SHARES: readonly (readonly [words: string, share: number])[] = [
  ['two days a week', 0.4],
  ['half a day a week', 0.1],
  ['half of their time', 0.5],
];

const people: Read<'people'> = (part, { kind, names, filled, all }) => {
  const { items = [] } = part;
  const counts = items.map((item) => Number.parseInt(item, 10));
  const groups = matched(counts, names).map((count, i) => {
    const share = SHARES.find(([words]) => items[i]?.includes(words))?.[1];
    return { count, name: names[i] ?? '', ...(share && { share }) };
  });
  const sum = groups.reduce((total, { count, share }) => total + (share ? count : 0), 0);
  told(part, [sum]);
  return { kind, groups, filled, all };
};

const stopped: Read<'stopped'> = ({ items = [] }, { kind, names }) => ({ kind, asks: items, names });

const releases: Read<'releases'> = (part, figure) => {
  told(part, [figure.every, figure.lasts, figure.asked]);
  return figure;
};

const gathered: Read<'gathered'> = ({ paragraphs }, figure) => {
  const words = paragraphs.join(' ').toLowerCase();
  const { front, behind, profile } = figure;
  const names = [front.name, ...front.does, behind.name, ...behind.from, ...behind.to, profile];
  const missing = names.filter((name) => !words.includes(name.toLowerCase()));
  if (missing.length > 0) throw new Error(`The words do not tell ${missing.join(', ')}`);
  return figure;
};

const late: Read<'late'> = (part, { kind, values, names, of: [count, whole] }) => {
  told(part, [...values, count, whole]);
  const [first = 0, ...others] = matched(values, names);
  const sum = others.reduce((all, value) => all + value, 0);
  if (sum !== count || sum + first !== whole) throw new Error(`${values.join(', ')} are not ${count} of ${whole}`);
  return { kind, values, names, of: `${count} of ${whole} late` };
};

const lasted: Read<'lasted'> = (part, { kind, pairs, unit }) => ({
  kind,
  unit,
  pairs: pairs.map(({ values, counted, names }) => {
    const less = values[0] - values[1];
    told(part, [...values, ...counted, less]);
    return {
      values,
      names: [`${names[0]}, ${counted[0]} programs`, `${names[1]}, ${counted[1]} programs`],
      less: `${less} ${unit} less`,
    };
  }),
});

const grown: Read<'grown'> = (part, { kind, values, names, base }) => {
  told(part, matched(values, names));
  return { kind, values, names, base };
};

const layers: Read<'layers'> = ({ table }, { kind, names, providers }) => ({
  kind,
  names,
  providers,
  stacks: (table?.rows ?? []).map(([name = '', operated = '', code = '']) => ({
    name,
    by: operated.startsWith('You') ? 'you' : (operated.split(',')[0] ?? ''),
    yours: operated.startsWith('You'),
    free: code === 'Stays',
  })),
});

/** Its words tell the hours as people say them. */
const wayBack: Read<'wayBack'> = (_part, figure) => figure;

const reads: { readonly [Kind in TextFigure['kind']]: Read<Kind> } = {
  countback,
  shares,
  falls,
  stacks,
  wayBack,
  chosen,
  moved,
  people,
  layers,
  stopped,
  releases,
  gathered,
  late,
  lasted,
  grown,
};

/**
 * The figures in a text by their name, each from the part that it stands in, so that both tell the same.
 *
 * @throws Error when no part names one of them, or the part does not say what the figure is to show.
 */
export function textFigures(text: {
  parts: readonly ArticlePart[];
  figures?: TextFigures;
  lettering?: readonly string[];
}): [name: string, figure: Figure][] {
  const { parts, figures = {}, lettering = [] } = text;
  return Object.entries(figures).map(([name, figure]) => {
    const part = parts.find((other) => other.figure === name);
    if (!part) throw new Error(`No part shows ${name}`);
    // Each kind has the function that takes it.
    return [name, (reads[figure.kind] as Read<TextFigure['kind']>)(part, figure, lettering)];
  });
}

import { resources, resourceValues } from '../src/content/resources.ts';
import { dimensions, type FilterState, filter, noFilter, prepare } from '../src/sections/ResourceHub/filter.ts';

// Times a keystroke in the hub's search with 100, 1,000 and 10,000 resources: node scripts/bench-filter.ts
// Fails when one takes longer than a frame with 10,000.

const FRAME = 16;
const ROUNDS = 31;
const words = ['migration patterns', 'S/4HANA', 'zzz', 'e'];
const chosen: FilterState[] = [
  noFilter,
  { ...noFilter, industry: resourceValues.industry.slice(0, 3).map(({ value }) => value) },
  Object.assign(
    { q: '' },
    ...dimensions.map((name) => ({ [name]: resourceValues[name].slice(1).map((v) => v.value) })),
  ),
];

/** A library of any size, made of the real one: longer words, and no two records alike. */
const library = (size: number) =>
  Array.from({ length: size }, (_, at) => {
    const { title, description, ...rest } = resources[at % resources.length] as (typeof resources)[number];
    const next = resources[(at * 7 + 3) % resources.length] as (typeof resources)[number];
    return { ...rest, title: `${title} ${at}`, description: `${description} ${next.description} ${next.title}` };
  });

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const ms = (value: number) => `${value.toFixed(2)} ms`;

for (const size of [100, 1_000, 10_000]) {
  const begun = performance.now();
  const index = prepare(library(size), resourceValues);
  const prepared = performance.now() - begun;
  const keystrokes = chosen.flatMap((state) =>
    words.flatMap((word) => [...word].map((_, at) => ({ ...state, q: word.slice(0, at + 1) }))),
  );
  // Each keystroke by its median, so that what else the machine does is not counted; and of those the slowest.
  const times = keystrokes.map((state) =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const start = performance.now();
        filter(index, state);
        return performance.now() - start;
      }),
    ),
  );
  const slowest = Math.max(...times);
  console.log(
    `${size.toLocaleString('en').padStart(6)} resources: ${ms(median(times))} a keystroke, the slowest ${ms(slowest)}; once ${ms(prepared)} to prepare`,
  );
  if (size === 10_000 && slowest > FRAME) {
    console.error(`A keystroke with 10,000 resources takes longer than ${FRAME} ms`);
    process.exitCode = 1;
  }
}

import { describe, expect, it } from 'vitest';

/** Words that STYLE.md replaces, and phrases that became a habit. What the specification fixes is not among them. */
const avoided: readonly [words: RegExp, instead: string][] = [
  [/\b(enquir(y|ies)|whilst|programme|colour|organis|optimis|labour|behaviour)/i, 'American spelling'],
  [/\b(quote to till|the till\b|web shop|at the till)/i, 'checkout, web store'],
  [/\brun book/i, 'runbook'],
  [/\bhealth cover\b|\ban angry letter\b|\bYou hold\b/, 'health insurance, you receive'],
  [/owner, (a )?version and (an )?alarm/i, 'say what is monitored'],
  [/three in the morning/i, 'say the hour only in an example'],
  [/that an auditor can read/i, 'written limits, a log, a sheet of one page'],
  [/\bwith 20[23]\d\b/, 'in December 2027, at the end of 2027'],
  [/\bsummer time\b|\bplant by plant move\b/i, 'daylight saving time, plant-by-plant move'],
  [/\bknow (them|your landscape) by name\b/i, 'a named lead engineer'],
];

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.generated.ts'], {
  eager: true,
});

/** Every text in a record. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return texts([...value.values()]);
  if (Array.isArray(value)) return value.flatMap(texts);
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

const records = Object.entries(modules).map(([file, module]) => [file, [...new Set(texts(module))]] as const);

describe('the words of the records', () => {
  it('are there to be read', () => {
    expect(records.flatMap(([, said]) => said).length).toBeGreaterThan(1500);
  });

  it.each(avoided)('have no %s', (words, instead) => {
    const found = records.flatMap(([file, said]) =>
      said.filter((text) => words.test(text)).map((text) => `${file}: ${text}`),
    );
    expect(found, `Instead: ${instead}`).toEqual([]);
  });
});

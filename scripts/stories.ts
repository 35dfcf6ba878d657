import type { Check, Result, Status } from '../.storybook/status.ts';

/** Storybook's `index.json`, as far as it is used here. */
export interface StoryIndex {
  entries: Readonly<
    Record<string, { id: string; title: string; name: string; type?: string; importPath: string; exportName?: string }>
  >;
}

/** Result of a story in a Jest report. */
export interface Outcome {
  ancestorTitles: readonly string[];
  status: string;
}

/**
 * Groups stories under a few titles, with their own title in the name, because the runner starts a browser per title,
 * which would take half of the time.
 *
 * @param parts keeps stories whose file path contains one of these (`components/Button`); all if empty
 * @throws Error if no story is left
 */
export function groupStories(index: StoryIndex, parts: readonly string[], groups = 8): StoryIndex {
  const titles: string[] = [];
  const entries = Object.entries(index.entries).flatMap(([id, entry]) => {
    if (parts.length > 0 && !parts.some((part) => entry.importPath.includes(part))) return [];
    if (!titles.includes(entry.title)) titles.push(entry.title);
    const group = `Part ${(titles.indexOf(entry.title) % groups) + 1}`;
    return [[id, { ...entry, title: group, name: `${entry.title}: ${entry.name}` }] as const];
  });
  if (entries.length === 0) throw new Error(`No story is in a file like ${parts.join(' or ')}`);
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Pattern in the source of the stories that a check covers. */
const checkedBy: Readonly<Record<Check, RegExp>> = {
  axe: /(?:)/,
  keyboard: /\buserEvent\.(keyboard|tab)\(/,
  forced: /forcedColors: 'active'/,
  reflow: /(?:)/,
  rtl: /direction: 'rtl'|'right to left'/,
};

/**
 * Results of a run by component and check.
 *
 * @param run.read returns the source of a story file
 */
export function statusOf(
  { entries }: StoryIndex,
  { outcomes, date, read }: { outcomes: readonly Outcome[]; date: string; read: (file: string) => string },
): Status {
  const found = new Map(outcomes.map(({ ancestorTitles, status }) => [ancestorTitles.at(-1), status]));
  const status: Record<string, { date: string; results: Record<string, Result> }> = {};
  for (const { id, title, name, type, importPath, exportName } of Object.values(entries)) {
    const outcome = type === 'docs' ? undefined : found.get(`${title}: ${name}`);
    if (!outcome) continue;
    const component = id.replace(/--.*$/, '');
    status[component] ??= { date, results: {} };
    const { results } = status[component];
    const [, after = ''] = read(importPath).split(new RegExp(`^export const ${exportName}\\b`, 'm'));
    const [text = ''] = after.split(/^export /m);
    for (const [check, pattern] of Object.entries(checkedBy)) {
      if (!pattern.test(text)) continue;
      results[check] ??= { passed: 0, failed: 0 };
      results[check][outcome === 'passed' ? 'passed' : 'failed'] += 1;
    }
  }
  return status;
}

import type { Status } from '../.storybook/status.ts';

/** Storybook's `index.json`, as far as it is used here. */
export interface StoryIndex {
  entries: Readonly<Record<string, { id: string; title: string; name: string; type?: string; importPath: string }>>;
}

/** Result of a story in a Jest report. */
export interface Outcome {
  ancestorTitles: readonly string[];
  status: string;
}

/**
 * Groups stories under a few titles, because the runner starts a browser per title, which is slow. The name of each
 * story then starts with its original title.
 *
 * @param parts keeps only stories whose file path contains one of these (`components/Button`); if empty, keeps all
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

/** Outcome of each story of a run, by component. */
export function statusOf({ entries }: StoryIndex, outcomes: readonly Outcome[], date: string): Status {
  const found = new Map(outcomes.map(({ ancestorTitles, status }) => [ancestorTitles.at(-1), status]));
  const status: Record<string, { date: string; stories: Record<string, 'passed' | 'failed'> }> = {};
  for (const { id, title, name, type } of Object.values(entries)) {
    const outcome = type === 'docs' ? undefined : found.get(`${title}: ${name}`);
    if (!outcome) continue;
    const component = id.replace(/--.*$/, '');
    status[component] ??= { date, stories: {} };
    status[component].stories[id] = outcome === 'passed' ? 'passed' : 'failed';
  }
  return status;
}

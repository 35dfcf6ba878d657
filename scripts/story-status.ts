import { type Check, checks, type Result, type Status } from '../.storybook/status.ts';

/** An entry of Storybook's index, as far as it is read here. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type?: string;
  importPath: string;
  exportName?: string;
}
/** One story's result in the report of a run. */
export interface Outcome {
  ancestorTitles: readonly string[];
  status: string;
}

/** What a story's own text asks for beyond axe. */
const asks: Readonly<Record<Exclude<Check, 'axe'>, RegExp>> = {
  keyboard: /\buserEvent\.(keyboard|tab)\(/,
  reader: /\bvirtual\./,
  forced: /forcedColors: 'active'/,
  reflow: /viewport: \{ value: 'reflow' \}/,
  rtl: /direction: 'rtl'/,
};

/** A story's own text: from its export to the next one. */
function textOf(file: string, exportName = ''): string {
  const [, after = ''] = file.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  return after.split(/^export /m)[0] ?? '';
}

/**
 * What a run found of each component, told by check.
 *
 * @param run.outcomes of the run, whose stories carry their title in the name: `components/Actions/Button: Outline`
 * @param run.read gives the text of a story file
 */
export function statusOf(
  entries: readonly Entry[],
  { outcomes, date, read }: { outcomes: readonly Outcome[]; date: string; read: (file: string) => string },
): Status {
  const found = new Map(outcomes.map(({ ancestorTitles, status }) => [ancestorTitles.at(-1), status]));
  const status: Record<string, { date: string; results: Record<string, Result> }> = {};
  for (const { id, title, name, type, importPath, exportName } of entries) {
    const outcome = type === 'docs' ? undefined : found.get(`${title}: ${name}`);
    if (!outcome) continue;
    const [component = ''] = id.split('--');
    status[component] ??= { date, results: {} };
    const { results } = status[component];
    const text = textOf(read(importPath), exportName);
    for (const check of Object.keys(checks) as Check[]) {
      if (check !== 'axe' && !asks[check].test(text)) continue;
      results[check] ??= { passed: 0, failed: 0 };
      results[check][outcome === 'passed' ? 'passed' : 'failed'] += 1;
    }
  }
  return status;
}

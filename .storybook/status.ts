/** Result of one check for a component's stories. */
export interface Result {
  passed: number;
  failed: number;
}
/** Last test run of each component, by story prefix: `components-button`. */
export type Status = Readonly<Record<string, { date: string; results: Readonly<Record<string, Result>> }>>;

/** Checks on a docs page. `axe` and `reflow` cover every story, the others only some (`scripts/stories.ts`). */
export const checks = {
  axe: 'axe, in both themes',
  keyboard: 'Keyboard alone',
  forced: 'Forced colors',
  reflow: 'Reflow at 320 px',
  rtl: 'Right to left',
} as const;
export type Check = keyof typeof checks;

/** The test run writes this file into the static build; docs pages read it. */
export const STATUS = 'status.json';

/** Text for a result: "3 stories passed", "1 of 3 stories failed", "Not run". */
export function told({ passed, failed }: Result = { passed: 0, failed: 0 }): string {
  const all = passed + failed;
  if (all === 0) return 'Not run';
  const stories = all === 1 ? 'story' : 'stories';
  return failed > 0 ? `${failed} of ${all} ${stories} failed` : `${all} ${stories} passed`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Changes of a component since the last release: entries below the first heading of the changelog that name it. */
export function changesOf(changelog: string, name: string): string[] {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  const entries = [...newest.matchAll(/^- \*\*(.+?)\*\*: (.+(?:\n {2}.+)*)/gm)];
  return entries.flatMap(([, names = '', text = '']) =>
    names.split(', ').includes(name) ? [sentence(text.replace(/\s*\n\s*/g, ' '))] : [],
  );
}

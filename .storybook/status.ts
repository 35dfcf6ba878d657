/** What a test run found of one check of a component's stories. */
export interface Result {
  passed: number;
  failed: number;
}
/** The last test run of each component, by the id of its stories: `components-button`. */
export type Status = Readonly<Record<string, { date: string; results: Readonly<Record<string, Result>> }>>;

/** The checks that a docs page tells of. The first is made of every story, each other of the stories that ask for it. */
export const checks = {
  axe: 'axe, in both themes',
  keyboard: 'Keyboard alone',
  forced: 'Forced colors',
  reflow: 'Reflow at 320 px',
  rtl: 'Right to left',
} as const;
export type Check = keyof typeof checks;

/** Where the test run leaves it and docs pages read it, beside the static build's own files. */
export const STATUS = 'status.json';

/** What is said of a check: "3 stories passed", "1 of 3 stories failed", "Not run". */
export function told({ passed, failed }: Result = { passed: 0, failed: 0 }): string {
  const all = passed + failed;
  if (all === 0) return 'Not run';
  const stories = all === 1 ? 'story' : 'stories';
  return failed > 0 ? `${failed} of ${all} ${stories} failed` : `${all} ${stories} passed`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The changes of a component since the last release, as sentences: those below the first heading of the changelog that name it. */
export function changesOf(changelog: string, name: string): string[] {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  const entries = [...newest.matchAll(/^- \*\*(.+?)\*\*: (.+(?:\n {2}.+)*)/gm)];
  return entries.flatMap(([, names = '', text = '']) =>
    names.split(', ').includes(name) ? [sentence(text.replace(/\s*\n\s*/g, ' '))] : [],
  );
}

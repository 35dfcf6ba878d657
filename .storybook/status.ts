/** Last test run of a component: the outcome of each story, by story id. */
export interface ComponentRun {
  date: string;
  stories: Readonly<Record<string, 'passed' | 'failed'>>;
}
/** Last test run of each component, by story prefix: `components-button`. */
export type Status = Readonly<Record<string, ComponentRun>>;

/** The test run writes this file into the static build; docs pages read it. */
export const STATUS = 'status.json';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Changes of a component since the last release: the entries that name it below the changelog's first heading. */
export function changesOf(changelog: string, name: string): string[] {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  const entries = [...newest.matchAll(/^- \*\*(.+?)\*\*: (.+(?:\n {2}.+)*)/gm)];
  return entries.flatMap(([, names = '', text = '']) =>
    names.split(', ').includes(name) ? [sentence(text.replace(/\s*\n\s*/g, ' '))] : [],
  );
}

/** Tag in the meta of a component that came since the last release (CHANGELOG.md): `tags: ['new']`. All others are stable. */
export const NEW = 'new';

export const isNew = ({ tags }: { tags?: readonly string[] }) => tags?.includes(NEW) ?? false;

/**
 * What a component is called here, and elsewhere: `components/Navigation/NavMenu (dropdown, menu)`. The sidebar's search reads
 * names alone, so other names stand in the title.
 */
export function namesOf(title: string): { name: string; aliases: readonly string[] } {
  const [, name = title, others] = /([^/()]+?)(?: \(([^)]*)\))?$/.exec(title) ?? [];
  return { name, aliases: others?.split(', ') ?? [] };
}

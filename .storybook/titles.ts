/** Whether a component has the tag `new`, which lasts until the next release (CHANGELOG.md). */
export const isNew = ({ tags }: { tags?: readonly string[] }) => tags?.includes('new') ?? false;

/** Tag of stories that test behavior instead of showing a state: `tags: ['check']`. The sidebar hides them at first. */
export const CHECK = 'check';
export const isCheck = ({ tags }: { tags?: readonly string[] }) => tags?.includes(CHECK) ?? false;

/** The story `AllVariants` shows all states of a component in one grid, at the top of the docs page. */
export const isGallery = ({ name }: { name: string }) => name === 'All Variants';

/**
 * Name and aliases of a component, from a title such as `components/Navigation/NavMenu (dropdown, menu)`. Aliases are
 * in the title because the sidebar searches titles only.
 */
export function namesOf(title: string): { name: string; aliases: readonly string[] } {
  const [, name = title, others] = /([^/()]+?)(?: \(([^)]*)\))?$/.exec(title) ?? [];
  return { name, aliases: others?.split(', ') ?? [] };
}

/** One entry of a Storybook's `index.json`, as far as the runner reads it. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type?: string;
}

/** A Storybook's `index.json`, version 5. */
export interface StoryIndex {
  v: number;
  entries: Readonly<Record<string, Entry>>;
}

/**
 * An index of the same stories under a few titles, whose stories carry their own title in the name. The components are
 * dealt out in turn, so that every group takes about as long.
 *
 * @param options.titles keeps only what has one of these in its title; all when empty
 * @throws Error when nothing is left
 */
export function groupStories(
  index: StoryIndex,
  { groups, titles = [] }: { groups: number; titles?: readonly string[] },
): StoryIndex {
  const places = new Map<string, number>();
  const entries = Object.entries(index.entries).filter(
    ([, { title }]) => titles.length === 0 || titles.some((part) => title.includes(part)),
  );
  if (entries.length === 0) throw new Error(`No story has ${titles.join(' or ') || 'any title'} in its title`);
  return {
    ...index,
    entries: Object.fromEntries(
      entries.map(([id, entry]) => {
        const place = places.get(entry.title) ?? places.size;
        places.set(entry.title, place);
        return [id, { ...entry, title: `Part ${(place % groups) + 1}`, name: `${entry.title}: ${entry.name}` }];
      }),
    ),
  };
}

/** One entry of a Storybook's `index.json`, as far as the runner reads it. */
interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
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
 * @param options.files keeps only stories whose file has one of these in its path (`components/Button`); all when empty
 * @throws Error when nothing is left
 */
export function groupStories(
  index: StoryIndex,
  { groups, files = [] }: { groups: number; files?: readonly string[] },
): StoryIndex {
  const places = new Map<string, number>();
  const entries = Object.entries(index.entries).filter(
    ([, { importPath }]) => files.length === 0 || files.some((part) => importPath.includes(part)),
  );
  if (entries.length === 0) throw new Error(`No story is in a file like ${files.join(' or ') || 'any'}`);
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

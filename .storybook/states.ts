/** What is read of a story to choose the states of a docs page. */
export interface Candidate {
  /** As in the sidebar: "About Open". */
  name: string;
  /** Storybook's tags and its own. */
  tags: readonly string[];
}

/** How many states a docs page shows at most, the first one among them. */
export const SHOWN = 8;
/** How many of them a rule chooses; a page's are large. */
export const CHOSEN = { part: 6, page: 4 };

/** Tag of a story that proves something rather than shows a state: `tags: ['check']`. The sidebar hides it at first. */
export const CHECK = 'check';

/** Whether a story is listed as a check, on its docs page as in the sidebar. */
export const isCheck = ({ tags }: Candidate) => tags.includes(CHECK);

// One of each, in the order of what a reader looks for.
const kinds = [
  /\b(open|unfolded|stuck|sent|success|subscribed|submitted)\b/i,
  /\b(invalid|error|errors|failed|fails|missing|rejected|empty submit|empty is sent|could not be loaded)\b/i,
  /\b(narrow|phone|mobile)\b/i,
  /\bdark\b/i,
  /\b(hover|hovered)\b/i,
  /\b(focus|focused)\b/i,
  /\b(unavailable|disabled|read only|unconfigured|fully booked|nothing)\b/i,
  /\b(busy|submitting|loading)\b/i,
  /\b(selected|current|chosen|checked|filled|filtered)\b/i,
  /\b(empty|without)\b/i,
  /\b(long|many)\b/i,
  /\b(tablet|laptop)\b/i,
];

// They show nothing, or, as a photograph that does not come, what the first one shows.
const unseen = /^(none|nothing yet|nothing at all|photograph fails)$/i;

const plain = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * The states to show whole: those that `parameters.docs.states` names, else the first story and one of each kind that
 * there is (open, failed, narrow, dark ...), filled up in the order of the file.
 *
 * @param options.named names of exports, e.g. `AboutOpen`
 * @param options.most how many where none are named
 * @throws Error when a name is nobody's, or there are too many
 */
export function chooseStates<T extends Candidate>(
  stories: readonly T[],
  { named, most = CHOSEN.part }: { named?: readonly string[]; most?: number } = {},
): T[] {
  if (named) {
    if (named.length > SHOWN) throw new Error(`A docs page shows ${SHOWN} states at most, not ${named.length}.`);
    return named.map((name) => {
      const story = stories.find((candidate) => plain(candidate.name) === plain(name));
      if (!story) throw new Error(`docs.states names ${name}, which is no story here.`);
      return story;
    });
  }
  const [first, ...rest] = stories.filter((story) => !isCheck(story) && !unseen.test(story.name));
  if (!first) return [];
  const chosen = new Set([first]);
  for (const kind of kinds) {
    const one = rest.find((story) => kind.test(story.name) && !chosen.has(story));
    if (one && chosen.size < most) chosen.add(one);
  }
  for (const story of rest) if (chosen.size < most) chosen.add(story);
  return stories.filter((story) => chosen.has(story));
}

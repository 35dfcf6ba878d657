import type { Picture } from './plan.ts';

export interface Result {
  changed: Picture[];
  added: Picture[];
  removed: Picture[];
  /** How many pictures are the same. */
  same: number;
}

/** What was compared with what, in words. */
export interface Sides {
  before: string;
  after: string;
}

export const differences = ({ changed, added, removed }: Result) => changed.length + added.length + removed.length;

const kinds = [
  { kind: 'changed', title: 'Changed', id: 'changed' },
  { kind: 'added', title: 'Added', id: 'new' },
  { kind: 'removed', title: 'Removed', id: 'deleted' },
] as const;

const count = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

/** One entry a story, with its pictures. */
function byStory(pictures: readonly Picture[]) {
  const stories = new Map<string, Picture[]>();
  for (const picture of pictures) stories.set(picture.story, [...(stories.get(picture.story) ?? []), picture]);
  return [...stories];
}

/** The stories of every kind that differ; a kind without any is left out. */
function parts(result: Result) {
  return kinds
    .map(({ kind, title, id }) => ({ title, id, stories: byStory(result[kind]), pictures: result[kind].length }))
    .filter(({ pictures }) => pictures > 0);
}

const headline = (result: Result) => {
  const total = result.same + differences(result);
  if (differences(result) === 0) return `Nothing changed: ${count(total, 'picture')} compared.`;
  const list = parts(result).map(
    ({ title, stories }) => `${count(stories.length, 'story', 'stories')} ${title.toLowerCase()}`,
  );
  return `${list.join(', ')}; ${count(result.same, 'picture is', 'pictures are')} the same.`;
};

const heading = ({ title, stories, pictures }: ReturnType<typeof parts>[number]) =>
  `${title}: ${count(stories.length, 'story', 'stories')}, ${count(pictures, 'picture')}`;

/** For the terminal. */
export function asText(result: Result): string {
  const lists = parts(result).map((part) => {
    const stories = part.stories.map(
      ([story, pictures]) => `  ${story} (${pictures.map(({ mode }) => mode).join('; ')})`,
    );
    return [heading(part), ...stories].join('\n');
  });
  return [...lists, headline(result)].join('\n\n');
}

/** For the page of a pull request's checks. */
export function asMarkdown(result: Result, { before, after }: Sides): string {
  const safe = (text: string) => text.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
  const lists = parts(result).map((part) =>
    [
      `### ${heading(part)}`,
      '',
      ...part.stories.map(([story, pictures]) => `- ${safe(story)} (${pictures.map(({ mode }) => mode).join('; ')})`),
    ].join('\n'),
  );
  return [
    '## Pictures of the stories',
    headline(result),
    `Before: ${safe(before)}  \nAfter: ${safe(after)}`,
    ...lists,
    ...(lists.length > 0
      ? ['The report with before, after and difference is in the artifact `visual-report`: open `index.html`.']
      : []),
    '',
  ].join('\n\n');
}

const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The report's first page: what was compared, what differs, and how to look at it. */
export function asPage(result: Result, { before, after }: Sides): string {
  const link = (id: string, { name, mode }: Picture) =>
    `<a href="pictures.html?id=${id}-${encodeURIComponent(`${name}.png`)}">${inHtml(mode)}</a>`;
  const lists = parts(result).map(
    (part) => `<h2>${heading(part)}</h2>
<ul>
${part.stories.map(([story, pictures]) => `<li>${inHtml(story)}: ${pictures.map((picture) => link(part.id, picture)).join(', ')}</li>`).join('\n')}
</ul>`,
  );
  const help = `<p>Follow a link to see the picture before and after. Below it you choose how: <b>Diff</b> marks in red what differs,
<b>Slide</b> draws one over the other, <b>2up</b> sets them side by side, <b>Blend</b> and <b>Toggle</b> lay them over each other.
If you meant every difference, nothing is left to do; the next comparison starts from the merged state.</p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks different</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; }
li { overflow-wrap: anywhere; }
dt { float: left; clear: left; width: 5rem; }
dd { margin: 0 0 0 5rem; }
</style>
<h1>What looks different</h1>
<p>${inHtml(headline(result))}</p>
<dl><dt>Before</dt><dd>${inHtml(before)}</dd><dt>After</dt><dd>${inHtml(after)}</dd></dl>
${lists.length > 0 ? help : ''}
${lists.join('\n')}
</html>
`;
}

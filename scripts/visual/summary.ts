import type { Picture } from './plan.ts';

export interface Result {
  changed: Picture[];
  added: Picture[];
  removed: Picture[];
  /** Stories that could not be shown on one side, and why. */
  missing: { pictures: Picture[]; reason: string; side: 'before' | 'after' }[];
  /** How many pictures are the same. */
  same: number;
}

/** What was compared with what, in words. */
export interface Sides {
  before: string;
  after: string;
}

export const differences = ({ changed, added, removed }: Result) => changed.length + added.length + removed.length;

/** For the process: 0 if everything is as it was, 1 if not, 2 if that cannot be said of a story as it is now. */
export function exitCode(result: Result): 0 | 1 | 2 {
  if (result.missing.some(({ side }) => side === 'after')) return 2;
  return differences(result) + result.missing.length > 0 ? 1 : 0;
}

const kinds = [
  { kind: 'changed', title: 'Changed' },
  { kind: 'added', title: 'Added' },
  { kind: 'removed', title: 'Removed' },
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
    .map(({ kind, title }) => ({ kind, title, stories: byStory(result[kind]), pictures: result[kind].length }))
    .filter(({ pictures }) => pictures > 0);
}

/** Stories without a picture on one side, one entry each. */
const unseen = ({ missing }: Result) =>
  missing.map(({ pictures, reason, side }) => ({
    story: pictures[0]?.story ?? '',
    text: `could not be shown ${side === 'before' ? 'as it was' : 'as it is now'}: ${reason}`,
  }));

const headline = (result: Result) => {
  const missing = result.missing.length > 0 ? `; ${count(result.missing.length, 'story', 'stories')} not compared` : '';
  if (differences(result) === 0) return `Nothing changed: ${count(result.same, 'picture')} compared${missing}.`;
  const list = parts(result).map(
    ({ title, stories }) => `${count(stories.length, 'story', 'stories')} ${title.toLowerCase()}`,
  );
  return `${list.join(', ')}${missing}; ${count(result.same, 'picture is', 'pictures are')} the same.`;
};

const heading = ({ title, stories, pictures }: ReturnType<typeof parts>[number]) =>
  `${title}: ${count(stories.length, 'story', 'stories')}, ${count(pictures, 'picture')}`;
const notCompared = (result: Result) => `Not compared: ${count(result.missing.length, 'story', 'stories')}`;

/** For the terminal. */
export function asText(result: Result): string {
  const lists = parts(result).map((part) => {
    const stories = part.stories.map(
      ([story, pictures]) => `  ${story} (${pictures.map(({ mode }) => mode).join('; ')})`,
    );
    return [heading(part), ...stories].join('\n');
  });
  if (result.missing.length > 0)
    lists.push([notCompared(result), ...unseen(result).map(({ story, text }) => `  ${story} ${text}`)].join('\n'));
  return [...lists, headline(result)].join('\n\n');
}

/** Stories of a kind that the job's page lists; it cuts off long summaries, the report does not. */
const LISTED = 200;

/** For the page of a pull request's checks. */
export function asMarkdown(result: Result, { before, after }: Sides): string {
  const safe = (text: string) => text.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
  const lists = parts(result).map((part) => {
    const stories = part.stories.map(
      ([story, pictures]) => `- ${safe(story)} (${pictures.map(({ mode }) => mode).join('; ')})`,
    );
    const rest = stories.splice(LISTED).length;
    return [`### ${heading(part)}`, '', ...stories, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
  });
  if (result.missing.length > 0) {
    const stories = unseen(result).map(({ story, text }) => `- ${safe(story)} ${safe(text)}`);
    lists.push([`### ${notCompared(result)}`, '', ...stories.slice(0, LISTED)].join('\n'));
  }
  return [
    '## Pictures of the stories',
    headline(result),
    `Before: ${safe(before)}  \nAfter: ${safe(after)}`,
    ...lists,
    ...(differences(result) > 0
      ? ['The report with before, after and difference is in the artifact `visual-report`: open its `index.html`.']
      : []),
    '',
  ].join('\n\n');
}

const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** More stories than this are shown folded. */
const OPEN = 30;

const views = {
  changed: [
    ['before', 'Before'],
    ['after', 'After'],
    ['difference', 'Difference'],
  ],
  added: [['after', 'New']],
  removed: [['before', 'Was']],
} as const;

/** One picture: each of its sides, which leads to the file, and the way to lay them over each other. */
function figure(kind: keyof typeof views, { name, mode }: Picture) {
  const file = encodeURI(`${name}.png`);
  const sides = views[kind].map(
    ([folder, label]) =>
      `<div><a href="${folder}/${file}">${label}</a><div class="side"><img loading="lazy" alt="" src="${folder}/${file}"></div></div>`,
  );
  const overlay = kind === 'changed' ? ` <button data-file="${file}">Lay one over the other</button>` : '';
  return `<figure>
<figcaption>${inHtml(mode)}${overlay}</figcaption>
<div class="sides">${sides.join('')}</div>
</figure>`;
}

const overlay = `<dialog aria-label="Before and after">
<form method="dialog">
<label><input type="radio" name="how" value="slide" checked> Slide</label>
<label><input type="radio" name="how" value="fade"> Fade</label>
<label>Before <input type="range" name="amount" min="0" max="100" aria-label="From before to after"> After</label>
<button>Close</button>
</form>
<div class="stack"><img alt="Before"><img alt="After"><div class="border"></div></div>
</dialog>
<script>
const dialog = document.querySelector('dialog');
const form = dialog.querySelector('form');
const [before, after] = dialog.querySelectorAll('img');
const border = dialog.querySelector('.border');
function draw() {
  const { how, amount } = Object.fromEntries(new FormData(form));
  after.style.clipPath = how === 'slide' ? 'inset(0 ' + (100 - amount) + '% 0 0)' : '';
  border.style.left = amount + '%';
  border.hidden = how !== 'slide';
  after.style.opacity = how === 'fade' ? amount / 100 : 1;
}
form.addEventListener('input', draw);
document.addEventListener('click', ({ target }) => {
  const { file } = target.dataset;
  if (!file) return;
  before.src = 'before/' + file;
  after.src = 'after/' + file;
  draw();
  dialog.showModal();
});
// The sides of one picture scroll together.
document.addEventListener('scroll', ({ target }) => {
  for (const side of target.closest?.('.sides')?.querySelectorAll('.side') ?? []) side.scrollTop = target.scrollTop;
}, true);
</script>`;

/** The report's first page: what was compared, what differs, and how to look at it. */
export function asPage(result: Result, { before, after }: Sides): string {
  const all = parts(result);
  const open = all.flatMap(({ stories }) => stories).length > OPEN ? '' : ' open';
  const lists = all.map(
    (part) => `<h2>${heading(part)}</h2>
${part.stories
  .map(
    ([story, pictures]) => `<details${open}>
<summary>${inHtml(story)}</summary>
${pictures.map((picture) => figure(part.kind, picture)).join('\n')}
</details>`,
  )
  .join('\n')}`,
  );
  if (result.missing.length > 0)
    lists.push(`<h2>${notCompared(result)}</h2>
<ul>
${unseen(result)
  .map(({ story, text }) => `<li>${inHtml(story)} ${inHtml(text)}</li>`)
  .join('\n')}
</ul>`);
  const help = `<p>Each entry is a story of Storybook; a click on its name folds it out and in. Of a changed one you see the picture <b>before</b>, <b>after</b>, and the
<b>difference</b>: what is not the same is red. Tall pictures scroll, all three together; the word above each opens it at its full size.
<b>Lay one over the other</b> shows both in one place: “Slide” moves the border between them (left of it is after), “Fade” leads from one to the other.</p>
<p>Ask of each one whether this work meant it. If it did, nothing is left to do: once it is merged, it is what the next work is
compared with. If it did not, the change reaches further than intended.</p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks different</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 80rem; margin: 3rem auto; padding: 0 1.25rem; }
p { max-width: 48rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
summary { font-weight: 600; padding: 0.5rem 0; overflow-wrap: anywhere; cursor: pointer; }
details { border-top: 1px solid #8888; }
figure { margin: 0 0 1.5rem; }
.sides { display: flex; gap: 1rem; margin-top: 0.5rem; }
.sides > div { flex: 1; min-width: 0; max-width: calc((100% - 2rem) / 3); }
.side { max-height: 26rem; overflow-y: auto; outline: 1px solid #8888; }
.side img { display: block; max-width: 100%; }
dialog { width: 100%; height: 100%; box-sizing: border-box; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; margin-bottom: 1rem; position: sticky; top: 0; background: Canvas; z-index: 1; padding: 0.5rem 0; }
.stack { display: grid; width: max-content; position: relative; }
.border { position: absolute; block-size: 100%; border-left: 2px solid #f0f; }
.stack img { grid-area: 1 / 1; outline: 1px solid #8888; }
</style>
<h1>What looks different</h1>
<p>${inHtml(headline(result))}</p>
<dl><dt>Before</dt><dd>${inHtml(before)}</dd><dt>After</dt><dd>${inHtml(after)}</dd></dl>
${all.length > 0 ? help : ''}
${lists.join('\n')}
${result.changed.length > 0 ? overlay : ''}
</html>
`;
}

import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { Picture } from './plan.ts';
import { asMarkdown, asPage, asText, differences, exitCode, type Result } from './summary.ts';

const picture = (story: string, theme: Picture['theme'] = 'light'): Picture => ({
  name: `${story}/default.${theme}-1280`,
  story,
  mode: `${theme}, 1280 px`,
  theme,
});
const nothing: Result = { changed: [], added: [], removed: [], missing: [], same: 12 };
const some: Result = {
  changed: [picture('pages/Home'), picture('pages/Home', 'dark')],
  added: [picture('components/New')],
  removed: [picture('components/Old <b>')],
  missing: [],
  same: 3,
};
const broken: Result = {
  ...nothing,
  missing: [{ pictures: [picture('pages/Off'), picture('pages/Off', 'dark')], reason: 'No <main>.', side: 'after' }],
};
const sides = { before: 'abc1234 “Before”', after: 'def5678 “<After> [it](x)”' };

test('says in one sentence that nothing changed', () => {
  expect(differences(nothing)).toBe(0);
  expect(asText(nothing)).toBe('Nothing changed: 12 pictures compared.');
});

test('lists stories, each once with its pictures, under what happened to them', () => {
  expect(differences(some)).toBe(4);
  expect(asText(some)).toBe(`Changed: 1 story, 2 pictures
  pages/Home (light, 1280 px; dark, 1280 px)

Added: 1 story, 1 picture
  components/New (light, 1280 px)

Removed: 1 story, 1 picture
  components/Old <b> (light, 1280 px)

1 story changed, 1 story added, 1 story removed; 3 pictures are the same.`);
});

test('the code to exit with is 0 only if every story is as it was', () => {
  expect([nothing, some, broken].map(exitCode)).toEqual([0, 1, 2]);
  // Broken on the other side, a story cannot be said to be the same; but it works now.
  expect(exitCode({ ...nothing, missing: broken.missing.map((one) => ({ ...one, side: 'before' })) })).toBe(1);
});

test('names a story that could not be shown everywhere, with its reason', () => {
  expect(asText(broken)).toBe(`Not compared: 1 story
  pages/Off could not be shown as it is now: No <main>.

Nothing changed: 12 pictures compared; 1 story not compared.`);
  expect(asMarkdown(broken, sides)).toContain('- pages/Off could not be shown as it is now: No \\<main\\>.');
  expect(asPage(broken, sides)).toContain('<li>pages/Off could not be shown as it is now: No &#60;main&#62;.</li>');
});

test('the job page gets the same as Markdown, and names the artifact only if there is something to see', () => {
  expect(asMarkdown(some, sides)).toContain('### Changed: 1 story, 2 pictures');
  expect(asMarkdown(some, sides)).toContain('- components/Old \\<b\\> (light, 1280 px)');
  expect(asMarkdown(some, sides)).toContain('\\<After\\> \\[it\\](x)');
  expect(asMarkdown(some, sides)).toContain('`visual-report`');
  expect(asMarkdown(nothing, sides)).not.toContain('visual-report');
});

test('the job page lists no more stories than it can hold', () => {
  const many = { ...nothing, changed: Array.from({ length: 260 }, (_, index) => picture(`components/C${index}`)) };
  const markdown = asMarkdown(many, sides);
  expect(markdown.match(/^- components/gm)).toHaveLength(200);
  expect(markdown).toContain('- and 60 more');
});

const missingFrom = (page: string, ...parts: string[]) => parts.filter((part) => !page.includes(part));

test('the report shows each side of a picture, and lays the two of a changed one over each other', () => {
  const name = 'pages/Home/default.dark-1280.png';
  const sidesOf = (page: string, file: string) =>
    [...page.matchAll(/src="(\w+)\/([^"]+)"/g)].flatMap(([, side, of]) => (of === file ? [side] : []));
  const page = asPage(some, sides);
  expect(sidesOf(page, name)).toEqual(['before', 'after', 'difference']);
  expect(sidesOf(page, 'components/New/default.light-1280.png')).toEqual(['after']);
  expect(sidesOf(page, 'components/Old%20%3Cb%3E/default.light-1280.png')).toEqual(['before']);
  expect(page).toContain(`data-file="${name}"`);
});

test('the report says how to read it, folds a long list, and carries no foreign markup', () => {
  const page = asPage(some, sides);
  expect(missingFrom(page, 'Changed: 1 story, 2 pictures', 'what is not the same is red', '<details open>')).toEqual(
    [],
  );
  expect(page).toContain('&#60;After&#62;');
  expect(page).not.toContain('<After>');
  const errors: string[] = [];
  parse(page, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  expect(asPage(nothing, sides)).not.toContain('Lay one over');
  const many = { ...nothing, changed: Array.from({ length: 31 }, (_, index) => picture(`components/C${index}`)) };
  expect(asPage(many, sides)).not.toContain('<details open>');
});

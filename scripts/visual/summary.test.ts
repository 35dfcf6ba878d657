import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { Picture } from './plan.ts';
import { asMarkdown, asPage, asText, differences, type Result } from './summary.ts';

const picture = (story: string, theme: Picture['theme'] = 'light'): Picture => ({
  name: `${story}/default.${theme}-1280`,
  story,
  mode: `${theme}, 1280 px`,
  theme,
});
const nothing: Result = { changed: [], added: [], removed: [], same: 12 };
const some: Result = {
  changed: [picture('pages/Home'), picture('pages/Home', 'dark')],
  added: [picture('components/New')],
  removed: [picture('components/Old <b>')],
  same: 3,
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

test('the job page gets the same as Markdown, and names the artifact only if there is something to see', () => {
  expect(asMarkdown(some, sides)).toContain('### Changed: 1 story, 2 pictures');
  expect(asMarkdown(some, sides)).toContain('- components/Old \\<b\\> (light, 1280 px)');
  expect(asMarkdown(some, sides)).toContain('\\<After\\> \\[it\\](x)');
  expect(asMarkdown(some, sides)).toContain('`visual-report`');
  expect(asMarkdown(nothing, sides)).not.toContain('visual-report');
});

test('the report leads to each picture, says how to read it, and carries no foreign markup', () => {
  const page = asPage(some, sides);
  expect(page).toContain('href="pictures.html?id=changed-pages%2FHome%2Fdefault.dark-1280.png"');
  expect(page).toContain('href="pictures.html?id=new-components%2FNew%2Fdefault.light-1280.png"');
  expect(page).toContain('?id=deleted-');
  expect(page).toContain('&#60;After&#62;');
  expect(page).not.toContain('<After>');
  const errors: string[] = [];
  parse(page, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  expect(asPage(nothing, sides)).not.toContain('pictures.html');
});

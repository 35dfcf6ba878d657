import { readFile } from 'node:fs/promises';
import { articles } from '../../src/content/articles.data.ts';
import { caseStudies } from '../../src/content/caseStudies.data.ts';
import { articleAt } from '../../src/content/listPages/article.ts';
import { caseStudyAt } from '../../src/content/listPages/caseStudy.ts';
import { reportAt } from '../../src/content/listPages/report.ts';
import { reports } from '../../src/content/reports.data.ts';
import { plainText } from '../../src/content/text.ts';
import { expect, test } from '../support/test.ts';

/** The library of Firefox's reader view. */
const READABILITY = new URL(import.meta.resolve('@mozilla/readability/Readability.js'));
const hrefs = (records: readonly { href?: string }[]) => records.flatMap(({ href }) => href ?? []);

const pages = [
  ...hrefs(articles).map((path) => ({ path, results: [], ...articleAt(path) })),
  ...hrefs(caseStudies).map((path) => ({ path, ...caseStudyAt(path) })),
  ...hrefs(reports).map((path) => ({ path, ...reportAt(path) })),
];
for (const { path, head, results, text } of pages)
  test(`a reader view of ${path} has its lead, results, insights, text and sources`, async ({ page, problems }) => {
    // Readability causes this error in its copy of the page.
    problems.allow(/inline style violates/);
    await page.goto(path);
    const shown = await page.evaluate(
      `${await readFile(READABILITY, 'utf8')}; new Readability(document.cloneNode(true)).parse().textContent`,
    );
    const parts = [
      head.lead ?? '',
      ...results.flatMap(({ value, label }) => [value, label]),
      ...text.keyInsights,
      ...text.parts.flatMap(({ heading = '', paragraphs, links = [] }) => [
        heading,
        ...paragraphs.map(plainText),
        ...links.map(({ label }) => label),
      ]),
    ];
    expect(parts.filter((part) => !String(shown).includes(part))).toEqual([]);
    await expect(page.locator('main article:has(h1)')).toHaveCount(1);
  });

import { unknown } from '../support/pages.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind that no test of the main paths opens. */
const paths = [
  '/',
  '/ai',
  '/services/sap-solutions',
  '/services/enterprise-cx',
  '/services/ai-orchestration',
  '/services/upgrade-sap',
  '/solutions/cx',
  '/about',
  '/about/our-story',
  '/about/our-team',
  '/about/careers',
  '/careers',
  '/resources/all',
  '/resources/case-studies',
  '/resources/case-studies/eleven-plants-one-cutover-weekend',
  '/resources/thought-leadership/the-2027-decision',
  '/resources/events',
  '/resources/agent-sheet',
  '/contact/support',
  '/privacy',
  unknown,
];

for (const path of paths)
  test(`${path} has no errors and fits into 1280 and 360 px`, async ({ visit }) => {
    await visit.goto(path);
    await visit.start();
    for (const width of [1280, 360]) {
      await visit.resize(width, 800);
      const { scrollWidth, clientWidth } = await visit.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect.soft(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
    }
    // The status of the unknown address is correct.
    const problems = (await visit.problems()).filter((line) => !(/\b404\b/.test(line) && line.includes(unknown)));
    expect(problems).toEqual([]);
  });

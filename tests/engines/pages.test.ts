import { kinds, unknown } from '../support/pages.ts';
import { expect, test } from './support/test.ts';

const paths = [
  ...kinds,
  '/services/sap-solutions',
  '/about/our-story',
  '/about/our-team',
  '/about/careers',
  '/contact/support',
  '/resources/agent-sheet',
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
    // The 404 of the unknown address is correct.
    const problems = (await visit.problems()).filter((line) => !(/\b404\b/.test(line) && line.includes(unknown)));
    expect(problems).toEqual([]);
  });

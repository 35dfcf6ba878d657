import { colorRules, showTheme, violations } from '../support/accessibility.ts';
import { addresses, unknown } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { expectSoundVisit } from '../support/visit.ts';
import { expectRoomForFocus, expectRoomForText } from './geometry.ts';

// Every page, at a phone's width, where targets have the least space. tests/site visits one page of each kind on a
// desktop.
test.use({ viewport: { width: 360, height: 740 } });

for (const path of [...addresses, unknown])
  test(`${path} has no errors or accessibility violations in either theme, and fits nine widths`, async ({
    page,
    layoutShifts,
    problems,
  }) => {
    if (path === unknown) problems.allow(/^404: .*no-such-page$/);
    await test.step('light theme', () => expectSoundVisit({ page, layoutShifts }, path));
    await test.step('dark theme', async () => {
      await showTheme(page, 'dark');
      expect.soft(await violations(page, colorRules)).toEqual([]);
    });
    await test.step('focus', () => expectRoomForFocus(page));
    await test.step('widths', () => expectRoomForText(page));
  });

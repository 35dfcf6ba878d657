import { kinds, unknown } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { expectSoundVisit } from '../support/visit.ts';

// One page of each kind; `tests/pages` visits all of them.
for (const path of kinds)
  test(`a visit to ${path} has no problems, hardly moves, is light and accessible`, async ({
    page,
    layoutShifts,
    problems,
  }) => {
    if (path === unknown) problems.allow(/^404: .*no-such-page$/);
    await expectSoundVisit({ page, layoutShifts }, path);
  });
